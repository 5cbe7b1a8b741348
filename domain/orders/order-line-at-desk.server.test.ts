import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wordsOf } from '#domain/catalog/condition.ts'
import { aCartItem } from '#tests/support/builders.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { orderItems, type SoldTerms } from './orders.tables.server.ts'

const database = useTestDatabase()
const deps = () => orderDeps(database, () => new Date('2026-11-23T16:00:00Z'))

/** `Taxes are not included. Prices and speeds differ by address.` stood in one. */
const inSentences = (words: readonly string[]) => [...words.slice(0, -2), words.slice(-2).join(' ')]

test('a line at the desk says what its price depends on, and links to a label where there is one', async () => {
  const bought = ['metronet-1-gig-lock', 'wow-cable-300', 'directv-streaming', 'xfinity-300'].map(
    id => deps().catalogue.offering(id) ?? expect.unreachable(`no ${id}`),
  )
  const lines = bought.map(({ providerId, serviceName }) => aCartItem(providerId, serviceName))
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db }, { lines })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  const seen = await orderForDesk(deps(), reference)
  expect(seen?.lines.map(({ labelOf }) => labelOf)).toEqual(['metronet-1-gig', 'wow-cable-300', null, null])
  expect(seen?.lines[1]?.soldUnder?.conditions).toContain('With autopay and paperless billing.')
  // An order from before conditions said what they are about reads the same, and costs the same.
  const stored = await database.db.select({ id: orderItems.id, terms: orderItems.terms }).from(orderItems)
  for (const { id, terms } of stored) {
    const older = { ...terms, conditions: inSentences(wordsOf(terms?.conditions ?? [])) }
    await database.db
      .update(orderItems)
      .set({ terms: older as unknown as SoldTerms })
      .where(eq(orderItems.id, id))
  }
  const again = await orderForDesk(deps(), reference)
  const said = (order: typeof seen) => order?.lines.map(({ soldUnder }) => soldUnder?.conditions.join(' '))
  expect(said(again)).toEqual(said(seen))
  const depends = (order: typeof seen) =>
    order?.cost?.conditions.map(({ service, sentences }) => `${service}: ${sentences.join(' ')}`)
  expect(depends(again)).toEqual(depends(seen))
  expect(depends(again)?.join(' ')).not.toContain('Taxes are not included.')
  for (const { labelOf } of seen?.lines ?? [])
    if (labelOf) expect(deps().catalogue.internetPlan(labelOf)?.labels.length).toBeGreaterThan(0)
})
