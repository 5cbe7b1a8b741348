import { z } from 'zod/mini'
import { signedInOperation } from '#domain/shared/define-operation.ts'
import { noInput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import type { Reader } from '#platform/database.server.ts'
import { listSessions, type OwnSession } from './session-store.server.ts'
import { type WaysIn, waysIn } from './ways-in.server.ts'

/** How the caller signs in, and where they are signed in. */
export const readOwnAccount = signedInOperation({
  name: 'readOwnAccount',
  summary: 'The ways into your account, and the devices that are signed in to it.',
  input: noInput,
  output: z.custom<{ ways: WaysIn; sessions: OwnSession[] }>(),
  refusals: [],
  limits: [{ name: 'own_pages', per: 'client' }],
  lane: 'page',
  async run({ db, now }: { db: Reader; now: () => Date }, { user }) {
    return succeeded({ ways: await waysIn(db, user.id), sessions: await listSessions(db, user.id, now()) })
  },
})
