import type { LeadStep } from '../conversation.ts'
import { asksSomething, isQuestion } from './asks-in-lead.ts'
import { shapeOf, tidy } from './lead-details.ts'
import { isCompany } from './no-name.ts'

/** A detail with what it should be. */
export type Correction = { step: LeadStep; value: string }

const lead =
  /^(?:(?:oh|no|sorry|wait|oops|actually|i mean|correction|my bad|wrong)[,.! ]+)+(?:its |it is |that is |thats |i mean |should be |its actually |the |my )*(.*)$/i
const named =
  /\b(?:my |the )?(name|zip(?: code)?|email(?: address)?|e-mail|phone(?: number)?|number|service)(?: is| was)?(?: wrong| not right| incorrect)?[,:; ]+(?:it ?s |its |it is |is |should be |to |now )*(.{2,})$/i
const wrong = /\b(?:wrong|incorrect|typo|change|correct|fix|should be|actually|not right)\b/i

const steps: Record<string, LeadStep> = {
  ...{
    name: 'name',
    zip: 'zipCode',
    'zip code': 'zipCode',
    email: 'email',
    'email address': 'email',
    'e-mail': 'email',
  },
  ...{ phone: 'phone', 'phone number': 'phone', number: 'phone', service: 'serviceType' },
}

/** A detail that is put right by its name: `my email is wrong its a@b.co`. */
export function namedCorrection(text: string): Correction | null {
  const plain = text.replace(/\s+/g, ' ').trim()
  const isCorrected = wrong.test(plain)
  if (!isCorrected && !lead.test(plain)) return null
  const [, field = '', said = ''] = plain.match(named) ?? []
  const step = steps[field.toLowerCase()]
  const value = tidy(said)
  if (!step || value === '' || isQuestion(value, step)) return null
  // `No the zip is 85003`: without a word of correction it is one by its figures alone. `No name thanks` is none.
  const hasShape = step !== 'name' && step !== 'serviceType' && canBe(step, value)
  return isCorrected || hasShape ? { step, value } : null
}

/** The same, also after `no wait`: by the shape of what is said, else the detail given last. */
export function correctionIn(text: string, before: LeadStep | null): Correction | null {
  const byName = namedCorrection(text)
  if (byName) return byName
  const rest = text.replace(/\s+/g, ' ').trim().match(lead)?.[1] ?? ''
  const value = tidy(rest)
  if (value === '' || asksSomething(rest) || asksSomething(value)) return null
  const shaped = shapeOf(value)
  if (shaped) return { step: shaped, value }
  const bare = value.replace(/^(?:name|its|is)\s+/i, '')
  if (!before || isQuestion(bare, before) || !canBe(before, bare)) return null
  // A service that was wished at first was not answered last: `no wait its Smith` is of the name.
  if (before === 'serviceType' && !ofService.test(bare))
    return isName(bare) && (saysIts.test(text) || !(isCompany(bare) || ofDetail.test(bare)))
      ? { step: 'name', value: bare }
      : null
  // `Actually no TV, just internet`.
  const kept = before === 'serviceType' ? (/\b(?:just|only) (.+)$/i.exec(bare)?.[1] ?? bare) : bare
  return isQuestion(kept, before) ? null : { step: before, value: kept }
}

const ofService =
  /\b(?:internet|wi-?fi|fiber|cable|tv|security|alarms?|cameras?|bundles?|both|all|everything|services?|phone|none|only|just)\b/i
/** `No email`: a word of what is asked for, and nobody's name. */
const ofDetail = /\b(?:e[- ]?mails?|phones?|numbers?|names?|zips?|calls?|texts?|thanks?|idea)\b/i
const saysIts = /\b(?:it['’]?s|it is|i mean|name)\b/i
const MOST_NAMES = 3
const isName = (value: string): boolean =>
  /^[\p{L}'’. -]+$/u.test(value) && value.split(' ').length <= MOST_NAMES && !isQuestion(value, 'name')

/** `No calls please, just email me` puts no ZIP code right. */
const canBe = (step: LeadStep, value: string): boolean => {
  if (step === 'zipCode' || step === 'phone') return /\d{3}/.test(value)
  return step === 'email' ? value.includes('@') : !/\b(?:calls?|e-?mail|text) ?(?:me|please)\b/i.test(value)
}
