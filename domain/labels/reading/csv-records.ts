import { parse } from 'csv-parse/sync'

/** A row of cells with its first line in the file and its text as written. */
export type CsvRecord = { cells: string[]; line: number; raw: string }

const options = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true } as const

/**
 * The records of CSV text whose first line is line `firstLine` of a file. A quote that is never closed spoils only
 * its own line: if the whole can't be parsed, or a record of several lines doesn't have `width` cells, each line is
 * read separately.
 */
export function csvRecords(text: string, firstLine: number, width: number | null): CsvRecord[] {
  const whole = tryParse(text, firstLine)
  if (whole === null) return byLine(text, firstLine)
  return whole.flatMap(record => {
    const spoiled = width !== null && record.cells.length !== width && record.raw.trimEnd().includes('\n')
    return spoiled ? byLine(record.raw, record.line) : [record]
  })
}

function tryParse(text: string, firstLine: number): CsvRecord[] | null {
  try {
    const found = parse(text, { ...options, info: true, raw: true }) as unknown as {
      record: string[]
      raw: string
      info: { lines: number }
    }[]
    return found.map(({ record, raw, info }) => ({
      cells: record,
      // The library reports the line on which a record ends.
      line: firstLine + info.lines - 1 - innerLines(raw),
      raw,
    }))
  } catch {
    return null
  }
}

function byLine(text: string, firstLine: number): CsvRecord[] {
  return text.split('\n').flatMap((one, index) => {
    if (one.trim() === '') return []
    const [record] = tryParse(one, firstLine + index) ?? []
    return [record ?? { cells: [], line: firstLine + index, raw: one }]
  })
}

const innerLines = (raw: string) => raw.trim().split('\n').length - 1
