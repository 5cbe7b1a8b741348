import { expect, test } from 'vitest'
import type { FoundProvider } from '#domain/availability/lookup-result.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { bundleParts } from './builder-parts.ts'
import { explainProposal } from './explain-proposal.ts'
import { partsAtPlace, recommendableParts } from './parts-at-place.ts'
import { weighBundles } from './weigh-bundles.ts'
import { needsOf, type Wishes } from './wishes.ts'

const catalogue = readSeed()
const att300 = catalogue.internetPlan('att-internet-300') ?? expect.unreachable()
const ours = priceToday(att300.schedule)
const label = ours + 1000
const wishes = (budgetCents: number, more: Partial<Wishes> = {}): Wishes => ({
  ...{ people: 1, online: [], tv: { id: 'none', label: 'None', channels: 0 }, security: false },
  ...{ budgetCents, ...more },
})

/** Only this plan, at a place whose labels say more than our price. */
function proposed(asked: Wishes) {
  const sold = bundleParts(catalogue).filter(
    part => part.kind !== 'internet' || part.planId === 'att-internet-300',
  )
  const provider = { id: att300.providerId } as FoundProvider
  const labelPrices = { fromCents: label, toCents: label, words: '' }
  const plans = [{ id: att300.id, hasLabel: false, labelPrices }]
  const atPlace = partsAtPlace(sold, { providers: [provider], likelyProviders: [], plans })
  const advice = weighBundles(recommendableParts(atPlace, 0), needsOf(asked))
  const best = advice.best ?? expect.unreachable()
  return { best, advice, reasons: explainProposal(best, asked, advice) }
}

test('a budget counts the price on the label where that is more than ours, and the doubt is told', () => {
  const { best, reasons } = proposed(wishes(ours + 500))
  expect(best).toMatchObject({ withinBudget: false, monthlyCents: ours, highestCents: label, assumed: true })
  expect(reasons).toContain(
    `Price not confirmed: the label of AT&T Internet 300 says ${formatMonthly(label)}, which is what we count against your budget.`,
  )
  expect(reasons.at(-1)).toBe(`Its highest bill of ${formatMonthly(label)} is over your budget of $60.00.`)
  expect(proposed(wishes(label)).best.withinBudget).toBe(true)
})

test('where nothing fits, nothing is left out to stay within the budget', () => {
  const { reasons } = proposed(wishes(2000, { security: true }))
  expect(reasons).toContain('Leaves home security out to keep the bill low.')
  expect(reasons.join(' ')).not.toContain('within your budget')
})
