import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Reader } from '#platform/database.server.ts'
import { findWatchToConfirm } from './confirm-watch.server.ts'
import { watchesBehind } from './stop-watches.server.ts'
import type { Watch } from './watch.ts'

type Deps = { db: Reader; now: () => Date }
const byLink = {
  input: z.object({ token: z.string().check(z.maxLength(100)) }),
  refusals: ['watch_link_expired'],
  limits: [{ name: 'own_pages', per: 'client' }],
  lane: 'page',
} as const

/** The watch that a mailed link confirms. */
export const readWatchToConfirm = operation({
  name: 'readWatchToConfirm',
  summary: 'The watch behind a mailed link, and whether it is on.',
  output: z.custom<{ watch: Watch; on: boolean }>(),
  ...byLink,
  async run(deps: Deps, _: Caller, { token }) {
    const found = await findWatchToConfirm(deps, token)
    return found ? succeeded(found) : refused('watch_link_expired')
  },
})

/** The watches of whoever holds a mailed link. */
export const readWatches = operation({
  name: 'readWatches',
  summary: 'The watches of who holds a mailed link.',
  output: z.custom<{ email: string; watches: Watch[] }>(),
  ...byLink,
  async run(deps: Deps, _: Caller, { token }) {
    const found = await watchesBehind(deps, token)
    return found ? succeeded(found) : refused('watch_link_expired')
  },
})
