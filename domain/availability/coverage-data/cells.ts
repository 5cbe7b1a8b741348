import { gridDisk, latLngToCell } from 'h3-js'

/** The FCC's data come in cells of this resolution: about 0.7 km2 each. */
const RESOLUTION = 8
/** Approximate distance from the center of such a cell to its neighbor's, in km. */
const CELL_STEP_KM = 0.92
const FEWEST_RINGS = 2
const MOST_RINGS = 10

/** The cell that a place lies in. */
export function cellAt(latitude: number, longitude: number): string {
  return latLngToCell(latitude, longitude, RESOLUTION)
}

/** The cells that touch a cell, without the cell itself. */
export function cellsAround(cell: string): string[] {
  return gridDisk(cell, 1).filter(other => other !== cell)
}

/**
 * The cells that stand for a ZIP: those within three quarters of the way to the center of the next ZIP, from two
 * rings around its own center (about 2 km) up to ten (about 9 km, 331 cells).
 */
export function cellsOfZip(zip: { latitude: number; longitude: number; kilometresToNext: number }): string[] {
  const rings = Math.round((zip.kilometresToNext * 0.75) / CELL_STEP_KM)
  const kept = Math.min(MOST_RINGS, Math.max(FEWEST_RINGS, rings))
  return gridDisk(cellAt(zip.latitude, zip.longitude), kept)
}

/** A cell as the index stores it. */
export function cellNumber(cell: string): bigint {
  return BigInt(`0x${cell}`)
}
