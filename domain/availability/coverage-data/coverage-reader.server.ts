import type { CoverageHeader } from './coverage-file.ts'

/** A CSV on disk that begins with a known header. */
export type CoverageCsv = CoverageHeader & { path: string; bytes: number }

/** A row that was left out: its line in the file (the header is line 1) and why. */
export type BadRow = { line: number; reason: string }

/** A column of values for each field of a table, all the same length: the form in which batches are inserted. */
export type Batch = readonly (readonly unknown[])[]

/** What location coverage contains, known once all of it was read. */
export type LocationCoverage = {
  rows: number
  /** State codes and technologies that occur in the rows. */
  states: string[]
  technologies: number[]
  /** Each state with each technology that occurs in it. */
  parts: { state: string; technology: number }[]
  /** The FCC's ids of the providers whose rows these are. */
  providerIds: number[]
  /** Rows carry the registration number that only the sample generator writes. */
  sample: boolean
  /** Lines that could not be read, and are none of the rows. */
  rejected: number
  /** How many rows use a brand name of a provider. */
  brands: { providerId: number; name: string; rows: number }[]
}

/** The places of location coverage, added up. Batches come in the column order that the index inserts. */
export type LocationTotals = {
  /** Every row of the file, good and bad. */
  allRows: number
  badRows: number
  cellCount: number
  cells(): AsyncIterable<Batch>
  counties(): AsyncIterable<Batch>
}

/** What a file of location coverage is about. */
export type Held = { state: { code: string; fips: string }; technology: number }

/** A part of one provider's file, added up. */
export type ProviderPart = { held: Held; totals: Omit<LocationTotals, 'allRows' | 'badRows'> }

/** Share of the work done, 0 to 1. */
export type ReadProgress = (share: number) => void

/** An open file: `close` frees its memory and temporary space. */
export type OpenCoverage = {
  survey(progress: ReadProgress): Promise<LocationCoverage>
  /** Rows of one state and technology; a row of another one, or whose block is elsewhere, is a bad row. */
  total(held: Held, progress: ReadProgress): Promise<LocationTotals>
  /**
   * Rows of one provider in several states and technologies, one part after the other. Such a file doesn't say how
   * many homes there are besides the provider's own: that column is 0.
   */
  totalsOfProvider(
    providerId: number,
    parts: readonly Held[],
  ): Promise<{ allRows: number; badRows: number; parts(): AsyncIterable<ProviderPart> }>
  /** The rows of one of the other kinds, and how many there are. */
  table(): Promise<{ rows: number; badRows: number; batches(): AsyncIterable<Batch> }>
  /** Every bad row found, in order of lines. */
  badRows(): AsyncIterable<BadRow>
  close(): void
}

/** Port to what reads large CSV files. Throws `CoverageFileError` for a file that is not what it claims to be. */
export type CoverageReader = { open(csv: CoverageCsv): Promise<OpenCoverage> }

/** What takes a refused file after all: its date given by hand, or the word that older data are meant. */
export type Remedy = 'give_date' | 'allow_older'

/** What goes with a refusal: the command and the desk each say it in their own way. */
export type RefusalFacts = { remedy?: Remedy; badRowsFile?: string }

/** A file that is refused whole; the message says why in words for the operator. */
export class CoverageFileError extends Error {
  override name = 'CoverageFileError'
  readonly facts: RefusalFacts
  constructor(message: string, { remedy, badRowsFile, ...options }: ErrorOptions & RefusalFacts = {}) {
    super(message, options)
    this.facts = { ...(remedy ? { remedy } : {}), ...(badRowsFile ? { badRowsFile } : {}) }
  }
}
