import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { cameras } from './alarm-wishes.ts'
import { listInWords } from './plan-words.ts'

/** What comes with every one of some packages, in their companies’ words: that it costs nothing more is nowhere published. */
function withEach(packages: readonly SecurityPackage[]): string {
  const all = (service: SecurityPackage['services'][number]) =>
    packages.every(({ services }) => services.includes(service))
  const parts = [
    ...(all('monitoring') ? ['monitoring around the clock'] : []),
    ...(all('installation') ? ['professional installation'] : []),
  ]
  return parts.length > 0
    ? `; ${packages.length > 1 ? 'each ' : ''}with ${listInWords(parts)}, for which our catalog lists no extra price.`
    : '.'
}

/** A company’s packages: with both ways to pay for the equipment where there are two, else with what each is for. */
export function packagesText(catalogue: Catalogue, { id, name }: Provider): string {
  const packages = catalogue.packagesOf(id)
  if (packages.length === 0) return `${name} has no package in our catalog.`
  const isOfKits = packages.some(({ choices }) => choices)
  const told = isOfKits
    ? `${name} ${packages.map(kitText).join('; ')}`
    : `${name} has ${listInWords(packages.map(flatText))}`
  return `${told}${withEach(packages)}`
}

function kitText(pack: SecurityPackage): string {
  const { name, choices } = pack
  if (!choices) {
    const cents = packagePriceCents(pack)
    return `${name}: ${cents === null ? 'call for pricing' : formatMonthly(cents)}`
  }
  const { starter, kit } = choices
  return `${name}: kits from ${formatMonthly(kit.minCents)} to ${formatMonthly(kit.maxCents)}, or ${formatCents(starter.equipmentCents)} of equipment paid once with ${formatMonthly(kit.minCents)}`
}

function flatText(pack: SecurityPackage): string {
  const cents = packagePriceCents(pack)
  const hasCamera = cameras.some(one => pack.devices.includes(one))
  return `${pack.name} ${cents === null ? '(call for pricing)' : formatMonthly(cents)}${pack.badge ? ' (most popular)' : ''}: ${pack.description.toLowerCase().replace(/\.$/, '')}${hasCamera ? ', with cameras' : ''}`
}
