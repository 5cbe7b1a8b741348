import { useRouteLoaderData } from 'react-router'
import { brand, type PublicSettings } from '#platform/brand.ts'

/** What every page knows: the settings, and the day until which prices were checked too long ago. */
type PageSettings = PublicSettings & { pricesOldUntil: string }

/** Where even the root failed only the shell stands, which shows no others. */
const fallback = { salesPhone: brand.defaultSalesPhone, disclosure: brand.disclosure } as PageSettings

/** The settings that pages show. When even the root failed, the built-in ones keep the phone number in sight. */
export function useSettings(): PageSettings {
  return useRouteLoaderData('root') ?? fallback
}
