import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#platform/database.server.ts'
import { automationInbox, webhookDeliveries } from './automation.tables.server.ts'

type Delivery = typeof webhookDeliveries.$inferInsert

/** Keeps one line of the delivery log; done when it is stored. */
export type LogDelivery = (delivery: Delivery) => Promise<void>

/** Deliveries that end within so many milliseconds are stored together: under load that spares most of the work. */
const GATHERING_MS = 20

/** Opens the delivery log. */
export function openDeliveryLog(db: Database): LogDelivery {
  let gathered: Delivery[] = []
  let stored: Promise<void> | undefined
  const store = async () => {
    await wait(GATHERING_MS)
    const deliveries = gathered
    gathered = []
    stored = undefined
    await db.insert(webhookDeliveries).values(deliveries)
  }
  return delivery => {
    gathered.push(delivery)
    stored ??= store()
    return stored
  }
}

/** Keeps what the built-in receiver took in. A message that came before is kept once. */
export async function keepInboxMessage(
  db: Database,
  messageId: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await db.insert(automationInbox).values({ messageId, payload }).onConflictDoNothing()
}
