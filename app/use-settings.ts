import { useRouteLoaderData } from 'react-router'
import { brand, type PublicSettings } from '#platform/brand.ts'

const fallback: PublicSettings = {
  salesPhone: brand.defaultSalesPhone,
  publicUrl: '',
  partnerUrl: brand.defaultPartnerUrl,
  videoUrl: brand.defaultVideoUrl,
  reviewsBadgeUrl: null,
  analyticsId: null,
}

/** The settings that pages show. When even the root failed, the built-in ones keep the phone number in sight. */
export function useSettings(): PublicSettings {
  return useRouteLoaderData('root') ?? fallback
}
