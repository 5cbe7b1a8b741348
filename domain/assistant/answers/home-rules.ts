import {
  builderInternetPlans,
  builderSecurityPlans,
  builderTvPlans,
} from '#domain/catalog/builder-catalog.ts'
import { monthlyCosts, monthlyCostsNote } from '#domain/catalog/cord-cutting.ts'
import {
  discountInWords,
  endedPrograms,
  lifeline,
  militaryDiscountNote,
  militaryDiscounts,
} from '#domain/catalog/discounts.ts'
import { marketingClaims } from '#domain/catalog/marketing-claims.ts'
import { premadeBundles } from '#domain/catalog/premade-bundles.ts'
import { providerName } from '#domain/catalog/providers.ts'
import { firstYearTotal, securityBrands } from '#domain/catalog/security-article.ts'
import { adtPackages, securityPriceNote, vivintPackages } from '#domain/catalog/security-packages.ts'
import { satellitePackages, streamingPackage } from '#domain/catalog/tv-packages.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { type AnswerRule, whenAsked } from './answer-rule.ts'
import { listInWords, totalInWords } from './plan-words.ts'

const discounts = { label: 'Senior and veteran discounts', href: '/discounts' }
const bundles = { label: 'Bundles', href: '/bundles' }
const vivint = { label: 'Vivint packages', href: '/vivint-packages' }
const adt = { label: 'ADT packages', href: '/adt-packages' }
const directv = { label: 'DIRECTV', href: '/directv' }
const cheapSecurity = { label: 'Cheap home security', href: '/cheap-home-security' }

const named = (asked: { providers: readonly { id: string }[] }, id: string) =>
  asked.providers.some(provider => provider.id === id)

function vivintText(): string {
  const packs = vivintPackages.map(({ name, choices, price }) => {
    if (!choices) return `${name}: ${price.toLowerCase()}`
    const { starter, kit } = choices
    return `${name}: kits from ${formatMonthly(kit.minCents)} to ${formatMonthly(kit.maxCents)}, or ${formatCents(starter.equipmentCents)} of equipment paid once with ${formatMonthly(starter.monthlyCents)}`
  })
  return `Vivint ${packs.join('; ')}. Monitoring around the clock and installation are included.`
}

function adtText(): string {
  const packs = adtPackages.map(pack => `${pack.name} ${pack.price}${pack.badge ? ' (most popular)' : ''}`)
  return `ADT has ${listInWords(packs)}, both with monitoring around the clock and professional installation.`
}

const military: AnswerRule = whenAsked(
  /\b(?:military|veterans?|army|navy|marines?|active duty|national guard)\b/,
  () => ({
    text: `Military discounts: ${militaryDiscounts.map(line => `${providerName(line.providerId)} ${discountInWords(line.figure).toLowerCase()}`).join('; ')}. ${militaryDiscountNote}`,
    links: [discounts],
  }),
)

const federal: AnswerRule = whenAsked(
  /\b(?:lifeline|seniors?|low.income|snap|medicaid|elderly|retired)\b/,
  () => ({
    text: `${lifeline.name} takes ${formatCents(lifeline.monthlyCents)} a month off phone or internet (${formatCents(lifeline.tribalMonthlyCents)} on Tribal lands). It depends on income or on programs such as SNAP or Medicaid, not on age.`,
    links: [discounts],
  }),
)

const ended: AnswerRule = whenAsked(/\b(?:acp|affordable connectivity)\b/, () => ({
  text: `${endedPrograms[0].text} ${lifeline.name} still exists: ${formatCents(lifeline.monthlyCents)} off a month for households that qualify.`,
  links: [discounts],
}))

const anyDiscount: AnswerRule = whenAsked(
  /\b(?:discounts?|promotions?|coupons?|student|gift card|rewards?)\b/,
  ({ salesPhone }) => ({
    text: `There are military discounts of four providers, the federal ${lifeline.name} program (${formatCents(lifeline.monthlyCents)} off a month), reward cards with some WOW! cable plans, and DIRECTV advertises a ${formatCents(marketingClaims.streamingGiftCardCents)} gift card with streaming. I know of no others; ask about them at ${salesPhone}.`,
    links: [discounts, { label: 'WOW!', href: '/wow-internet' }, directv],
  }),
)

