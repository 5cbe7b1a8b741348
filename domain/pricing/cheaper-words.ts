import { TOTAL_MONTHS, type Total, totalInWords } from './known-total.ts'

type Totaled = { name: string; total: Total }

/** Which of two services costs less over the months of our totals, as far as what is published can tell. */
export function cheaperInWords(one: Totaled, two: Totaled): string {
  const [less, more] = one.total.cents <= two.total.cents ? [one, two] : [two, one]
  const cents = more.total.cents - less.total.cents
  if (cents === 0 && less.total.known && more.total.known)
    return `Both cost the same over ${TOTAL_MONTHS} months.`
  if (cents === 0 || !less.total.known || more.total.isAbout) {
    return `Nobody can tell which one costs less over ${TOTAL_MONTHS} months: a later price, a fee or the price of an address isn’t known.`
  }
  return `${less.name} costs ${totalInWords({ ...more.total, cents })} less over ${TOTAL_MONTHS} months.`
}
