import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import { noOutput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { problems } from '#domain/shared/problem.ts'
import type { Database } from '#platform/database.server.ts'
import { countEvent } from './count-event.server.ts'
import { isMeasuredEvent } from './events.ts'

/** Counts a named event. No cookie is read and nothing about the visitor is kept. */
export const measureEvent = operation({
  name: 'measureEvent',
  summary: 'Counts a named event. Nothing about the visitor is kept.',
  input: z.strictObject({
    name: z.string().check(z.maxLength(50)),
    label: z.string().check(z.maxLength(50)),
  }),
  output: noOutput,
  refusals: [],
  limits: [{ name: 'event', per: 'client' }],
  lane: 'rest',
  async run({ db, now }: { db: Database; now: () => Date }, _, { name, label }) {
    if (!isMeasuredEvent(name, label)) {
      return { ok: false, code: 'invalid_input', fields: { name: problems.event_unknown.message } }
    }
    await countEvent(db, name, label, now())
    return succeeded(undefined)
  },
})
