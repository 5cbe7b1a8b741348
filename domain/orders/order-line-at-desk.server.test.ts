import { expect, test } from 'vitest'
import { aCartItem } from '#tests/support/builders.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { orderForDesk } from './order-for-desk.server.ts'

const database = useTestDatabase()
const deps = () => orderDeps(database, () => new Date('2026-11-23T16:00:00Z'))

test('a line at the desk says what its price depends on, and links to a label where there is one', async () => {
  const bought = ['metronet-1-gig-lock', 'wow-cable-300', 'directv-streaming'].map(
    id => deps().catalogue.offering(id) ?? expect.unreachable(`no ${id}`),
  )
  const lines = bought.map(({ providerId, serviceName }) => aCartItem(providerId, serviceName))
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db }, { lines })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  const seen = await orderForDesk(deps(), reference)
  expect(seen?.lines.map(({ labelOf }) => labelOf)).toEqual(['metronet-1-gig', 'wow-cable-300', null])
  expect(seen?.lines[1]?.soldUnder?.conditions).toContain('With autopay and paperless billing.')
  for (const { labelOf } of seen?.lines ?? [])
    if (labelOf) expect(deps().catalogue.internetPlan(labelOf)?.labels.length).toBeGreaterThan(0)
})
