import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { latLngToCell } from 'h3-js'
import { afterAll, beforeAll } from 'vitest'
import { coverageHeaders } from '#domain/availability/coverage-data/coverage-file.ts'
import { zipOf } from './zip-of.ts'

/** A place in Burlington, Vermont, its cell and county: where most of these tests' rows are. */
export const burlington = { latitude: 44.484, longitude: -73.2199 }
export const burlingtonCell = latLngToCell(burlington.latitude, burlington.longitude, 8)

export type LocationRow = {
  provider: number
  brand: string
  location: number | string
  technology: number
  down: number | string
  up: number | string
  lowLatency: number
  use: string
  state: string
  block: string
  cell: string
}

const usual: LocationRow = {
  provider: 130317,
  brand: 'Xfinity',
  location: 1,
  technology: 40,
  down: 1200,
  up: 35,
  lowLatency: 1,
  use: 'R',
  state: 'VT',
  block: '500070001001000',
  cell: burlingtonCell,
}

/** A line of location coverage in the FCC's form. */
export function locationLine(row: Partial<LocationRow> = {}): string {
  const all = { ...usual, ...row }
  const brand = /[",]/.test(all.brand) ? `"${all.brand.replaceAll('"', '""')}"` : all.brand
  return `0003768165,${all.provider},${brand},${all.location},${all.technology},${all.down},${all.up},${all.lowLatency},${all.use},${all.state},${all.block},${all.cell}`
}

/** The text of a file of location coverage. */
export function locationCsv(...rows: (Partial<LocationRow> | string)[]): string {
  const lines = rows.map(row => (typeof row === 'string' ? row : locationLine(row)))
  return `${[coverageHeaders.locations, ...lines].join('\n')}\n`
}

/** Packs a text as the FCC does: a zip with one CSV. */
export async function writeZip(path: string, ...entries: { name: string; text: string }[]): Promise<string> {
  writeFileSync(path, await zipOf(...entries))
  return path
}

/** A folder for the files of a test file; deleted with it. */
export function useCoverageFolder() {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'plainwire-coverage-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    get path() {
      return folder
    },
    write(name: string, text: string | Buffer): string {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    },
  }
}
