import { expect, test } from 'vitest'
import { catalogueContent } from '#domain/catalog/catalogue-content.ts'
import { smallContent } from '#tests/support/small-catalogue.ts'
import { applyDrafts } from './apply-drafts.ts'
import { rowOf } from './catalog-row.ts'

const content = catalogueContent.parse({
  ...smallContent,
  internetPlans: smallContent.internetPlans.map(plan =>
    plan.id === 'orbit-home' ? { ...plan, orbit: 'low' as const } : plan,
  ),
})
const plan = { kind: 'plan' as const, id: 'orbit-home' }

test('a draft that is older than a field leaves it as it is served; one that empties it does', () => {
  const { orbit: _, ...older } = rowOf(content, plan) ?? {}
  const after = (row: object) => {
    const next = applyDrafts(content, [{ ...plan, content: { ...row, name: 'Renamed' } }], '2026-01-03')
    const read = catalogueContent.parse(next).internetPlans.find(({ id }) => id === plan.id)
    return [read?.name, read?.orbit]
  }
  expect(after(older)).toEqual(['Renamed', 'low'])
  expect(after({ ...older, orbit: null })).toEqual(['Renamed', null])
})
