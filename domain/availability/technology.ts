import type { InternetPlanType } from '#domain/catalog/plan-type.ts'

/** The FCC's codes of the technologies whose coverage is imported. Satellite (60, 61) is nationwide and not among them. */
export const importedTechnologies = [10, 40, 50, 71, 72] as const
export type TechnologyCode = (typeof importedTechnologies)[number]

const names: Record<TechnologyCode, string> = {
  10: 'DSL',
  40: 'Cable',
  50: 'Fiber',
  71: 'Fixed wireless',
  72: 'Fixed wireless',
}

/** Whether a code is one of those. */
export function isImportedTechnology(code: number): code is TechnologyCode {
  return importedTechnologies.some(known => known === code)
}

/** What visitors call a technology: `Fiber`, `Cable`, `DSL`, `Fixed wireless`. */
export function technologyName(code: TechnologyCode): string {
  return names[code]
}

/** The two kinds of fixed wireless are separate files; visitors see one. */
const staffNames: Record<TechnologyCode, string> = {
  ...names,
  71: 'Fixed wireless, licensed',
  72: 'Fixed wireless, licensed by rule',
}

/** What staff call the technology of a file; the FCC's code where it is never imported. */
export const fileTechnologyName = (code: number): string =>
  isImportedTechnology(code) ? staffNames[code] : `technology ${code}`

type Speeds = { code: number; download: number | null; upload: number | null }

/** Orders technologies by their best download, then upload, then the FCC's code; those without speeds come last. */
export function fastestFirst(a: Speeds, b: Speeds): number {
  const by = (one: number | null) => one ?? -1
  return by(b.download) - by(a.download) || by(b.upload) - by(a.upload) || b.code - a.code
}

const planTypes: Record<TechnologyCode, InternetPlanType> = {
  10: 'dsl',
  40: 'cable',
  50: 'fiber',
  71: '5g',
  72: '5g',
}

/** The kind of plan in the catalog that is sold over a technology. */
export function planTypeOf(code: TechnologyCode): InternetPlanType {
  return planTypes[code]
}

/** The FCC's word for each of its technologies in the names of files, by code. */
export const technologyFileWords: ReadonlyMap<number, string> = new Map([
  [0, 'Other'],
  [10, 'Copper'],
  [40, 'Cable'],
  [50, 'FibertothePremises'],
  [60, 'GSOSatellite'],
  [61, 'NGSOSatellite'],
  [70, 'UnlicensedFixedWireless'],
  [71, 'LicensedFixedWireless'],
  [72, 'LBRFixedWireless'],
])
