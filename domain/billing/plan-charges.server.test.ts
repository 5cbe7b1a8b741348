import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { labelPricesAt } from '#domain/availability/label-prices.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { totalOfPlan } from '#domain/comparison/total-order.ts'
import { importLabels } from '#domain/labels/import-labels.server.ts'
import { totalInWords, totalWords } from '#domain/pricing/known-total.ts'
import { introThen } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { loadLabels } from '#server/load-labels.server.ts'
import { labelFeeCentsOf, sumCentsOver, sumOver } from '#tests/support/catalogue-prices.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { createPlanCharges } from './plan-charges.server.ts'
import { wholeCost } from './whole-cost.ts'

const database = useTestDatabase()
const catalogue = readSeed()
const soldAs = (planId: string) => {
  const offering = catalogue.offering(planId)
  if (!offering) throw new Error(`no ${planId}`)
  return offering
}
const takeLabels = (providerId: string, file: string, bytes?: Buffer) =>
  importLabels(
    { db: database.db, readSheet: () => Promise.reject(new Error('no sheet here')) },
    { bytes: bytes ?? readFileSync(`domain/labels/excerpts/${file}`), source: file },
    { providerId, date: '2026-07-20', careful: false },
  )

test('a plan has the fees of its label: what everybody pays apart from what depends', async () => {
  await takeLabels('spectrum', 'spectrum-2026-07-20.csv')
  const sold = { planId: 'spectrum-internet', schedule: introThen(3000, 12, 5000) }
  const charges = await createPlanCharges(database.db, 0)(catalogue, sold, null)
  expect(charges?.certain).toMatchObject([{ name: 'Service Activation', every: 'once', cents: 2000 }])
  expect(charges?.depending.map(fee => fee.name)).toContain('Optional WiFi Service')
  expect(charges?.depending.find(fee => fee.name === 'Late Fee')).toMatchObject({ upTo: true, cents: 895 })
  // The price list now includes the activation: it is the same fee, counted once.
  expect(await createPlanCharges(database.db, 0)(catalogue, soldAs('spectrum-internet'), null)).toMatchObject(
    {
      certain: [],
    },
  )
})

test('the same plan with its price locked has the fees of the same labels', async () => {
  await takeLabels('metronet', 'metronet.csv')
  const charges = await createPlanCharges(database.db, 0)(catalogue, soldAs('metronet-1-gig-lock'), null)
  expect(charges).toMatchObject({ certain: [], taxes: 'Varies by location' })
  expect(charges?.depending).toMatchObject([{ name: '(Optional) Billing Fee', cents: 495 }])
})

test('labels that name the home’s city count alone; at a home they do not name the most of all is told', async () => {
  const excerpt = (place: string) => readFileSync(`domain/labels/excerpts/google-fiber-${place}.csv`, 'utf8')
  const rows = excerpt('huntsville').split('\n').slice(1).join('\n')
  await takeLabels(
    'google-fiber',
    'google-fiber.csv',
    Buffer.from(`${excerpt('missouri').trimEnd()}\n${rows}`),
  )
  const chargesOf = createPlanCharges(database.db, 0)
  const sold = soldAs('google-fiber-1-gig')
  const there = await chargesOf(catalogue, sold, { city: 'Belton', state: 'MO' })
  expect(there).toMatchObject({
    certain: [{ name: 'Provider fees', every: 'month', cents: 70 }],
    depending: [],
  })
  for (const home of [null, { city: 'Austin', state: 'TX' }, { city: 'Belton', state: 'TX' }]) {
    const charges = await chargesOf(catalogue, sold, home)
    expect(charges?.certain).toEqual([])
    expect(charges?.unstated).toMatchObject([{ name: 'Provider fees', upTo: true, cents: 140 }])
  }
})

test('what has no label has no charges, and neither has a plan before its labels came', async () => {
  const chargesOf = createPlanCharges(database.db, 0)
  expect(await chargesOf(catalogue, soldAs('adt-pro'), null)).toBeNull()
  expect(await chargesOf(catalogue, soldAs('xfinity-300'), null)).toBeNull()
  expect(await chargesOf(catalogue, soldAs('kinetic-fiber-gig'), null)).toBeNull()
})

test('a cart comes to what results say of each plan there, fees of its label included', async () => {
  await loadLabels(database.db, process.cwd())
  const chargesOf = createPlanCharges(database.db, 0)
  const totals = async (home: { city: string; state: string }) => {
    const deps = { catalogue, db: database.db, log: silentLog }
    const pairs = await Promise.all(
      catalogue.internetPlans.map(async plan => {
        const there = await labelPricesAt(deps, plan, home)
        const { schedule } = plan
        const charges = await chargesOf(catalogue, { planId: plan.id, schedule }, home)
        const cart = wholeCost([{ providerName: '', serviceName: plan.name, quantity: 1, schedule, charges }])
        const listed = totalOfPlan({ schedule, ...there })
        return { id: plan.id, listed: totalInWords(listed), cart: totalWords(cart.schedule) }
      }),
    )
    expect(pairs.filter(({ listed, cart }) => listed !== cart)).toEqual([])
    return new Map(pairs.map(({ id, listed }) => [id, listed]))
  }
  const austin = await totals({ city: 'Austin', state: 'TX' })
  const [google, rely] = ['google-fiber-1-gig', 'tmobile-home-internet']
  const withFee = sumCentsOver(24, google) + 24 * labelFeeCentsOf(google)
  expect(austin.get(google)).toBe(formatCents(withFee))
  expect(austin.get(rely)).toBe(`at least ${sumOver(24, rely)}`)
  const tulsa = await totals({ city: 'Tulsa', state: 'OK' })
  expect(tulsa.get(rely)).toBe(sumOver(24, rely))
  // No label names Tulsa, and by address they add from nothing to that fee.
  expect(tulsa.get(google)).toBe(`at least ${sumOver(24, google)}`)
})
