import { cellToBoundary, gridDisk } from 'h3-js'
import type { Database } from '#platform/database.server.ts'
import { cellAt } from '../coverage-data/cells.ts'
import { rowsOfCells } from '../coverage-data/coverage-queries.server.ts'

/** Cells on each side of the center: about 7 km. */
const RINGS = 8
/** Fewer cells with data don't make a picture. */
const FEWEST = 7
const FIBER = 50

/** What imports say about one H3 cell near a place. */
export type PlaceCell = {
  cell: string
  /** Corners as latitude and longitude. */
  boundary: readonly (readonly [number, number])[]
  /** How many providers offer homes there anything, and fiber. */
  providers: number
  fiber: number
}

/** The cells around a place where imports have an offer to homes; none if there are too few. */
export async function cellsNear(
  db: Database,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<PlaceCell[]> {
  const rows = await rowsOfCells(db, gridDisk(cellAt(latitude, longitude), RINGS))
  const cells = [...Map.groupBy(rows, row => hexOf(row.place))].map(([cell, own]) => ({
    cell,
    boundary: cellToBoundary(cell),
    providers: new Set(own.map(row => row.providerId)).size,
    fiber: new Set(own.filter(row => row.technology === FIBER).map(row => row.providerId)).size,
  }))
  return cells.length < FEWEST ? [] : cells.toSorted((a, b) => (a.cell < b.cell ? -1 : 1))
}

/** The index stores cell numbers in decimal. */
const hexOf = (place: string) => BigInt(place).toString(16)
