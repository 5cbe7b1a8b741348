import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
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

/** The city that a message names where it holds no ZIP code. */
export const cityNamed = (zips: ZipDirectory, catalogue: Catalogue, said: string): CityFound | null =>
  zipIn(said) ? null : (cityIn(zips, said.toLowerCase()) ?? cityIn(zips, besideCompany(catalogue, said)))
