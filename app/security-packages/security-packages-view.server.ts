import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetAddOn, SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import {
  type EquipmentChoices,
  kitPrices,
  packagePriceCents,
  securityOptions,
} from '#domain/catalog/security-package.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { InternetChoice, InternetOffer } from './internet-choices.ts'
import { defaultOption, defaultPayment, packageCost } from './package-ways.ts'

/** Brand A's page without the rest of the catalog: its packages, and the add-ons for when nothing is found. */
export function vivintView(catalogue: Catalogue) {
  return securityView(catalogue, 'vivint', {
    maxProviders: null,
    addOns: catalogue.internetAddOns.map(addOnChoice),
  })
}

/** Brand B's page without the rest of the catalog. It has no internet of its own. */
export function adtView(catalogue: Catalogue) {
  return securityView(catalogue, 'adt', {
    maxProviders: catalogue.guides.security.adtMaxInternetProviders,
    addOns: [],
  })
}

export type SecurityView = ReturnType<typeof securityView>

function securityView(catalogue: Catalogue, id: string, internet: Omit<InternetOffer, 'fallbackCents'>) {
  const { security } = catalogue.guides
  const packages = catalogue.packagesOf(id)
  const provider = catalogue.provider(id)
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
      return { name: fullName(provider.name, option.serviceName), cents: priceToday(option.schedule) }
    }),
    internet: { ...internet, fallbackCents: security.fallbackInternetCents },
    pricesAsOf: datesOf(catalogue, []),
    priceNote: security.priceNote,
  }
}

/** A package's published prices in words, so that the first view needs no calculations in the browser. */
export type PackageGlance = { id: string; price: string; priceNote: string; total: string | null }

function glanceOf(pack: SecurityPackage): PackageGlance {
  const { id, choices } = pack
  const option = defaultOption(pack)
  const monthly = packagePriceCents(pack)
  if (!option || monthly === null) {
    const priceNote = 'The price depends on what your home needs.'
    return { id, price: 'Call for pricing', priceNote, total: null }
  }
  const { total } = packageCost(pack, defaultPayment(pack), option, null)
  const priceNote = choices ? choicesInWords(choices) : ''
  return { id, price: formatMonthly(monthly), priceNote, total }
}

function choicesInWords({ kit, starter }: EquipmentChoices): string {
  const prices = kitPrices(kit)
  const range = `${formatCents(prices[0] ?? 0)} to ${formatCents(prices.at(-1) ?? 0)}`
  const once = `${formatCents(starter.equipmentCents)} once, then ${formatMonthly(kit.minCents)}`
  return `with the kit in the monthly price, ${range} by equipment level; or equipment ${once}`
}

/** No provider's plan, so it doesn't go into the cart: nobody we know of sells it at the place. */
function addOnChoice({ id, serviceName, downloadMbps, schedule }: InternetAddOn): InternetChoice {
  return {
    id,
    name: serviceName,
    detail: `${downloadMbps} Mbps download`,
    certainty: null,
    reach: null,
    soldHere: 'estimate, by phone only',
    schedule,
    service: null,
  }
}
