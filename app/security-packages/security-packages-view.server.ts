import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { providerById } from '#domain/catalog/providers.ts'
import { kitPrices, type SecurityPackage, securityOptions } from '#domain/catalog/security-package.ts'
import {
  adtMaxInternetProviders,
  adtPackages,
  defaultInternetAddOns,
  fallbackInternetAddOnCents,
  type InternetAddOn,
  securityPriceNote,
  vivintPackages,
} from '#domain/catalog/security-packages.ts'
import { priceToday, todayOnly } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents, formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { InternetChoice, InternetOffer } from './internet-choices.ts'
import { defaultOption, defaultPayment, packageCost } from './package-ways.ts'

/** The page of brand A without the rest of the catalogue: its packages, and the add-ons for where nothing is found. */
export function vivintView() {
  return securityView('vivint', vivintPackages, {
    maxProviders: null,
    fallbackCents: fallbackInternetAddOnCents,
    addOns: defaultInternetAddOns.map(addOnChoice),
  })
}

/** The page of brand B without the rest of the catalogue. It has no internet of its own. */
export function adtView() {
  return securityView('adt', adtPackages, {
    maxProviders: adtMaxInternetProviders,
    fallbackCents: fallbackInternetAddOnCents,
    addOns: [],
  })
}

export type SecurityView = ReturnType<typeof securityView>

function securityView(
  id: SecurityPackage['providerId'],
  packages: readonly SecurityPackage[],
  internet: InternetOffer,
) {
  const provider = providerById(id)
  if (!provider) throw new Error(`The catalogue does not have the provider of a page: ${id}`)
  const monthlyPrices = packages.flatMap(securityOptions).map(option => priceToday(option.schedule))
  return {
    provider: { name: provider.name, mark: provider.mark },
    fromCents: Math.min(...monthlyPrices),
    packages,
    glances: packages.map(glanceOf),
    offers: packages.flatMap(pack => {
      const option = defaultOption(pack)
      if (!option) return []
      return { name: `${provider.name} ${option.serviceName}`, cents: priceToday(option.schedule) }
    }),
    internet,
    pricesAsOf,
    priceNote: securityPriceNote,
  }
}

/** A package's published prices in words, so that the first view needs no sums in the browser. */
export type PackageGlance = { id: string; priceNote: string; total: string | null }

function glanceOf(pack: SecurityPackage): PackageGlance {
  const { id, choices } = pack
  const option = defaultOption(pack)
  if (!option) return { id, priceNote: 'The price depends on what your home needs.', total: null }
  const { totalCents } = packageCost(pack, defaultPayment(pack), option, null)
  return { id, priceNote: choices ? choicesInWords(choices) : '', total: formatCents(totalCents) }
}

function choicesInWords({ kit, starter }: NonNullable<SecurityPackage['choices']>): string {
  const prices = kitPrices(kit)
  const range = `${formatCents(prices[0] ?? 0)} to ${formatCents(prices.at(-1) ?? 0)}`
  const once = `${formatCents(starter.equipmentCents)} once, then ${formatMonthly(starter.monthlyCents)}`
  return `with the kit in the monthly price, ${range} by its size; or equipment ${once}`
}

function addOnChoice({ planId, serviceName, downloadMbps, additionalCents }: InternetAddOn): InternetChoice {
  const provider = providerById('vivint')
  return {
    id: planId,
    name: serviceName,
    detail: `${downloadMbps} Mbps download`,
    schedule: todayOnly(additionalCents),
    service: {
      providerId: 'vivint',
      providerName: provider?.name ?? '',
      serviceName,
      price: dollarsFromCents(additionalCents),
    },
  }
}
