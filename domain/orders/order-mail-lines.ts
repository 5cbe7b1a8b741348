import { notListedWords, type PlaceDoubts } from '#domain/availability/place-doubts.ts'
import { chargeInWords } from '#domain/billing/charge-words.ts'
import { checkWords } from '#domain/billing/check-words.ts'
import { costFigures } from '#domain/billing/cost-figures.ts'
import { mayApply, taxesInWords, unknownsInWords } from '#domain/billing/cost-words.ts'
import type { WholeCost } from '#domain/billing/whole-cost.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { MailPart } from '#domain/mail/mail-words.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { placeInWords } from '#domain/shared/place-in-words.ts'
import { homesOf, isMoved } from './is-moved.ts'
import { lineWords, movedWords, newAddressWords, pricedForWords, TERMS_THEN } from './order-words.ts'
import type { SoldTerms } from './orders.tables.server.ts'

/** A service of an order, as emails name it. */
export type MailedLine = {
  providerName: string
  serviceName: string
  quantity: number
  pricePerUnitCents: number
  /** What it was sold under; missing in orders from before that was stored. */
  terms?: SoldTerms | null | undefined
}

/** All services of an order, what everything costs in all, and what is not certain at its home, as far as either is known. */
export type MailedServices = {
  lines: readonly MailedLine[]
  cost: WholeCost | null
  /** The address of the order, which may be somewhere else than what the cost was worked out for. */
  address: string
  at?: (PlaceDoubts & { place: string }) | undefined
}

/** The services of an order, each with its price over time: today's alone would hide what it becomes. */
export function linesPart(lines: readonly MailedLine[], unsure: PlaceDoubts['unsure'] = []): MailPart {
  return {
    facts: lines.map(line => {
      const { providerName, serviceName, quantity, pricePerUnitCents, terms } = line
      const service = fullName(providerName, serviceName)
      const certainty = unsure.find(one => one.service === service)?.words
      const price = terms
        ? [scheduleSentence(terms.schedule), checkWords({ ...terms, certainty })].filter(Boolean).join(' ')
        : `${formatMonthly(pricePerUnitCents)}.`
      return quantity > 1 ? [lineWords(line), `each ${price}`] : [service, price]
    }),
  }
}

/** The services of an order, with how certain each is at its home and what isn't listed there. */
const linesThere = (lines: readonly MailedLine[], at: MailedServices['at']): MailPart[] => [
  linesPart(lines, at?.unsure),
  ...(at && at.notListed.length > 0
    ? [`${notListedWords(at.notListed, at.place)} Ask our representative.`]
    : []),
]

/**
 * The services of an order with what isn't listed at its home, and what everything costs. If its address is somewhere else
 * than what the cost was worked out for, that is said instead, as its pages do.
 */
function partsAtHome({ lines, cost, address, at }: MailedServices, termsOf: string): MailPart[] {
  const homes = homesOf(lines)
  const names = homes.map(home => placeInWords(home.zipCode, home))
  if (isMoved(address, homes)) return [linesPart(lines), `${newAddressWords(address)} ${movedWords(names)}`]
  return [...linesThere(lines, at), ...(cost ? costParts(cost, pricedForWords(names) + termsOf) : [])]
}

/** The services of an order as it was placed. */
export const servicesParts = (services: MailedServices): MailPart[] => partsAtHome(services, TERMS_THEN)

/** What the order costs in all, with the figures of its page, what they depend on, which fees may come on top and what nobody publishes. */
function costParts(cost: WholeCost, termsOf: string): MailPart[] {
  const open = [termsOf, taxesInWords(cost), ...unknownsInWords(cost)]
  const depends = cost.conditions.map(({ service, sentences }) => `${service}: ${sentences.join(' ')}`)
  const fees = cost.labels.flatMap(({ service, depending }) =>
    depending.length > 0
      ? [`${service}: ${depending.map(one => `${one.name} ${chargeInWords(one)}`).join('; ')}`]
      : [],
  )
  return [
    { facts: costFigures(cost, { priceNow: true }).map(({ name, value }) => [name, value]) },
    ...(depends.length > 0 ? [['What the prices depend on:', ...depends].join('\n')] : []),
    ...(fees.length > 0 ? [[`${mayApply.title}:`, ...fees, mayApply.note].join('\n')] : []),
    open.join(' '),
  ]
}

/** The services of an order after they were changed: another plan is sold at the terms of the day of the change. */
export const changedServicesParts = (services: MailedServices): MailPart[] => [
  'Your services now:',
  ...partsAtHome(services, 'These are the terms of your order now.'),
]
