import type { LabelImportReport } from '#domain/labels/import-labels.server.ts'
import { changeInWords } from '#domain/labels/label-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'

/** How many changes are listed one by one; the pages of price changes show the rest. */
const MOST_TOLD = 200

/**
 * What an operator reads after a label file: what it held, and each change, such as `Kinetic 2 Gig: paper bill fee
 * $2.00 to $4.00`.
 */
export function tellLabelImport(name: string, report: LabelImportReport, badRows: string | null): string[] {
  const bad = badRows === null ? [] : [`${name}: ${report.bad.length} bad rows left out; see ${badRows}`]
  if (report.outcome === 'unchanged') {
    const { date, seen } = report
    const same = `${name}: the same labels as of ${formatDate(date)}`
    return [
      seen
        ? `${same}; their prices now count as checked on ${formatDate(seen.now)}, before that on ${formatDate(seen.before)}.`
        : `${same}, nothing changed.`,
    ]
  }
  const { rows, labels, leftOut, since, changes, counts } = report
  const others = leftOut.mobile + leftOut.business
  const out =
    others > 0 ? `, ${count(others)} left out (${leftOut.mobile} mobile, ${leftOut.business} business)` : ''
  const sums = (['new', 'gone', 'changed'] as const).map(kind => `${count(counts[kind])} ${kind}`)
  const compared = since === null ? 'the first edition' : `since ${formatDate(since)}: ${sums.join(', ')}`
  const told = changes.slice(0, MOST_TOLD).map(change => printable(withProvider(name, changeInWords(change))))
  const more = changes.length > told.length ? [`and ${count(changes.length - told.length)} more changes`] : []
  return [
    `${name}: ${count(labels)} labels in ${count(rows)} rows${out}; ${compared}`,
    ...bad,
    ...told,
    ...more,
  ]
}

const count = (value: number) => value.toLocaleString('en-US')

function withProvider(name: string, words: string): string {
  return words.toLowerCase().startsWith(name.toLowerCase()) ? words : `${name} ${words}`
}

/** Text from a file must not be able to control the terminal. */
function printable(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, ' ')
}
