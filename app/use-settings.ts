import { useRouteLoaderData } from 'react-router'
import { brand, type PublicSettings } from '#platform/brand.ts'

const fallback: PublicSettings = {
  salesPhone: brand.defaultSalesPhone,
  publicUrl: '',
  partnerUrl: null,
  videoUrl: null,
  reviewsBadgeUrl: null,
  analyticsId: null,
  reviewsSource: null,
}

/** The settings that pages show. When even the root failed, the built-in ones keep the phone number in sight. */
export function useSettings(): PublicSettings {
  return useRouteLoaderData('root') ?? fallback
}
