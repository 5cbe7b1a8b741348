import { formatDate } from '#domain/shared/calendar.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Database } from '#platform/database.server.ts'
import type { CoverageKind } from '../availability.tables.server.ts'
import { fileTechnologyName, isImportedTechnology } from '../technology.ts'
import { type CoverageFileName, readCoverageFileName } from './coverage-file.ts'
import { currentImportsWithin } from './coverage-index.server.ts'
import { CoverageFileError, type Held, type LocationCoverage } from './coverage-reader.server.ts'
import { faultOfDataDay } from './data-day.ts'

export type ImportOptions = {
  /** The data's date, for files whose name doesn't give it. */
  asOf?: string
  /** Lets an older file replace a newer one. */
  allowOlder?: boolean
  /** How many rows the file has according to the FCC. */
  expectedRows?: number
}

/** What a file's name says about it; refuses a file whose date nobody gives, or can't be one of the FCC's. */
export function readName(fileName: string, { asOf }: ImportOptions, today: string): CoverageFileName {
  const read = readCoverageFileName(fileName)
  const day = asOf ?? read?.asOf
  if (!day) {
    throw new CoverageFileError('its name doesn’t say as of which day its data are', { remedy: 'give_date' })
  }
  const fault = faultOfDataDay(day, today)
  if (fault !== null) throw new CoverageFileError(`its data can’t be as of ${day}: ${fault}`)
  if (read) return { ...read, asOf: day }
  return {
    asOf: day,
    vintage: '',
    revision: '',
    stateFips: null,
    technology: null,
    providerId: null,
    sample: false,
  }
}

/**
 * The provider whose own file this is, or null. Either the name says so, or it names no state and all rows are of one
 * provider. Refuses a file that is named after a different provider.
 */
export function providerOfFile(survey: LocationCoverage, name: CoverageFileName): number | null {
  if (name.stateFips !== null) return null
  const [providerId, second] = survey.providerIds
  if (name.providerId !== null && (second !== undefined || providerId !== name.providerId)) {
    const some = survey.providerIds.slice(0, 5).join(', ')
    throw new CoverageFileError(`its name says provider ${name.providerId}, its rows ${some || 'none'}`)
  }
  return second === undefined ? (providerId ?? null) : null
}

/** The states and technologies of one provider's file that are kept by area. */
export function partsOfFile(survey: LocationCoverage): Held[] {
  return survey.parts.flatMap(({ state: code, technology }) => {
    const state = usStates.find(one => one.code === code)
    return state && isImportedTechnology(technology) ? [{ state, technology }] : []
  })
}

/** The one state and technology of location coverage; refuses a file with several, or with others than its name says. */
export function checkContents(survey: LocationCoverage, name: CoverageFileName) {
  const states = usStates.filter(state => survey.states.includes(state.code))
  const [state] = states
  const [technology] = survey.technologies
  if (survey.rows === 0 || !state || technology === undefined) throw new CoverageFileError('it holds no rows')
  if (states.length > 1) {
    throw new CoverageFileError(`it holds rows of several states: ${survey.states.slice(0, 5).join(', ')}`)
  }
  if (survey.technologies.length > 1) {
    const some = survey.technologies.slice(0, 5).join(', ')
    throw new CoverageFileError(`it holds rows of several technologies: ${some}`)
  }
  if (name.stateFips !== null && name.stateFips !== state.fips) {
    const named = usStates.find(({ fips }) => fips === name.stateFips)?.name ?? `state ${name.stateFips}`
    throw new CoverageFileError(`its name says ${named}, its rows ${state.name}`)
  }
  if (name.technology !== null && name.technology !== technology) {
    throw new CoverageFileError(
      `its name says ${fileTechnologyName(name.technology)}, its rows ${fileTechnologyName(technology)}`,
    )
  }
  return { state, technology }
}

/** Whether this very file is already served; refuses one that must not replace what is served. */
export async function isServedAlready(
  db: Database,
  entry: { kind: CoverageKind; scope: string; sha256: string; asOf: string; sample: boolean },
  { allowOlder = false }: ImportOptions,
): Promise<boolean> {
  const replaced = await currentImportsWithin(db, entry.kind, entry.scope)
  for (const served of replaced) {
    if (served.scope === entry.scope && served.sha256 === entry.sha256 && served.asOf === entry.asOf)
      return true
    if (entry.sample && !served.sample) {
      throw new CoverageFileError('made-up sample data do not replace real data')
    }
    if (!allowOlder && entry.asOf < served.asOf && entry.sample === served.sample) {
      throw new CoverageFileError(
        `newer data are served already (as of ${formatDate(served.asOf)}; these are as of ${formatDate(entry.asOf)})`,
        { remedy: 'allow_older' },
      )
    }
  }
  return false
}

/** Refuses a file that has a different number of rows than the FCC says. */
export function checkRowCount(rows: number, { expectedRows = rows }: ImportOptions): void {
  if (rows === expectedRows) return
  throw new CoverageFileError(`it holds ${rows} rows where the FCC says ${expectedRows}`)
}
