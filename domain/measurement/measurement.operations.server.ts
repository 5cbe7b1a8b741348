import { z } from 'zod/mini'
import { readArrival } from '#domain/shared/arrival.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { noOutput, type WebCaller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { problems } from '#domain/shared/problem.ts'
import type { Database } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { countedWrite } from './count-event.server.ts'
import { eventLabels, eventNames, isMeasuredEvent, labelsByName } from './events.ts'
import { unansweredWrite } from './unanswered.server.ts'

type Deps = {
  db: Database
  now: () => Date
  zips: { place(zipCode: string): { state: string } | undefined }
  catalogue: { provider(id: string): unknown }
}

const MAX_PROVIDERS = 8

/**
 * Counts a named event. No cookie is read and nothing about the visitor is stored: of a ZIP code only the state, and
 * the code itself only if we could name no provider there.
 */
export const measureEvent = operation({
  name: 'measureEvent',
  summary: 'Counts a named event. Nothing about the visitor is kept.',
  input: z.strictObject({
    name: z.enum(eventNames, { error: problems.event_unknown.message }),
    label: z
      .enum(eventLabels, { error: problems.event_unknown.message })
      .check(z.describe(`Labels by name: ${labelsByName}.`)),
    zip: z.optional(z.string().check(z.regex(/^\d{5}$/))),
    providers: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50))),
  }),
  output: noOutput,
  refusals: [],
  limits: [{ name: 'event', per: 'client' }],
  lane: 'rest',
  async run(
    { db, now, zips, catalogue }: Deps,
    { request }: WebCaller,
    { name, label, zip, providers = [] },
  ) {
    if (!isMeasuredEvent(name, label)) {
      return { ok: false, code: 'invalid_input', fields: { name: problems.event_unknown.message } }
    }
    const at = now()
    const state = zip ? (zips.place(zip)?.state ?? '') : ''
    const known = [...new Set(providers)].filter(id => catalogue.provider(id)).toSorted()
    const unanswered = zip && name === 'place_answered' && label === 'none'
    await runAsOneStatement(db, {
      event: countedWrite(
        { name, label },
        { at, state, providers: known.slice(0, MAX_PROVIDERS), arrival: readArrival(request.headers) },
      ),
      ...(unanswered ? { unanswered: unansweredWrite({ kind: 'zip', words: zip, state }, at) } : {}),
    })
    return succeeded(undefined)
  },
})
