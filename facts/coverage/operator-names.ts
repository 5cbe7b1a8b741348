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

/** What a few large local operators call themselves, where the file has a company's name or a slip. */
const known: Readonly<Record<string, string>> = {
  'Accipiter Communications Inc DBA Zona Wyyerd': 'Zona Wyyerd',
  'altafiber Extended Territories': 'altafiber',
  'altafiber Network Solutions': 'altafiber',
  ArmstrongUtilitiesInc: 'Armstrong',
  'Armstrong Telecommunications Inc': 'Armstrong',
  BarryElectricCooperative: 'Barry Electric Cooperative',
  'Blue Ridge Cable Technologies': 'Blue Ridge',
  'Cedar Falls Utilties': 'Cedar Falls Utilities',
  Cspire: 'C Spire',
  'Cumblerand Connect, LLC': 'Cumberland Connect',
  'D & P Communictions': 'D & P Communications',
  defastlink: 'Defastlink',
  'Empire Long Distance Corporation': 'Empire Access',
  'Empire Telephone Corp.': 'Empire Access',
  'FASTWYRE BROADBAND': 'Fastwyre Broadband',
  FederatedTelephoneCooperative: 'Federated Telephone Cooperative',
  'FOCUS BROADBAND': 'FOCUS Broadband',
  FrankfortPlantBoard: 'Frankfort Plant Board',
  'Hargray Communications': 'Hargray',
  'Hargray Telephone Co, Inc.': 'Hargray',
  HiawathaBroadbandCommunicationsInc: 'Hiawatha Broadband Communications',
  lumos: 'Lumos',
  'Mediacom Xtream': 'Mediacom',
  'NOVOS FiBER': 'NOVOS Fiber',
  'Point Broadband Fiber Holding LLC': 'Point Broadband',
  RIVERSTREET: 'RiverStreet',
  'Sonic Telecom, LLC': 'Sonic',
  'TDS Telecom': 'TDS',
  'Utah Telecommunication Open Infrastructure Agency': 'UTOPIA Fiber',
}

const legalForm =
  /[,\s]+(?:LLC\.?|L\.L\.C\.|Inc\.?|Incorporated|LP|L\.P\.|LTD\.?|Ltd\.?|Corp\.?|Corporation|\(NFP\))$/

/** The name under which people know an operator, and the catalog's provider that it is. */
export function nameOperator(operator: string): NamedOperator {
  const text = operator.trim().replaceAll(/\s{1,9}/g, ' ')
  const brand = brands.find(([, , operators]) => operators.test(text))
  if (brand) return { name: brand[1], catalogueId: brand[0] }
  return { name: known[text] ?? tidied(text), catalogueId: null }
}

/** Without legal forms, and not shouted: several words in capitals become words; short ones may be initials and stay. */
function tidied(text: string): string {
  let name = text
  while (legalForm.test(name)) name = name.replace(legalForm, '')
  const words = name.split(' ')
  const shouted = words.length > 1 && name === name.toUpperCase() && /[A-Z]{5}/.test(name)
  if (!shouted) return name
  return words
    .map(word => (/^[A-Z]{5,}$/.test(word) ? `${word.charAt(0)}${word.slice(1).toLowerCase()}` : word))
    .join(' ')
}
