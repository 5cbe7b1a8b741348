import { type AlsoTheirs, readAlsoTheirs } from '#domain/people/also-theirs.operations.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { DeskArgs } from '../desk-caller.server.ts'

/** What else the person of an order or a lead ordered or asked for. */
export async function alsoTheirs(
  args: DeskArgs,
  contact: { of: 'order' | 'lead'; id: string; email: string; phone: string | null },
): Promise<AlsoTheirs> {
  const found = await askDesk(readAlsoTheirs, args, { ...contact, phone: contact.phone ?? '' })
  return found.ok ? found.value : { orders: [], leads: [] }
}
