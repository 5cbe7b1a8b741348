import { type OneTimeFee, type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'

/** Equipment paid once, then the lowest monthly price of the package. */
export type StarterChoice = { kind: 'starter'; equipmentCents: number; monthlyCents: number }

/** Equipment paid with the monthly price, which grows in steps with the size of the kit. */
export type KitChoice = {
  kind: 'kit'
  minCents: number
  maxCents: number
  stepCents: number
  defaultCents: number
}

/** A package of a security page (specification, section 3, 'Security package'). */
export type SecurityPackage = {
  id: string
  providerId: 'vivint' | 'adt'
  name: string
  /** As the card shows it, such as `$45.99/mo` or `Call for pricing`. */
  price: string
  /** Monthly price that stands on the card; `null` where it is only told on the phone. */
  priceCents: number | null
  description: string
  features: readonly string[]
  included: readonly string[]
  badge?: 'Most Popular'
  /** The two ways to pay for a package of brand A. The kit at its default price is chosen at first. */
  choices?: { starter: StarterChoice; kit: KitChoice }
}

/** One way to take a security package, with the name under which the cart and the order know it. */
export type SecurityOption = { planId: string; serviceName: string; schedule: PriceSchedule }

/** The monthly prices that a kit can have, lowest first, both ends included. */
export function kitPrices(kit: KitChoice): number[] {
  const steps = Math.floor((kit.maxCents - kit.minCents) / kit.stepCents)
  return Array.from({ length: steps + 1 }, (_, index) => kit.minCents + index * kit.stepCents)
}

/** The kit of a package at one of its monthly prices. */
export function kitOption(pack: Pick<SecurityPackage, 'id' | 'name'>, monthlyCents: number): SecurityOption {
  return {
    planId: `${pack.id}-kit-${monthlyCents}`,
    serviceName: `${pack.name}, kit at ${formatCents(monthlyCents)} a month`,
    schedule: todayOnly(monthlyCents),
  }
}

/** The starter equipment of a package paid once, with the lowest monthly price after it. */
export function starterOption(
  pack: Pick<SecurityPackage, 'id' | 'name'>,
  starter: StarterChoice,
): SecurityOption {
  const fee: OneTimeFee = { label: `${pack.name} equipment`, cents: starter.equipmentCents }
  return {
    planId: `${pack.id}-starter`,
    serviceName: `${pack.name}, equipment paid once`,
    schedule: todayOnly(starter.monthlyCents, [fee]),
  }
}

/** Every way to take a package: starter and kit prices, or the package as it is; none where the price is not published. */
export function securityOptions(pack: SecurityPackage): SecurityOption[] {
  const { choices } = pack
  if (choices) {
    return [
      starterOption(pack, choices.starter),
      ...kitPrices(choices.kit).map(cents => kitOption(pack, cents)),
    ]
  }
  if (pack.priceCents === null) return []
  return [{ planId: pack.id, serviceName: pack.name, schedule: todayOnly(pack.priceCents) }]
}
