import type { CartService } from '#domain/cart/cart.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import {
  kitOption,
  packagePriceCents,
  type SecurityOption,
  securityOptions,
  starterOption,
} from '#domain/catalog/security-package.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { oneTimeTotal, type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { InternetChoice } from './internet-choices.ts'

/** How a package is paid for: its kit with the monthly price, or its equipment at once. */
export type Payment = { way: 'kit' | 'starter'; kitCents: number }

/** The payment that is selected at first: the kit at its default price. */
export function defaultPayment(pack: SecurityPackage): Payment {
  return { way: 'kit', kitCents: packagePriceCents(pack) ?? 0 }
}

/** A package with its payment; nothing if its price is only given by phone. */
export function optionFor(pack: SecurityPackage, { way, kitCents }: Payment): SecurityOption | undefined {
  const { choices } = pack
  if (!choices) return securityOptions(pack)[0]
  return way === 'starter' ? starterOption(pack, choices) : kitOption(pack, choices.kit, kitCents)
}

export function defaultOption(pack: SecurityPackage): SecurityOption | undefined {
  return optionFor(pack, defaultPayment(pack))
}

/** What a package puts into the cart. */
export function serviceOf(option: SecurityOption, provider: { id: string; name: string }): CartService {
  return cartServiceOf({ ...option, providerId: provider.id, providerName: provider.name })
}

export const COST_MONTHS = 36

export type PackageCost = {
  rows: { label: string; value: string }[]
  monthlyCents: number
  /** In words: a minimum if a later price is not published. */
  total: string
  schedule: PriceSchedule
}

/** Hardware, monitoring and internet separately, and their total over 36 months. */
export function packageCost(
  pack: SecurityPackage,
  payment: Payment,
  option: SecurityOption,
  internet: InternetChoice | null,
): PackageCost {
  const { schedule } = option
  const monthly = priceToday(schedule)
  const withKit = pack.choices && payment.way === 'kit'
  const parts = internet ? [schedule, internet.schedule] : [schedule]
  const combined = combineSchedules(parts)
  return {
    rows: [
      { label: 'Equipment, paid once', value: equipmentInWords(pack, payment, schedule) },
      {
        label: `${withKit ? 'Kit and monitoring' : 'Monitoring'}, ${COST_MONTHS} × ${formatCents(monthly)}`,
        value: totalWords({ ...schedule, oneTimeFees: [] }, COST_MONTHS),
      },
      ...(internet
        ? [
            {
              label: `${internet.name}, ${internet.service ? '' : 'estimate, '}${COST_MONTHS} months`,
              value: totalWords(internet.schedule, COST_MONTHS),
            },
          ]
        : []),
    ],
    monthlyCents: priceToday(combined),
    total: totalWords(combined, COST_MONTHS),
    schedule: combined,
  }
}

function equipmentInWords(pack: SecurityPackage, payment: Payment, schedule: PriceSchedule): string {
  const once = oneTimeTotal(schedule)
  if (once > 0) return formatCents(once)
  return pack.choices && payment.way === 'kit' ? 'In the monthly price' : 'No charge published'
}
