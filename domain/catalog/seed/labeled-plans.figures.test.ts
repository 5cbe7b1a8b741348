import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chargesByPlace } from '#domain/billing/charges-by-place.ts'
import { type LabelFees, labelCharges } from '#domain/billing/label-charges.ts'
import { wordsOf } from '#domain/catalog/condition.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import { type LabelBox, unpackBox } from '#domain/labels/label-box.ts'
import { oneTimeTotal, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents, grouped } from '#domain/shared/money.ts'
import { entryPlans } from './entry-plans.ts'
import { labeledPlans } from './labeled-plans.ts'

/** The newest edition shipped with the code. */
function newestEdition(providerId: string) {
  const packed = readFileSync(`${process.cwd()}/facts/labels/${providerId}.json.br`)
  const box = JSON.parse(brotliDecompressSync(packed).toString()) as LabelBox
  return unpackBox(box).at(-1) ?? expect.unreachable(`no labels of ${providerId}`)
}

/** Its labels. */
const newestLabels = (providerId: string): LabelFacts[] =>
  newestEdition(providerId).labels.map(label => label.facts)

const catalogue = readSeed()
/** The specification gives its price. */
const SPECIFIED = 'att-internet-300'
const plans = [...entryPlans, ...labeledPlans]
  .flatMap(({ id }) => catalogue.internetPlan(id) ?? [])
  .filter(plan => plan.labels.length > 0 && plan.id !== SPECIFIED)

/** A monthly fee that a label charges everybody is part of the price. */
const withFees = ({ priceNowCents, monthlyFees }: LabelFees) =>
  priceNowCents +
  monthlyFees.filter(fee => /telco recovery/i.test(fee.name)).reduce((sum, fee) => sum + (fee.cents ?? 0), 0)

function bearing(plan: InternetPlan): LabelFacts[] {
  const later = plan.schedule.steps[1]
  return newestLabels(plan.providerId).filter(
    label =>
      plan.labels.some(tie => tie.name === label.name) &&
      withFees(label) === priceToday(plan.schedule) &&
      (later
        ? later.fromMonth === (label.introMonths ?? 0) + 1 && later.monthlyCents === label.laterPriceCents
        : label.introductory !== true),
  )
}

test.each(plans.map(plan => [plan.id, plan] as const))(
  '%s costs what a label of its provider says',
  (_, plan) => {
    expect(bearing(plan)).not.toEqual([])
  },
)

test.each(
  plans.filter(one => one.speed === 'typical' || one.speed === 'range').map(plan => [plan.id, plan] as const),
)('the speeds of %s are what such a label calls typical', (_, plan) => {
  const { downloadMbps, uploadMbps, uploadToMbps } = plan
  const labels = bearing(plan)
  expect(labels.map(({ download }) => Math.round(download?.to ?? 0))).toContain(downloadMbps)
  // One price buys a different upload in each market: the plan has all of them, from the lowest to the highest.
  const uploads = labels.flatMap(({ upload }) => (upload ? [upload.from, upload.to] : [])).map(Math.round)
  expect([uploadMbps, uploadToMbps ?? uploadMbps]).toEqual([Math.min(...uploads), Math.max(...uploads)])
})

test.each(plans.map(plan => [plan.id, plan] as const))(
  'the conditions of %s name what its label doesn’t say, and equipment that it lists',
  (_, plan) => {
    const says = wordsOf(plan.conditions).join(' ')
    const labels = bearing(plan)
    const isSilent = labels.every(({ dataIncluded, extraData }) => !dataIncluded && !extraData)
    expect(says.includes('doesn’t say how much data')).toBe(isSilent)
    const withoutTerms = labels.every(({ contractRequired }) => contractRequired === null)
    expect(says.includes('doesn’t say whether there is a contract')).toBe(withoutTerms)
    // What a label leaves open is no feature: no tick, no points, no filter.
    expect(plan.contractMonths === null).toBe(withoutTerms)
    expect(plan.dataCap === 'not-published').toBe(isSilent)
    const gigabytes = new Set(labels.map(({ dataIncluded }) => dataIncluded?.gigabytes ?? null))
    expect([...gigabytes]).toEqual([plan.dataCapGb])
    const more = `$${(plan.moreDataCents ?? 0) / 100} per ${plan.moreDataGb} GB`
    const saying = labels.filter(({ extraData }) => extraData === more)
    expect(saying.length > labels.length / 2).toBe(plan.moreDataGb !== null)
    const byChoice = labels
      .flatMap(({ oneTimeFees }) => oneTimeFees)
      .filter(({ name, cents }) => cents && /professional install|deposit/i.test(name))
    expect(byChoice.filter(({ cents }) => !says.includes(formatCents(cents ?? 0)))).toEqual([])
    const equipment = labels
      .flatMap(({ monthlyFees }) => monthlyFees)
      .filter(({ name, cents }) => cents && /wi-?fi|router|modem/i.test(name) && !/optional/i.test(name))
    expect(equipment.filter(({ cents }) => !says.includes(formatCents(cents ?? 0)))).toEqual([])
  },
)

