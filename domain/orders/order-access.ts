import { z } from 'zod/mini'
import type { WebCaller } from '#domain/shared/operation.ts'
import type { OrderAccess } from './open-order.server.ts'

/** What names an order in every question about it. */
export const orderAccess = {
  reference: z.string().check(z.maxLength(40)),
  /** From an emailed link; null if the session says whose order it is. */
  key: z.nullable(z.string().check(z.maxLength(100))),
}

/** What a caller opens an order with. */
export async function orderAccessOf(
  caller: WebCaller,
  { reference, key }: { reference: string; key: string | null },
): Promise<OrderAccess> {
  return { reference, key, userId: (await caller.visitor())?.id ?? null }
}
