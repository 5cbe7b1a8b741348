/** A Census Place as the FCC's files describe it: its name without `city`, `CDP` and the like, and its rank. */
export type CensusName = {
  name: string
  /** Other names that the post office may use for it: `Boise` for Boise City. */
  aliases: string[]
  /** Of two places with one name the lower rank is meant: a city rather than a village. */
  rank: number
}

/** Endings of descriptions, longest first if one contains another, with their rank. */
const endings: readonly (readonly [RegExp, number])[] = [
  [
    / (?:(?:metropolitan|metro|consolidated|unified) government|urban county|city|corporation)? ?\(balance\)$/,
    0,
  ],
  [/ (?:metropolitan|metro|consolidated|unified) government$/, 0],
  [/ urban county$/, 0],
  [/ city and borough$/, 0],
  [/ (?:city|municipality)$/, 0],
  [/ town$/, 1],
  [/ (?:village|borough)$/, 2],
  [/ (?:CDP|comunidad|zona urbana)$/, 3],
]

/** Reads `Austin city`, `St. Louis city, MO`, `Nashville-Davidson metropolitan government (balance)`, `Yauco zona urbana`. */
export function censusNameOf(description: string): CensusName {
  const text = description.trim().replace(/, (?:[A-Z]{2}|[A-Z][A-Za-z. ]+)$/, '')
  const ending = endings.find(([pattern]) => pattern.test(text))
  const whole = ending ? text.replace(ending[0], '') : text
  const second = whole.match(/^(.+?) \((.+)\)$/)
  const name = second?.[1] ?? whole
  const aliases = second?.[2] ? [second[2]] : []
  // Merged with its county: the post office keeps the city's own name.
  if (ending && /government|balance|urban county/.test(text)) aliases.push(name.split(/[-/]/)[0] ?? name)
  if (/ City$/.test(name)) aliases.push(name.replace(/ City$/, ''))
  if (/^Urban /.test(name)) aliases.push(name.replace(/^Urban /, ''))
  return { name, aliases, rank: ending?.[1] ?? 0 }
}

const written: Record<string, string> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' }

/** One key for all spellings of a place's name: `St. Louis`, `Saint Louis`, `saint-louis`; `De Kalb`, `DeKalb`. */
export function placeKey(name: string): string {
  return plain(name)
    .split('-')
    .map(word => written[word] ?? word)
    .join('')
}

/** A name as it appears in an address of this site: `Coeur d'Alene` is `coeur-dalene`. */
export function placeSlug(name: string): string {
  return plain(name)
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Which Census Place a post-office city is, by the city's key. An exact name goes before an alias and a city before a
 * village; if two are still alike, neither is used, because the files don't say where in the state they are.
 */
export function matchCensusPlaces<City extends { key: string }>(
  places: readonly { id: string; description: string }[],
  cities: ReadonlyMap<string, City>,
): Map<string, string> {
  const candidates = new Map<string, { id: string; order: number }[]>()
  for (const { id, description } of places) {
    const { name, aliases, rank } = censusNameOf(description)
    const exact = placeKey(name)
    const key = [exact, ...aliases.map(placeKey)].find(one => cities.has(one))
    if (key === undefined) continue
    const order = (key === exact ? 0 : 10) + rank
    candidates.set(key, [...(candidates.get(key) ?? []), { id, order }])
  }
  const matched = new Map<string, string>()
  for (const [key, found] of candidates) {
    const best = Math.min(...found.map(one => one.order))
    const [first, second] = found.filter(one => one.order === best)
    if (first && !second) matched.set(key, first.id)
  }
  return matched
}
