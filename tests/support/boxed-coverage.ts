import { join } from 'node:path'
import { createBoxedCoverage } from '#domain/availability/counties/boxed-coverage.server.ts'
import { loadCountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'

/** The county figures that ship with the site. */
export const boxedCounties = loadCountyCoverage(join(import.meta.dirname, '..', '..', 'facts', 'coverage'))

/** What a fresh installation answers lookups from. */
export const boxedCoverage = createBoxedCoverage(boxedCounties)
