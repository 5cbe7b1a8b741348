import type {
  CoverageFileResult,
  CoverageJobState,
  CoverageStage,
} from '#domain/availability/coverage-data/coverage-jobs.ts'
import type { Remedy } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { counted } from '#domain/shared/counted.ts'

const stateWords: Record<CoverageJobState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
  cancelled: 'Canceled',
}

type Ended = { state: CoverageJobState; results: readonly CoverageFileResult[] }

/** A job whose files were all left out has done nothing. */
const hasDoneNothing = ({ state, results }: Ended) =>
  state === 'done' && results.length > 0 && results.every(({ outcome }) => outcome === 'skipped')

/** How a job stands, as it is listed. */
export const jobStandingWords = (job: Ended): string =>
  hasDoneNothing(job) ? 'Nothing imported' : stateWords[job.state]

/** The color of these words. */
export function standingColor(job: Ended): string {
  if (job.state === 'refused' || job.state === 'failed') return 'text-alarm'
  return job.state === 'done' && !hasDoneNothing(job) ? 'text-good' : ''
}

/** What takes a refused file after all, by the names of the form's fields. */
const remedies: Record<Remedy, string> = {
  give_date: 'Upload it again with that day under “Data as of”',
  allow_older: 'To go back to older data on purpose, upload it again with “Replace newer data”',
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
  if (result.outcome === 'refused') {
    const remedy = result.remedy ? `. ${remedies[result.remedy]}` : ''
    return `${result.file}: refused, ${result.reason}${remedy}`
  }
  if (result.outcome === 'skipped') return `${result.file}: left out, ${result.reason ?? ''}`
  if (result.outcome === 'unchanged') return `${result.file}: the same data are served already`
  const bad = result.badRows > 0 ? `, ${counted(result.badRows, 'bad row')} left out` : ''
  const sample = result.sample ? ' (made-up sample data)' : ''
  return `${result.scope}${sample}: ${counted(result.rows, 'row')} became ${count(result.indexRows)} in ${result.seconds.toFixed(1)} s${bad}`
}

/** An age in months, as in a table. */
export const ageWords = (months: number): string =>
  months === 0 ? 'less than a month' : counted(months, 'month')
