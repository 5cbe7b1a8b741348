import { join } from 'node:path'
import type { Counties } from '#app/contexts.ts'
import { loadCountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
import { loadCountyShapes } from '#domain/availability/counties/county-shapes.server.ts'

const loaded = new Map<string, Counties>()

/** The county figures and outlines that ship with the site, read once per process. */
export function countiesOf(root: string): Counties {
  const counties = loaded.get(root) ?? {
    coverage: loadCountyCoverage(join(root, 'facts', 'coverage')),
    shapes: loadCountyShapes(join(root, 'facts', 'maps')),
  }
  loaded.set(root, counties)
  return counties
}
