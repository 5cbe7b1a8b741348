import { builderParts } from '#domain/bundles/builder-parts.ts'
import { bundleKinds } from '#domain/bundles/bundle.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { discountInWords } from '#domain/catalog/discount-words.ts'
import { firstYearTotal } from '#domain/catalog/security-brand.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { type AnswerRule, whenAsked } from './answer-rule.ts'
import { countInWords, horizonTotal, listInWords } from './plan-words.ts'

const discounts = { label: 'Senior and veteran discounts', href: '/discounts' }
const bundles = { label: 'Bundles', href: '/bundles' }
const vivint = { label: 'Vivint packages', href: '/vivint-packages' }
const adt = { label: 'ADT packages', href: '/adt-packages' }
const directv = { label: 'DIRECTV', href: '/directv' }
const cheapSecurity = { label: 'Cheap home security', href: '/cheap-home-security' }

const named = (asked: { providers: readonly { id: string }[] }, id: string) =>
  asked.providers.some(provider => provider.id === id)

function vivintText(catalogue: Catalogue): string {
  const packs = catalogue.packagesOf('vivint').map(({ name, choices }) => {
    if (!choices) return `${name}: call for pricing`
    const { starter, kit } = choices
    return `${name}: kits from ${formatMonthly(kit.minCents)} to ${formatMonthly(kit.maxCents)}, or ${formatCents(starter.equipmentCents)} of equipment paid once with ${formatMonthly(kit.minCents)}`
  })
  return `Vivint ${packs.join('; ')}. Monitoring around the clock and installation are included.`
}

function adtText(catalogue: Catalogue): string {
  const packs = catalogue
    .packagesOf('adt')
    .map(
      pack =>
        `${pack.name} ${formatMonthly(packagePriceCents(pack) ?? 0)}${pack.badge ? ' (most popular)' : ''}`,
    )
  return `ADT has ${listInWords(packs)}, both with monitoring around the clock and professional installation.`
}

const military: AnswerRule = whenAsked(
  /\b(?:military|veterans?|army|navy|marines?|active duty|national guard)\b/,
  ({ catalogue }) => ({
    text: `Military discounts: ${catalogue.guides.discounts.military.map(line => `${catalogue.providerName(line.providerId)} ${discountInWords(line.figure).toLowerCase()}`).join('; ')}. ${catalogue.guides.discounts.militaryNote}`,
    links: [discounts],
  }),
)

const federal: AnswerRule = whenAsked(
  /\b(?:lifeline|seniors?|low.income|snap|medicaid|elderly|retired)\b/,
  ({ catalogue: { guides } }) => ({
    text: `${guides.discounts.lifeline.name} takes ${formatCents(guides.discounts.lifeline.monthlyCents)} a month off phone or internet (${formatCents(guides.discounts.lifeline.tribalMonthlyCents)} on Tribal lands). It depends on income or on programs such as SNAP or Medicaid, not on age.`,
    links: [discounts],
  }),
)

const ended: AnswerRule = whenAsked(/\b(?:acp|affordable connectivity)\b/, ({ catalogue: { guides } }) => ({
  text: `${guides.discounts.ended.text} ${guides.discounts.lifeline.name} still exists: ${formatCents(guides.discounts.lifeline.monthlyCents)} off a month for households that qualify.`,
  links: [discounts],
}))

const anyDiscount: AnswerRule = whenAsked(
  /\b(?:discounts?|promotions?|coupons?|student|gift card|rewards?)\b/,
  ({ catalogue: { guides }, salesPhone }) => ({
    text: `There are military discounts of ${countInWords(guides.discounts.military.length)} providers, the federal ${guides.discounts.lifeline.name} program (${formatCents(guides.discounts.lifeline.monthlyCents)} off a month), reward cards with some WOW! cable plans, and DIRECTV advertises a ${formatCents(guides.claims.streamingGiftCardCents)} gift card with streaming. I know of no others; ask about them at ${salesPhone}.`,
    links: [discounts, { label: 'WOW!', href: '/wow-internet' }, directv],
  }),
)

const inexpensiveSecurity: AnswerRule = (asked, { catalogue }) => {
  const all = catalogue.guides.securityArticle.brands
  const brand = all.find(one => asked.text.includes(one.name.toLowerCase()))
  const wanted =
    /\b(?:cheap|cheapest|affordable|inexpensive|budget|lowest)\b/.test(asked.text) &&
    /\b(?:security|alarm|camera)/.test(asked.text)
  const brands = brand ? [brand] : wanted ? all : null
  if (!brands) return null
  const lines = brands.map(one => {
    const { from, to } = one.monitoringCents
    const first = firstYearTotal(one)
    const range = (low: number, high: number) =>
      low === high ? formatCents(low) : `${formatCents(low)} to ${formatCents(high)}`
    return `${one.name}: equipment ${formatCents(one.equipmentCents)}, monitoring ${range(from, to)} a month, first year ${range(first.from, first.to)}`
  })
  return { text: `${lines.join('; ')}.`, links: [cheapSecurity] }
}

