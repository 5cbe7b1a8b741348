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
import { countedCents, OTHER_PRICE, uncountedInWords } from '#domain/pricing/added-fee.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import {
  type AddedFee,
  oneTimeTotal,
  type PriceSchedule,
  priceToday,
  withAddedFee,
} from '#domain/pricing/price-schedule.ts'
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
  /** The listed prices of a month. */
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
  const whole = internet && withAddedFee(internet.schedule, internet.fee)
  const combined = combineSchedules(whole ? [schedule, whole] : [schedule])
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
            ...(internet.fee ? feeRows(internet.fee) : []),
          ]
        : []),
    ],
    monthlyCents: monthly + (internet ? priceToday(internet.schedule) : 0),
    total: totalWords(combined, COST_MONTHS),
    schedule: combined,
  }
}

/** The monthly fee on the label of the internet, whose price is the listed one. */
function feeRows(fee: AddedFee): PackageCost['rows'] {
  const [counted, uncounted] = [countedCents(fee), uncountedInWords(fee)]
  return [
    ...(counted > 0
      ? [
          {
            label: `Monthly fee on its label, ${COST_MONTHS} × ${formatCents(counted)}`,
            value: formatCents(counted * COST_MONTHS),
          },
        ]
      : []),
    ...(uncounted ? [{ label: 'On its label, not counted', value: uncounted }] : []),
    ...(fee.otherPrice ? [{ label: 'Counted at our price', value: OTHER_PRICE }] : []),
  ]
}

function equipmentInWords(pack: SecurityPackage, payment: Payment, schedule: PriceSchedule): string {
  const once = oneTimeTotal(schedule)
  if (once > 0) return formatCents(once)
  return pack.choices && payment.way === 'kit' ? 'In the monthly price' : 'No charge published'
}
