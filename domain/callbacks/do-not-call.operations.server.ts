import { catch as orElse, z } from 'zod/mini'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import { type StaffMember, staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { addDoNotCall, type ListedNumber, listDoNotCall, removeDoNotCall } from './do-not-call.server.ts'
import { FILE_MAX_BYTES, FILE_MAX_LINES, type NumberFile, readNumberFile } from './read-number-file.ts'

type Deps = { db: Database; now: () => Date }

/** No more are shown at once; a search leads to the others. */
const NUMBERS_SHOWN = 200

const phone = z
  .string()
  .check(z.refine(text => /^[2-9]\d{9}$/.test(phoneDigits(text)), 'Enter a US phone number with ten digits'))
const reason = z.string().check(z.trim(), z.minLength(1, 'Say why'), z.maxLength(300))

export const readDoNotCall = staffOperation({
  name: 'readDoNotCall',
  summary: 'Phone numbers that nobody calls.',
  input: z.object({ search: orElse(z.string().check(z.maxLength(40)), '') }),
  output: z.custom<{ numbers: ListedNumber[]; total: number; search: string }>(),
  refusals: [],
  async run({ db }: Deps, _, { search }) {
    const digits = phoneDigits(search)
    return succeeded({ ...(await listDoNotCall(db, { digits, limit: NUMBERS_SHOWN })), search })
  },
})

/** What was done to the list, and what of a file couldn't be read. */
type Changed = {
  added: number
  /** Those that were on the list already. */
  known: number
  removed: number
} & Pick<NumberFile, 'unread'> & { unreadCount: number }

export const changeDoNotCall = staffOperation({
  name: 'changeDoNotCall',
  summary: 'Puts numbers on the do-not-call list, one or a file of them, or takes one off.',
  input: z.discriminatedUnion('act', [
    z.object({ act: z.literal('add'), phone, reason }),
    z.object({ act: z.literal('remove'), phone, reason }),
    z.object({ act: z.literal('import'), file: z.string(), reason }),
  ]),
  output: z.custom<Changed>(),
  refusals: ['work_gone', 'invalid_input'],
  async run({ db, now }: Deps, { staff }, input) {
    const at = now()
    const nothingUnread = { unread: [], unreadCount: 0 }
    if (input.act === 'remove') {
      const digits = phoneDigits(input.phone)
      const removed = await transaction(db, async tx => {
        const gone = await removeDoNotCall(tx, digits)
        if (gone) await tell(tx, staff, at, { removed: ending(digits), reason: input.reason })
        return gone
      })
      return removed ? succeeded({ added: 0, known: 0, removed: 1, ...nothingUnread }) : refused('work_gone')
    }
    const isTooLarge = input.act === 'import' && Buffer.byteLength(input.file) > FILE_MAX_BYTES
    const read =
      input.act === 'add'
        ? { numbers: [phoneDigits(input.phone)], ...nothingUnread }
        : isTooLarge
          ? null
          : readNumberFile(input.file)
    if (read === null) {
      const most = `A file may hold 1 MB and ${FILE_MAX_LINES.toLocaleString('en-US')} lines at most`
      return { ok: false, code: 'invalid_input', fields: { file: most } }
    }
    const { numbers, unread, unreadCount } = read
    if (numbers.length === 0) {
      const isEmpty = input.act === 'import' && input.file.trim() === ''
      const file = isEmpty
        ? 'The file is empty, and nothing was changed'
        : 'No line of this file begins with a US phone number, and nothing was changed'
      return { ok: false, code: 'invalid_input', fields: { file } }
    }
    const added = await transaction(db, async tx => {
      const fresh = await addDoNotCall(tx, numbers, { reason: input.reason, addedAt: at, addedBy: staff.id })
      // What was on the list already is no change of it.
      if (fresh === 0) return fresh
      const one = input.act === 'add' ? { added: ending(numbers[0]) } : { added: fresh, unread: unreadCount }
      await tell(tx, staff, at, { ...one, reason: input.reason })
      return fresh
    })
    return succeeded({ added, known: numbers.length - added, removed: 0, unread, unreadCount })
  },
})

/** Enough to find it again on a list; without the list nobody can tell whose it is. */
const ending = (digits = '') => `… ${digits.slice(-4)}`

async function tell(tx: Tx, staff: StaffMember, at: Date, after: Record<string, unknown>): Promise<void> {
  const actor = { staffId: staff.id, name: staff.name }
  const subject = { kind: 'desk', id: 'do-not-call' } as const
  await recordEvent(tx, { at, actor, what: 'changeDoNotCall', subject, details: { after } })
}