test.each(plans.map(plan => [plan.id, plan] as const))(
  'the conditions of %s say of taxes what its label says',
  (_, plan) => {
    const says = wordsOf(plan.conditions).join(' ')
    const taxes = [...new Set(bearing(plan).map(label => label.taxes ?? ''))].join()
    expect(says.includes('Taxes are not included')).toBe(/^var/i.test(taxes))
    expect(says.includes('gives $0.00 for government taxes')).toBe(taxes === '0.00')
    expect(says.includes('Taxes and monthly fees are included')).toBe(/^included/i.test(taxes))
  },
)

/** Charged only in certain events, or by the visitor's choice. */
const avoidable =
  /late|reconnect|change of service|professional install|self-install|hourly|deposit|shipping|paper/i

test.each(plans.map(plan => [plan.id, plan] as const))(
  'the one-time fees of %s are those that its label charges everybody',
  (_, plan) => {
    const charged = bearing(plan).map(({ oneTimeFees }) =>
      oneTimeFees.filter(fee => !avoidable.test(fee.name)).reduce((sum, fee) => sum + (fee.cents ?? 0), 0),
    )
    expect(charged).toContain(oneTimeTotal(plan.schedule))
  },
)

test.each(plans.map(plan => [plan.id, plan] as const))(
  'no label charges all who buy %s something that its total lacks',
  (_, plan) => {
    const { certain } = chargesByPlace(bearing(plan).map(label => labelCharges(label, plan.schedule)))
    expect(certain).toEqual([])
  },
)

/** What a condition says of labels: the edition's date and prices that are not ours, or an upload far from ours. */
function toldOfLabels({ providerId, labels, schedule, uploadMbps, speed }: InternetPlan): string[] {
  const tied = newestLabels(providerId).filter(
    one =>
      one.priceNowCents > 0 &&
      labels.some(
        tie => tie.name === one.name && (tie.uploadMbps === null || tie.uploadMbps === one.upload?.to),
      ),
  )
  const prices = tied.map(withFees).toSorted((a, b) => a - b)
  const [least = 0, most = 0] = [prices[0], prices.at(-1)]
  const uploads = tied.flatMap(one => one.upload?.to ?? [])
  const isFar = (mbps: number) => Math.abs(mbps - (uploadMbps ?? mbps)) > mbps * 0.2
  const told = [
    ...(least === priceToday(schedule) && most === least ? [] : [formatCents(least), formatCents(most)]),
    ...(speed !== 'typical' && speed !== 'range' && uploads.some(isFar)
      ? [`${Math.round(Math.max(...uploads))} Mbps up`]
      : []),
  ]
  return told.length === 0 ? [] : [formatDate(newestEdition(providerId).lastSeen), ...told]
}

test.each(catalogue.internetPlans.filter(one => one.labels.length > 0).map(plan => [plan.id, plan] as const))(
  '%s says what its labels say, where that is not our figure',
  (_, plan) => {
    const words = wordsOf(plan.conditions).join(' ')
    expect(toldOfLabels(plan).filter(one => !words.includes(one))).toEqual([])
  },
)

test('a plan sold as 1 Gig tells the typical speeds of its label beside them', () => {
  const plan = catalogue.internetPlan('google-fiber-1-gig') ?? expect.unreachable('no such plan')
  const [label] = bearing(plan)
  const says = (mbps: number | undefined) => grouped(Math.round(mbps ?? 0))
  expect(wordsOf(plan.conditions)).toContain(
    `The label says typically ${says(label?.download?.to)} Mbps down and ${says(label?.upload?.to)} Mbps up.`,
  )
})
