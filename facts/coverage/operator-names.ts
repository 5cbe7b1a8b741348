import { tidyOperatorName } from './tidy-operator-name.ts'

/** An operator of the county files as people know it. */
export type NamedOperator = { name: string; catalogueId: string | null }

/**
 * Brands of the catalog by the names that the county files have for them, checked by hand on 2026-11-22: Vexus sells
 * as Metronet since 2024, Windstream's and Valor's companies as Kinetic, Quantum Fiber is CenturyLink's fiber.
 */
const brands: readonly [catalogueId: string, name: string, operators: RegExp][] = [
  ['att', 'AT&T', /^AT&T$/],
  ['spectrum', 'Spectrum', /^Spectrum$/],
  ['xfinity', 'Xfinity', /^Xfinity$/],
  ['kinetic', 'Kinetic', /\bWindstream\b|^Valor Telecommunications of Texas/],
  ['wow', 'WOW!', /^WOW Internet, Cable & Phone$/],
  ['google-fiber', 'Google Fiber', /^Google Fiber$/],
  ['cox', 'Cox', /^Cox Communications$/],
  ['centurylink', 'CenturyLink', /^(?:CenturyLink|Quantum Fiber)$/],
  ['metronet', 'Metronet', /^(?:Metronet Holdings|Vexus Fiber)$/],
  ['frontier', 'Frontier', /^Frontier$/],
  ['verizon', 'Verizon', /^Verizon$/],
  ['tmobile', 'T-Mobile', /^T-Mobile$/],
  ['optimum', 'Optimum', /^Optimum$/],
]

/** What a few local operators call themselves, where no rule finds it. */
const known: Readonly<Record<string, string>> = {
  'Accipiter Communications Inc DBA Zona Wyyerd': 'Zona Wyyerd',
  AcmeCommuniationsInc: 'Acme Communications',
  'altafiber Extended Territories': 'altafiber',
  'altafiber Network Solutions': 'altafiber',
  'ANTS-Technology, ANTS-Wifi, ANTS-Fiber': 'ANTS Technology',
  ArmstrongUtilitiesInc: 'Armstrong',
  'Armstrong Telecommunications Inc': 'Armstrong',
  ARVIG: 'Arvig',
  'Blue Ridge Cable Technologies': 'Blue Ridge',
  'Cedar Falls Utilties': 'Cedar Falls Utilities',
  Cspire: 'C Spire',
  'Cumblerand Connect, LLC': 'Cumberland Connect',
  'D & P Communictions': 'D & P Communications',
  defastlink: 'Defastlink',
  'E.L. INTERNET NORTHWEST': 'E.L. Internet Northwest',
  'Empire Long Distance Corporation': 'Empire Access',
  'Empire Telephone Corp.': 'Empire Access',
  // The only one whose names are the wrong way around.
  'FirstLight Fiber d/b/a Oxford West Telephone Company': 'FirstLight Fiber',
  'FOCUS BROADBAND': 'FOCUS Broadband',
  'Hargray Communications': 'Hargray',
  'Hargray Telephone Co, Inc.': 'Hargray',
  lumos: 'Lumos',
  'Mediacom Xtream': 'Mediacom',
  'NOVOS FiBER': 'NOVOS Fiber',
  'Point Broadband Fiber Holding LLC': 'Point Broadband',
  RIVERSTREET: 'RiverStreet',
  'Sonic Telecom, LLC': 'Sonic',
  'TDS Telecom': 'TDS',
  'Utah Telecommunication Open Infrastructure Agency': 'UTOPIA Fiber',
  'WESTPLAINS fiber': 'Westplains Fiber',
}

/** The name under which people know an operator, and the catalog's provider that it is. */
export function nameOperator(operator: string): NamedOperator {
  const text = operator.trim().replaceAll(/\s{1,9}/g, ' ')
  const brand = brands.find(([, , operators]) => operators.test(text))
  if (brand) return { name: brand[1], catalogueId: brand[0] }
  return { name: known[text] ?? tidyOperatorName(text), catalogueId: null }
}
