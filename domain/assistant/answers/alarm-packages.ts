import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { listInWords } from './plan-words.ts'

/** What each package lists, in both companies' words: that it costs nothing more is nowhere published. */
const withEach =
  'with monitoring around the clock and professional installation, for which our catalog lists no extra price.'

/** Vivint’s packages with both ways to pay for the equipment. */
export function vivintText(catalogue: Catalogue): string {
  const packs = catalogue.packagesOf('vivint').map(({ name, choices }) => {
    if (!choices) return `${name}: call for pricing`
    const { starter, kit } = choices
    return `${name}: kits from ${formatMonthly(kit.minCents)} to ${formatMonthly(kit.maxCents)}, or ${formatCents(starter.equipmentCents)} of equipment paid once with ${formatMonthly(kit.minCents)}`
  })
  return `Vivint ${packs.join('; ')}; each ${withEach}`
}

/** ADT’s packages with what each is for. */
export function adtText(catalogue: Catalogue): string {
  const packs = catalogue
    .packagesOf('adt')
    .map(
      pack =>
        `${pack.name} ${formatMonthly(packagePriceCents(pack) ?? 0)}${pack.badge ? ' (most popular)' : ''}: ${pack.description.toLowerCase().replace(/\.$/, '')}${/video/i.test(pack.description) ? ', with cameras' : ''}`,
    )
  return `ADT has ${listInWords(packs)}; each ${withEach}`
}
