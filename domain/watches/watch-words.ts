import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import { WATCH_MONTHS, type WatchType, type Wish } from './watch.ts'

/** Version of the words beside the forms; raise it with every change, because stored watches name it. */
export const WATCH_WORDS_VERSION = '2026-11-3'

/** What giving an address means, beside each form. */
export const WATCH_PROMISE = `We’ll email you a link to confirm. After that, at most one email a day, only about what you asked for, for ${WATCH_MONTHS} months. Every email has a link that stops it.`

/** The same beside the reminders of a move. */
export const MOVE_PROMISE =
  'We’ll email you a link to confirm. After that, one email on the day each step begins, and nothing else. Every email has a link that stops it.'

/** Beside the limit of a price: labels are told of whatever it is. */
export const LABEL_CHANGES_TOO =
  'Whatever the price, we also email you when the plan’s broadband label changes.'

/** What each kind of internet is called in a sentence. */
export const watchTypeWords: Record<WatchType, string> = {
  any: 'Any new provider',
  fiber: 'Fiber',
  cable: 'Cable',
  '5g': '5G or fixed wireless',
  dsl: 'DSL',
}

/** A wish in words, such as `Fiber at ZIP code 78704`. Prices need `planName`. */
export function wishInWords(wish: Wish, planName: string): string {
  if (wish.kind === 'arrival') return `${watchTypeWords[wish.planType]} at ZIP code ${wish.zipCode}`
  if (wish.kind === 'moving') return `Reminders for your move on ${formatDate(wish.movesOn)}`
  const price =
    wish.belowCents === null
      ? 'another price today or later, another one-time fee'
      : `a price under ${formatCents(wish.belowCents)}/mo`
  return `${planName}: ${price}, or a changed broadband label`
}
