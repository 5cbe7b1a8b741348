import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { SecurityBrand } from '#domain/catalog/guides.schema.ts'
import { listInWords } from './plan-words.ts'

/** The kits of our guide that people install themselves. */
const kitsOf = ({ guides }: Catalogue): readonly SecurityBrand[] => guides.securityArticle.brands

/** Their names: `Wyze, Ring and Cove`. */
export const kitNames = (catalogue: Catalogue): string =>
  listInWords(kitsOf(catalogue).map(({ name }) => name))

/** Those that the guide says have no contract. */
export const kitsWithoutContract = (catalogue: Catalogue): readonly SecurityBrand[] =>
  kitsOf(catalogue).filter(({ contractMonths }) => contractMonths === 0)

const backups = {
  always: 'cellular backup',
  'with-monitoring': 'cellular backup with monitoring',
} as const

/** Those that reach their center without the home’s internet, each with how: `Cove (cellular backup)`. */
export const kitsWithBackup = (catalogue: Catalogue): string[] =>
  kitsOf(catalogue).flatMap(({ name, cellularBackup }) =>
    cellularBackup ? [`${name} (${backups[cellularBackup]})`] : [],
  )

/** What is against a kit beside devices of others. */
export const againstOthers = {
  'fewer-automations': 'fewer automations with other brands',
  'few-devices': 'few smart home devices',
} as const
