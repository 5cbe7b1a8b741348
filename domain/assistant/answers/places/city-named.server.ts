import { placeKey } from '#domain/availability/places/place-names.ts'
import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { readQuestion } from '../../reading/read-question.ts'
import { zipIn } from '../../reading/zip-in.ts'
import { masked } from '../../understanding/mask.ts'
import { type CityFound, cityIn } from './city-in.server.ts'

/** So few words with a company in them may hold a city without a word before it. */
const FEW = 5

/** `Google Fiber Austin`: what stands beside the company's name, in lower case; nothing of a longer message. */
const besideCompany = (catalogue: Catalogue, said: string): string =>
  readQuestion(catalogue, said).providers.length === 1 && said.split(' ').length <= FEW
    ? masked(catalogue, said)
        .toLowerCase()
        .replace(/\bprov\b/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : ''

/** The city that a message names where it holds no ZIP code; of the city of a ZIP code that was told before, that one. */
export function cityNamed(
  zips: ZipDirectory,
  catalogue: Catalogue,
  said: string,
  knownZip: string | null,
): CityFound | null {
  if (zipIn(said)) return null
  const found = cityIn(zips, said.toLowerCase()) ?? cityIn(zips, besideCompany(catalogue, said))
  const known = knownZip === null ? undefined : zips.find(knownZip)
  const home = known ? stateNamed(known.state) : null
  if (!found || !known || home === null) return found
  const { name, words } = 'city' in found ? found.city : found
  const isThere = !('city' in found) || found.city.state === home
  return isThere && placeKey(name) === placeKey(known.city)
    ? { city: { words, name, state: home, zips: 1, zipCode: known.zipCode } }
    : found
}
