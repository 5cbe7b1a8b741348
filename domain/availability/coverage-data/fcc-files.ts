import { isImportedTechnology } from '../technology.ts'

/** A file that the FCC offers for an as-of date. */
export type FccFile = {
  id: number
  category: string
  subcategory: string
  technology: number | null
  stateFips: string | null
  fileType: string
  /** Without its extension: `bdc_50_Cable_fixed_broadband_D25_15sep2026`. */
  name: string
  /** How many rows it has according to the FCC; null if it doesn't say. */
  rows: number | null
}

/** Port to the FCC's downloads. Throws `FccAccessError` if the account is refused. */
export type FccSource = {
  /** The dates for which availability data exist, as ISO dates, oldest first. */
  asOfDates(): Promise<string[]>
  files(asOf: string): Promise<FccFile[]>
  /** Fetches a zip to a path, whole or not at all. */
  download(file: FccFile, path: string): Promise<void>
}

/** The FCC refuses the account; the message tells the operator what to do. */
export class FccAccessError extends Error {
  override name = 'FccAccessError'
}

/** The files in a listing that the index is made from; location coverage only of certain states if they are given. */
export function wantedFiles(files: readonly FccFile[], states: ReadonlySet<string> | null): FccFile[] {
  return files.filter(file => {
    if (!/csv/i.test(file.fileType)) return false
    if (/^Location Coverage$/i.test(file.subcategory)) {
      const known = file.technology !== null && isImportedTechnology(file.technology)
      return known && file.stateFips !== null && (states === null || states.has(file.stateFips))
    }
    return /^(Provider Summary by Geography Type|Provider Summary|Provider List)$/i.test(file.subcategory)
  })
}
