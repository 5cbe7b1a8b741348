import { centsFromDollars, formatCents } from '#domain/shared/money.ts'
import { type HeldOffer, monthsToCompare, offersIn } from '../reading/offers-in.ts'
import type { AnswerOf } from './asking.ts'
import { planListLink } from './plan-words.ts'

/** Over so long our own totals count. */
const USUAL_MONTHS = 24

function totalCents({ monthlyCents, then }: HeldOffer, months: number): number {
  const first = then === null ? months : Math.min(months, then.fromMonth - 1)
  return first * monthlyCents + (months - first) * (then?.monthlyCents ?? 0)
}

/** `And if the first one also has 14 a month for the modem`. */
const alsoCharged =
  /\b(first|second|other)\b.*?\$?\b(\d{1,3}(?:\.\d\d)?)(?: (?:dollars|bucks))? ?(?:a|per|\/) ?(?:month|mo)\b/

/** Two offers that somebody holds, added up over the same time: `49.99 for 12 months then 79.99, the other 65 flat`. */
const heldOffers: AnswerOf = ({ asked, dialogue }) => {
  const [, whose, figure] = alsoCharged.exec(asked.text) ?? []
  const said = offersIn(asked.text)
  const [one, other, ...more] = said.length > 0 ? said : offersIn(dialogue.question.toLowerCase())
  if (!one || !other || more.length > 0) return null
  const months =
    monthsToCompare(asked.text) ?? monthsToCompare(dialogue.question.toLowerCase()) ?? USUAL_MONTHS
  const alsoCents = said.length > 0 || figure === undefined ? 0 : centsFromDollars(Number(figure)) * months
  const first = totalCents(one, months) + (whose === 'first' ? alsoCents : 0)
  const second = totalCents(other, months) + (whose === 'first' ? 0 : alsoCents)
  const verdict =
    first === second
      ? 'Both cost the same'
      : `The ${first < second ? 'first' : 'second'} costs ${formatCents(Math.abs(first - second))} less`
  return {
    text: `Over ${months} months the first comes to ${formatCents(first)} and the second to ${formatCents(second)}. ${verdict}, by the figures you gave alone. Add to each its one-time fees, taxes and what is charged each month for equipment: each plan’s broadband label names them.`,
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }
}

export const heldOfferAnswers = { held_offers: heldOffers } satisfies Record<string, AnswerOf>
