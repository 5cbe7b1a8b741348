import type { LabelImportReport } from '#domain/labels/import-labels.server.ts'
import { formatDay } from '#domain/shared/calendar.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** What became of a file of labels, in a sentence or two. */
export function reportWords(report: LabelImportReport): string {
  if (report.outcome === 'unchanged')
    return `The same labels as of ${formatDay(report.date)}: nothing changed.`
  const { labels, rows, since, counts, bad } = report
  const compared =
    since === null
      ? 'It is the first edition.'
      : `Since ${formatDay(since)}: ${count(counts.new)} new, ${count(counts.gone)} gone, ${count(counts.changed)} changed.`
  const left = bad.length > 0 ? ` ${count(bad.length)} bad rows were left out.` : ''
  return `${count(labels)} labels taken over from ${count(rows)} rows. ${compared}${left}`
}
