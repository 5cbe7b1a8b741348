import { z } from 'zod/mini'
import { noInput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '../staff/staff-operation.ts'

/** Lets a staff member hear about changes: which kind and which one, never the content. */
export const followDesk = staffOperation({
  name: 'followDesk',
  summary: 'Opens the stream that tells the desk what changed.',
  input: noInput,
  output: z.object({ staffId: z.uuid() }),
  refusals: [],
  run: (_deps: object, caller) => Promise.resolve(succeeded({ staffId: caller.staff.id })),
})
