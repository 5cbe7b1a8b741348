import { askNext } from '#domain/desk/desk.operations.server.ts'
import type { QueueItem } from '#domain/desk/queue.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { DeskArgs } from '../desk-caller.server.ts'
import { queueOf } from './work-address.ts'

/** What comes after this work in the queue that its page was opened from. */
export async function nextWork(args: DeskArgs, after: string): Promise<QueueItem | null> {
  const filters = Object.fromEntries(new URLSearchParams(queueOf(new URL(args.request.url).search)))
  const found = await askDesk(askNext, args, { ...filters, after })
  if (!found.ok) throw new Error(`The next work was refused: ${found.code}`)
  return found.value.next
}
