import { useRouteLoaderData } from 'react-router'
import { brand, type PublicSettings } from '#platform/brand.ts'

/** What every page knows: the settings, and the date until which prices count as checked too long ago. */
type PageSettings = PublicSettings & {
  pricesOldUntil: string
  /** How many months ago prices were checked, by the day, where that is two or more. */
  priceMonthsAgo?: Readonly<Record<string, number>>
}

/** If even the root failed, only the shell is shown, which shows no other prices. */
const fallback = { salesPhone: brand.defaultSalesPhone, disclosure: brand.disclosure } as PageSettings

/** The settings that pages show. When even the root failed, the built-in ones keep the phone number visible. */
export function useSettings(): PageSettings {
  return useRouteLoaderData('root') ?? fallback
}
