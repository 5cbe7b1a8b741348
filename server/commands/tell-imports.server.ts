import type { CoverageFileResult } from '#domain/availability/coverage-data/coverage-jobs.ts'
import type { Remedy } from '#domain/availability/coverage-data/coverage-reader.server.ts'

const remedies: Record<Remedy, string> = {
  give_date: 'say it with --as-of 2025-12-31',
  allow_older: '--allow-older replaces them',
}

const number = (value: number) => value.toLocaleString('en-US')

/** What an operator reads after an import: a line for each file, warnings, and the total. */
export function tellImports(results: readonly CoverageFileResult[]): string[] {
  const count = (outcome: CoverageFileResult['outcome']) =>
    results.filter(result => result.outcome === outcome).length
  const rows = results.reduce((sum, result) => sum + (result.outcome === 'imported' ? result.rows : 0), 0)
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
  const sample = results.some(result => result.outcome === 'imported' && result.sample)
  return [
    ...results.map(tellOne),
    ...(sample
      ? [
          'WARNING: made-up sample data were imported. The site says so beside every answer that rests on them.',
        ]
      : []),
    `${count('imported')} imported, ${count('unchanged')} unchanged, ${count('skipped')} skipped, ${count('refused')} refused: ${number(rows)} rows in ${seconds.toFixed(1)} s`,
  ]
}

function tellOne(result: CoverageFileResult): string {
  const { file, seconds } = result
  if (result.outcome === 'refused') {
    const remedy = result.remedy ? `; ${remedies[result.remedy]}` : ''
    const rows = result.badRowsFile ? `; see ${result.badRowsFile}` : ''
    return `${file}: refused, nothing changed: ${result.reason}${remedy}${rows}`
  }
  if (result.outcome === 'skipped') return `${file}: skipped: ${result.reason}`
  if (result.outcome === 'unchanged') return `${file}: these data are served already, nothing changed`
  const bad =
    result.badRows > 0 ? `, ${number(result.badRows)} bad rows left out (${result.badRowsFile})` : ''
  return `${file}: ${result.scope}: ${number(result.rows)} rows became ${number(result.indexRows)} in ${seconds.toFixed(1)} s (${number(Math.round(result.rows / seconds))} rows/s)${bad}`
}
