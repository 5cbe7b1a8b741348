import type { Provider } from '#domain/catalog/provider.schema.ts'
import { formatCents } from '#domain/shared/money.ts'
import { providersIn } from '../reading/read-question.ts'
import type { Asking, Reply } from './asking.ts'
import { results } from './page-links.ts'
import { plansThere } from './places/plans-there.ts'
import { listInWords, planListLink } from './plan-words.ts'

/** Whether it costs something to go from one provider to another. */
const switchingCost =
  /^(?!.*\b(?:cancel\w*|terminat\w*|early|etf|contract)\b)(?=.*\b(?:switch\w*|chang(?:e|ing) (?:my |our )?(?:internet )?(?:providers?|compan(?:y|ies)|isps?))\b).*\b(?:costs?(?! (?:less|more)\b)|fees?|charges?|charged|pay|free|penalt(?:y|ies))\b/

const leaves =
  /\b(?:from|leav(?:e|es|ing)|off|ditch(?:ing)?|drop(?:ping)?|quit(?:ting)?|cancel(?:l?ing)?|have|with|my) (?:my |our )?$/
const goesTo = /\b(?:to|get|getting|join|joining) $/

/** `I have Spectrum now` after that was asked. */
export const asksSwitchingCost = ({ asked, dialogue }: Pick<Asking, 'asked' | 'dialogue'>): boolean =>
  switchingCost.test(asked.text) ||
  (dialogue.topic === 'switching' &&
    asked.providers.length === 1 &&
    switchingCost.test(dialogue.question.toLowerCase()))

/** Whom somebody leaves and to whom they go, as far as that was told. */
function whose({ asked, catalogue, dialogue }: Asking): { old?: Provider; next?: Provider } {
  const named = providersIn(catalogue, asked.text).map(({ provider, words }) => {
    const before = asked.text.slice(0, asked.text.indexOf(words))
    return { provider, leaves: leaves.test(before), goesTo: goesTo.test(before) }
  })
  const old =
    named.find(one => one.leaves)?.provider ?? (dialogue.own && catalogue.provider(dialogue.own)) ?? null
  const next = named.find(one => one.goesTo)?.provider ?? named.find(one => !one.leaves)?.provider ?? null
  return { ...(old ? { old } : {}), ...(next && next !== old ? { next } : {}) }
}

/** What going from one provider to another costs: what the old one may charge, which it alone knows, and what the new one does. */
export function costOfSwitching(asking: Asking): Reply {
  const { old, next } = whose(asking)
  const plans = next ? plansThere(asking, next.id) : []
  const once = [
    ...new Set(
      plans
        .flatMap(({ schedule }) => schedule.oneTimeFees)
        .map(({ label, cents }) => `${label.toLowerCase()} of ${formatCents(cents)}`),
    ),
  ]
  const ofNext =
    once.length > 0
      ? `${next?.name} charges once, by plan: ${listInWords(once)}.`
      : plans.length > 0
        ? `for ${next?.name} our catalog lists no one-time fee.`
        : 'some plans have one-time fees, such as for activation or installation. They stand with each plan, and our totals count them.'
  const whom = old?.name ?? 'your present provider'
  return {
    text: `Leaving: ${whom} may charge an early termination fee if you’re still in a term, and for equipment that isn’t returned. Whether it does, only ${whom} knows: your bill or contract says, or ask it. Starting: ${ofNext} For the few days that both run you pay both. Ordering through us costs nothing. The switching calculator on the results page sets all that against what you’d save.`,
    links: [results, planListLink()],
  }
}
