import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { PublicSettings } from '#platform/brand.ts'
import type { PageSet } from './pages.server.ts'

/**
 * What is served at one moment: a catalog, the business settings, and the pages drawn from exactly these. `shown` is
 * the part of the settings that pages may know.
 */
export type Edition = {
  catalogue: Catalogue
  settings: BusinessSettings
  shown: PublicSettings
  pages: PageSet
}
