import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { providerById } from '#domain/catalog/providers.ts'
import { type SecurityPackage, securityOptions } from '#domain/catalog/security-package.ts'
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
import { dollarsFromCents } from '#domain/shared/money.ts'
import type { InternetChoice, InternetOffer } from './internet-choices.ts'

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
    internet,
    pricesAsOf,
    priceNote: securityPriceNote,
  }
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
