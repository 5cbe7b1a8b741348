type Row = Readonly<Record<string, string>>

/** The FCC's ids of the brands whose fiber the county figures are held against, by their id in the catalog. */
const brands: Readonly<Record<string, readonly string[]>> = {
  att: ['130077'],
  spectrum: ['130235'],
  xfinity: ['130317'],
  kinetic: ['131413'],
  wow: ['131480'],
  'google-fiber': ['240041'],
  cox: ['130360'],
  centurylink: ['130228'],
  metronet: ['131081'],
  frontier: ['130258'],
  verizon: ['131425'],
  optimum: ['130370'],
}

const FIBER = '50'

/** The FCC's national counts of residential fiber locations of each brand of the catalog. */
export function controlSumsOf(asOf: string, summary: readonly Row[]) {
  const fiberLocations = Object.entries(brands).map(([id, providerIds]) => {
    const rows = summary.filter(
      row => row.technology_code === FIBER && providerIds.includes(row.provider_id ?? ''),
    )
    return [id, rows.reduce((sum, row) => sum + Number(row.location_count_res), 0)] as const
  })
  return {
    source: 'FCC Broadband Data Collection, bdc_us_fixed_broadband_provider_summary_J25_17feb2026',
    asOf,
    fiberLocations: Object.fromEntries(fiberLocations),
  }
}
