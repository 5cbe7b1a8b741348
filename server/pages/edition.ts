import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { PublicSettings } from '#platform/brand.ts'
import type { PageSet } from './pages.server.ts'

/**
 * What is served at one moment: a catalogue, what people have set, and the pages drawn from both, never those of others.
 * `shown` is what pages may know of the settings.
 */
export type Edition = {
  catalogue: Catalogue
  settings: BusinessSettings
  shown: PublicSettings
  pages: PageSet
}
