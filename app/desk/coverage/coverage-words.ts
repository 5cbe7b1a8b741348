import type {
  CoverageFileResult,
  CoverageJobState,
  CoverageStage,
} from '#domain/availability/coverage-jobs.ts'
import { counted } from '#domain/shared/counted.ts'

/** How a job stands, as it is listed. */
export const stateWords: Record<CoverageJobState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
  cancelled: 'Canceled',
}

export const stageWords: Record<CoverageStage, string> = {
  asking: 'Asking the FCC',
  downloading: 'Downloading',
  checking: 'Reading and checking',
  counting: 'Counting by area',
  saving: 'Saving',
  switching: 'Switching',
}

/** Bytes as people say them: `3.2 GB`. */
export function sizeWords(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB']
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  const value = bytes / 1024 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`
}

const count = (value: number) => value.toLocaleString('en-US')

/** What became of one file of a job. */
export function resultWords(result: CoverageFileResult): string {
  if (result.outcome === 'refused') return `${result.file}: refused, ${result.reason}`
  if (result.outcome === 'skipped') return `${result.file}: left out, ${result.reason ?? ''}`
  if (result.outcome === 'unchanged') return `${result.file}: the same data are served already`
  const bad = result.badRows > 0 ? `, ${counted(result.badRows, 'bad row')} left out` : ''
  const sample = result.sample ? ' (made-up sample data)' : ''
  return `${result.scope}${sample}: ${counted(result.rows, 'row')} became ${count(result.indexRows)} in ${result.seconds.toFixed(1)} s${bad}`
}

/** An age in months, as in a table. */
export const ageWords = (months: number): string =>
  months === 0 ? 'less than a month' : counted(months, 'month')
