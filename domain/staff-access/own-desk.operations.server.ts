import { z } from 'zod/mini'
import { noOutput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { presences } from '#domain/staff/roles.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { setPresence } from '#domain/staff/staff-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'

/** Says whether somebody can be reached just now. */
export const changePresence = staffOperation({
  name: 'setPresence',
  summary: 'Says whether you can be reached just now.',
  input: z.strictObject({ presence: z.enum(presences) }),
  output: noOutput,
  refusals: [],
  async run({ db }: { db: Database }, { staff }, { presence }) {
    await transaction(db, tx => setPresence(tx, staff.id, presence))
    return succeeded(undefined)
  },
})