/** A single device is described by the catalogue's texts; packages are what has a price. */
const isAboutDevice =
  /\b(?:dvr|doorbells?|locks?|fobs?|sensors?|pendants?|thermostats?|keypads?|cameras?|clips?|detectors?)\b/
const asksPrice = /\b(?:cost|costs|price|prices|pricing|how much|cheap|packages?|plans?)\b/

const security: AnswerRule = (asked, { catalogue }) => {
  const topic = /\b(?:security|alarm|burglar|cameras?|doorbell|smart lock|monitor(?:ing|ed)?)\b/.test(
    asked.text,
  )
  if (isAboutDevice.test(asked.text) && !asksPrice.test(asked.text)) return null
  const wantsVivint = named(asked, 'vivint')
  const wantsAdt = named(asked, 'adt')
  if (!topic && !wantsVivint && !wantsAdt) return null
  const both = wantsVivint === wantsAdt
  const text = both
    ? `${adtText(catalogue)} ${vivintText(catalogue)}`
    : wantsVivint
      ? vivintText(catalogue)
      : adtText(catalogue)
  return {
    text: `${text} ${catalogue.guides.security.priceNote}`,
    links: both
      ? [adt, vivint, { label: 'Devices', href: '/home-security-products' }]
      : wantsVivint
        ? [vivint]
        : [adt],
  }
}

const cordCutting: AnswerRule = whenAsked(
  /\b(?:cut the cord|cord.cut\w*|cable tv|streaming (?:vs|or|versus)|stream instead|cable (?:vs|or|versus) streaming)\b/,
  ({ catalogue: { guides } }) => ({
    text: `Cable TV typically costs ${formatCents(guides.cordCutting.monthlyCosts.cable.fromCents)} to ${formatCents(guides.cordCutting.monthlyCosts.cable.toCents)} a month, streaming ${formatCents(guides.cordCutting.monthlyCosts.streaming.fromCents)} to ${formatCents(guides.cordCutting.monthlyCosts.streaming.toCents)}. ${guides.cordCutting.monthlyCostsNote}`,
    links: [{ label: 'Cord cutters', href: '/cord-cutters' }, directv],
  }),
)

const television: AnswerRule = (asked, { catalogue }) => {
  const { guides, tvPackages } = catalogue
  if (
    !named(asked, 'directv') &&
    !/\b(?:tv|television|channels?|sports|live tv|streaming (?:service|package|price|cost))\b/.test(
      asked.text,
    )
  )
    return null
  if (/\b(?:mbps|internet|speed|wifi|wi-fi)\b/.test(asked.text) && !named(asked, 'directv')) return null
  const packs = tvPackages
    .filter(pack => pack.delivery === 'satellite')
    .map(pack => `${pack.name} ${formatMonthly(priceToday(pack.schedule))} (${pack.channels ?? 0}+ channels)`)
  const streaming = tvPackages.find(pack => pack.delivery === 'streaming')
  if (!streaming) return null
  return {
    text: `DIRECTV by satellite: ${listInWords(packs)}. Streaming without a dish starts at ${formatMonthly(priceToday(streaming.schedule))} with a ${formatCents(guides.claims.streamingGiftCardCents)} gift card that the provider advertises. Later prices are not published.`,
    links: [directv, { label: 'Cord cutters', href: '/cord-cutters' }],
  }
}

const bundle: AnswerRule = (asked, { catalogue }) => {
  if (!/\bbundl\w*|\btogether\b|\bpackage deal\b|\bone bill\b/.test(asked.text)) return null
  const today = ({ schedule }: { schedule: PriceSchedule }) => priceToday(schedule)
  const cheapest = bundleKinds.flatMap(
    kind =>
      builderParts(catalogue)
        .filter(part => part.kind === kind)
        .toSorted((a, b) => today(a) - today(b))[0] ?? [],
  )
  const sum = cheapest.reduce((total, part) => total + today(part), 0)
  const parts = cheapest.map(part => `${part.providerName} ${part.plan} ${formatMonthly(today(part))}`)
  const premade = catalogue.premadeBundles.map(one => `${one.name} from ${formatMonthly(one.startingCents)}`)
  return {
    text: `Pre-made bundles: ${listInWords(premade)}. Put together yourself, the cheapest internet, security and TV of the builder are ${listInWords(parts)}: ${formatMonthly(sum)} in all, ${horizonTotal(combineSchedules(cheapest.map(part => part.schedule)))}.`,
    links: [bundles],
  }
}

/** Questions about discounts, bundles, home security and TV. */
export const homeRules: readonly AnswerRule[] = [
  ended,
  military,
  federal,
  bundle,
  inexpensiveSecurity,
  security,
  anyDiscount,
  cordCutting,
  television,
]
