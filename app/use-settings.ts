import { useRouteLoaderData } from 'react-router'
import { brand, type PublicSettings } from '#platform/brand.ts'

/** What every page knows: the settings, and the day until which prices were checked too long ago. */
type PageSettings = PublicSettings & { pricesOldUntil: string }

const fallback: PageSettings = {
  salesPhone: brand.defaultSalesPhone,
  publicUrl: '',
  partnerUrl: null,
  videoUrl: null,
  reviewsBadgeUrl: null,
  analyticsId: null,
  reviewsSource: null,
  reviews: null,
  disclosure: brand.disclosure,
  notice: '',
  pricesOldUntil: '',
}

/** The settings that pages show. When even the root failed, the built-in ones keep the phone number in sight. */
export function useSettings(): PageSettings {
  return useRouteLoaderData('root') ?? fallback
}
