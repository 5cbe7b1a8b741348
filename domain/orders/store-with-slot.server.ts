import { holdSlot } from '#domain/callbacks/hold-slot.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { runAsOneStatement, type Write } from '#platform/one-statement.server.ts'
import type { Queue } from '#platform/queue.server.ts'

/** Thrown to undo an order whose hour couldn't be booked. */
export class SlotRefused extends Error {
  override name = 'SlotRefused'
  readonly code: 'slot_taken' | 'do_not_call'
  readonly timeZone: string | null

  constructor(code: SlotRefused['code'], timeZone: string | null) {
    super(code)
    this.code = code
    this.timeZone = timeZone
  }
}

type PlacedOrder = { id: string; contactPhone: string; timeZone: string | null; createdAt: Date }

/** Stores an order together with the hour of its call: both or neither. Throws `SlotRefused` if the hour is taken. */
export async function storeWithSlot(
  { db, queue, settings }: { db: Database; queue: Queue; settings: BusinessSettings },
  writes: Readonly<Record<string, Write>>,
  order: PlacedOrder,
  { startsAt, visitorZone }: { startsAt: Date; visitorZone: string | undefined },
): Promise<void> {
  const { id, timeZone: homeZone, createdAt: at } = order
  const zone = visitorZone ?? homeZone ?? BUSINESS_ZONE
  const wish = { startsAt, visitorZone: zone, homeZone, phone: order.contactPhone }
  await transaction(db, async tx => {
    await runAsOneStatement(tx, writes)
    const held = await holdSlot(tx, queue, { ...wish, subject: { kind: 'order', id } }, at, settings)
    if (!held.ok) throw new SlotRefused(held.code, homeZone)
    await recordEvent(tx, {
      ...{ at, actor: 'visitor' as const, what: 'slot_booked', visible: true },
      subject: { kind: 'order', id },
      details: { after: { startsAt: startsAt.toISOString(), timeZone: zone } },
    })
  })
}
