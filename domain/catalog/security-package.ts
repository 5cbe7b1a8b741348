import { type PriceSchedule, priceToday, todayOnly } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { SecurityPackage } from './packages.schema.ts'

/** One way to buy a security package, with its name in cart and order. */
export type SecurityOption = { planId: string; serviceName: string; schedule: PriceSchedule }

/** The two ways to pay for a package's equipment. */
export type EquipmentChoices = NonNullable<SecurityPackage['choices']>

type Named = Pick<SecurityPackage, 'id' | 'name'>

/** The monthly prices that a kit can have, lowest first, both ends included. */
export function kitPrices({ minCents, maxCents, stepCents }: EquipmentChoices['kit']): number[] {
  const steps = Math.floor((maxCents - minCents) / stepCents)
  return Array.from({ length: steps + 1 }, (_, index) => minCents + index * stepCents)
}

/** A package's kit at one of its monthly prices. Its id counts the steps, because prices change. */
export function kitOption(pack: Named, kit: EquipmentChoices['kit'], monthlyCents: number): SecurityOption {
  const step = 1 + Math.round((monthlyCents - kit.minCents) / kit.stepCents)
  return {
    planId: `${pack.id}-kit-${step}`,
    serviceName: `${pack.name}, kit at ${formatCents(monthlyCents)} a month`,
    schedule: todayOnly(monthlyCents),
  }
}

/** A package's starter equipment paid for once, followed by the lowest monthly price of the kit. */
export function starterOption(pack: Named, { starter, kit }: EquipmentChoices): SecurityOption {
  return {
    planId: starter.id,
    serviceName: `${pack.name}, equipment paid once`,
    schedule: todayOnly(kit.minCents, [
      { label: `${pack.name} equipment`, cents: starter.equipmentCents, purpose: 'equipment' },
    ]),
  }
}

/** Every way to buy a package: starter and kit prices, or the package as it is; none if the price is not published. */
export function securityOptions(pack: SecurityPackage): SecurityOption[] {
  const { choices, schedule } = pack
  if (choices) {
    return [
      starterOption(pack, choices),
      ...kitPrices(choices.kit).map(cents => kitOption(pack, choices.kit, cents)),
    ]
  }
  return schedule ? [{ planId: pack.id, serviceName: pack.name, schedule }] : []
}

/** A package's monthly cost on its card: its price, or its kit at the default; `null` if it is only given by phone. */
export function packagePriceCents({ choices, schedule }: SecurityPackage): number | null {
  if (choices) return choices.kit.defaultCents
  return schedule && priceToday(schedule)
}
