import { centsFromDollars } from '#domain/shared/money.ts'

/** What somebody was offered: a price each month, in cents, and another one from some month on. */
export type HeldOffer = { monthlyCents: number; then: { fromMonth: number; monthlyCents: number } | null }

/** `49.99 for 12 months then 79.99`, `$50 the first year, after that it's 80`. */
const stepped =
  /\$?(\d{2,3}(?:\.\d\d)?)(?:\/mo| a month| per month| dollars| bucks| monthly)? (?:for|the) (?:the )?(?:first )?(?:(\d{1,2}) ?(?:months?|mos?)|(?:(a|one|1|two|2|three|3) )?(?:years?|yrs?))\b,? (?:and )?(?:then|after(?: that)?|afterwards)(?: its| it['’]s| it is| it goes| goes| up| to)* \$?(\d{2,3}(?:\.\d\d)?)/g
/** `65 flat`, `$70 a month that never changes`. */
const flat =
  /\$?(\d{2,3}(?:\.\d\d)?)(?:\/mo| a month| per month| dollars| bucks| monthly)? (?:flat|fixed|forever|for life|locked|guaranteed|every month|no changes?|no increases?|(?:that |which |and it |it )?(?:stays|never changes|never goes up|wont change|won['’]t change|doesnt change|doesn['’]t change))/g
const over =
  /\b(?:over|in|after|for|the) (?:the )?(?:next )?(?:(one|a|1|two|2|three|3) (?:years?|yrs?)|(12|24|36) ?(?:months?|mos?))\b/g

const years = (word: string | undefined): number => ({ two: 2, '2': 2, three: 3, '3': 3 })[word ?? ''] ?? 1
const inCents = (figure: string | undefined): number => centsFromDollars(Number(figure))

/** The offers that a text in lower case holds, in its order. */
export function offersIn(text: string): HeldOffer[] {
  const found = [
    ...[...text.matchAll(stepped)].map(({ index, 1: first, 2: months, 3: word, 4: later }) => ({
      index,
      monthlyCents: inCents(first),
      then: { fromMonth: (months ? Number(months) : years(word) * 12) + 1, monthlyCents: inCents(later) },
    })),
    ...[...text.matchAll(flat)].map(({ index, 1: price }) => ({
      index,
      monthlyCents: inCents(price),
      then: null,
    })),
  ]
  return found.toSorted((a, b) => a.index - b.index).map(({ monthlyCents, then }) => ({ monthlyCents, then }))
}

/** Over how many months offers are to be compared, where a text says so behind them. */
export function monthsToCompare(text: string): number | null {
  const [, word, months] = [...text.replace(stepped, ' ').matchAll(over)].at(-1) ?? []
  if (months) return Number(months)
  return word ? years(word) * 12 : null
}
