/** The ZIP directory's county as people say it: `Travis County`, `Orleans Parish`, `the city of Norfolk`. */
export function countyName(county: string, state: string): string {
  const city = county.match(/^(.+) \(city\)$/)?.[1]
  if (city) return `the city of ${city}`
  const censusArea = county.match(/^(.+) \(CA\)$/)?.[1]
  if (censusArea) return `${censusArea} Census Area`
  if (/\b(County|Parish|Borough|Census Area|Municipality|City|District)\b/i.test(county)) return county
  if (state === 'LA') return `${county} Parish`
  return state === 'AK' ? `the ${county} area` : `${county} County`
}

/** The Census Bureau's name of a county in the same way: `Travis` is `Travis County`, `Norfolk city` `the city of Norfolk`. */
export function censusCountyName(name: string): string {
  if (name === 'District of Columbia') return 'the District of Columbia'
  if (name === 'Carson City') return name
  if (name.endsWith(' city')) return `the city of ${name.slice(0, -' city'.length)}`
  return /(?: Parish| Borough| Census Area| Municipality)$/.test(name) ? name : `${name} County`
}
