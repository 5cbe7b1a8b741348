import type { LabelImportReport } from '#domain/labels/import-labels.server.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { counted } from '#domain/shared/counted.ts'

/** That the day moved on which prices count as checked, and where that is taken back. */
const seenWords = (seen: { before: string; now: string } | undefined): string =>
  seen
    ? `, but visitors now read that they were checked on ${formatDate(seen.now)} (before: ${formatDate(seen.before)}). If you downloaded the file earlier, take that back on the provider’s page`
    : ''

const count = (value: number) => value.toLocaleString('en-US')

/** What became of a file of labels, in a sentence or two. */
export function reportWords(report: LabelImportReport): string {
  if (report.outcome === 'unchanged')
    return report.date === report.newest
      ? `The same labels as of ${formatDate(report.date)}: nothing changed${seenWords(report.seen)}.`
      : `This file is the edition of ${formatDate(report.date)}, and the one of ${formatDate(report.newest)} follows it: nothing changed.`
  const { labels, rows, since, counts, bad } = report
  const compared =
    since === null
      ? 'It is the first edition.'
      : `Since ${formatDate(since)}: ${count(counts.new)} new, ${count(counts.gone)} gone, ${count(counts.changed)} changed.`
  const left = bad.length > 0 ? ` Left out: ${counted(bad.length, 'bad row')}.` : ''
  return `${counted(labels, 'label')} taken over from ${counted(rows, 'row')}. ${compared}${left}`
}