const inexpensiveSecurity: AnswerRule = asked => {
  const brand = securityBrands.find(one => asked.text.includes(one.name.toLowerCase()))
  const wanted =
    /\b(?:cheap|cheapest|affordable|inexpensive|budget|lowest)\b/.test(asked.text) &&
    /\b(?:security|alarm|camera)/.test(asked.text)
  const brands = brand ? [brand] : wanted ? securityBrands : null
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

const security: AnswerRule = asked => {
  const topic = /\b(?:security|alarm|burglar|cameras?|doorbell|smart lock|monitor(?:ing|ed)?)\b/.test(
    asked.text,
  )
  if (isAboutDevice.test(asked.text) && !asksPrice.test(asked.text)) return null
  const wantsVivint = named(asked, 'vivint')
  const wantsAdt = named(asked, 'adt')
  if (!topic && !wantsVivint && !wantsAdt) return null
  const both = wantsVivint === wantsAdt
  const text = both ? `${adtText()} ${vivintText()}` : wantsVivint ? vivintText() : adtText()
  return {
    text: `${text} ${securityPriceNote}`,
    links: both
      ? [adt, vivint, { label: 'Devices', href: '/home-security-products' }]
      : wantsVivint
        ? [vivint]
        : [adt],
  }
}

const cordCutting: AnswerRule = whenAsked(
  /\b(?:cut the cord|cord.cut\w*|cable tv|streaming (?:vs|or|versus)|stream instead|cable (?:vs|or|versus) streaming)\b/,
  () => ({
    text: `Cable TV typically costs ${formatCents(monthlyCosts.cable.fromCents)} to ${formatCents(monthlyCosts.cable.toCents)} a month, streaming ${formatCents(monthlyCosts.streaming.fromCents)} to ${formatCents(monthlyCosts.streaming.toCents)}. ${monthlyCostsNote}`,
    links: [{ label: 'Cord cutters', href: '/cord-cutters' }, directv],
  }),
)

const television: AnswerRule = asked => {
  if (
    !named(asked, 'directv') &&
    !/\b(?:tv|television|channels?|sports|live tv|streaming (?:service|package|price|cost))\b/.test(
      asked.text,
    )
  )
    return null
  if (/\b(?:mbps|internet|speed|wifi|wi-fi)\b/.test(asked.text) && !named(asked, 'directv')) return null
  const packs = satellitePackages.map(
    pack => `${pack.name} ${formatMonthly(pack.priceCents)} (${pack.channels} channels)`,
  )
  return {
    text: `DIRECTV by satellite: ${listInWords(packs)}. Streaming without a dish starts at ${formatMonthly(streamingPackage.priceCents)} with a ${formatCents(marketingClaims.streamingGiftCardCents)} gift card that the provider advertises. Later prices are not published.`,
    links: [directv, { label: 'Cord cutters', href: '/cord-cutters' }],
  }
}

const bundle: AnswerRule = asked => {
  if (!/\bbundl\w*|\btogether\b|\bpackage deal\b|\bone bill\b/.test(asked.text)) return null
  const cheapest = [builderInternetPlans, builderSecurityPlans, builderTvPlans].flatMap(
    plans => plans.toSorted((a, b) => a.priceCents - b.priceCents)[0] ?? [],
  )
  const sum = cheapest.reduce((total, plan) => total + plan.priceCents, 0)
  const parts = cheapest.map(
    plan => `${providerName(plan.providerId)} ${plan.plan} ${formatMonthly(plan.priceCents)}`,
  )
  return {
    text: `Pre-made bundles: ${listInWords(premadeBundles.map(one => `${one.name} from ${formatMonthly(one.startingCents)}`))}. Put together yourself, the cheapest internet, security and TV of the builder are ${listInWords(parts)}: ${formatMonthly(sum)} in all, ${totalInWords(combineSchedules(cheapest.map(plan => plan.schedule)))}.`,
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
