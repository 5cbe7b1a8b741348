import { createHash } from 'node:crypto'
import type { Catalogue } from '#domain/catalog/catalogue.ts'

/** Marks what all plans cost for who orders now: with another mark, the prices that somebody looked at are others by now. */
export function pricesMark({ offerings }: Pick<Catalogue, 'offerings'>): string {
  const prices = offerings.map(({ planId, schedule }) => [planId, schedule])
  return createHash('sha256').update(JSON.stringify(prices)).digest('base64url')
}

type Line = { id: string; planId?: string | null | undefined }

/** Whether another plan is chosen for an order by prices that are others by now: its customer was told those. */
export function hasOtherPrices(
  catalogue: Pick<Catalogue, 'offerings'>,
  order: { version: number; items: readonly Line[] },
  wanted: { version: number; prices?: string | undefined; lines: readonly Line[] },
): boolean {
  const { version, prices, lines } = wanted
  // What is recorded already, or was changed by a colleague, is told by that.
  if (prices === undefined || version !== order.version) return false
  const planOf = new Map(order.items.map(({ id, planId }) => [id, planId]))
  const isOther = lines.some(({ id, planId }) => planId && planId !== planOf.get(id))
  return isOther && prices !== pricesMark(catalogue)
}
