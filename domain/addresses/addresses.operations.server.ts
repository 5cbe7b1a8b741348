import { z } from 'zod/mini'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { lookupRefusal, lookupRefusals } from '#domain/availability/lookup-refusal.ts'
import { lookupFields } from '#domain/availability/lookup-schema.ts'
import { operation, signedInOperation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Page } from '#domain/shared/page-of.ts'
import type { Database } from '#platform/database.server.ts'
import { addressHistory, type HistoryEntry } from './address-history.server.ts'
import { deleteSubmission } from './delete-submission.server.ts'
import { type SearchAnswer, searchAddress } from './search-address.server.ts'

const searchAnswer: z.ZodMiniType<SearchAnswer> = z.object({
  ...lookupFields,
  history: z.enum(['saved', 'failed', 'not_kept']),
})

/** Who serves an address or a ZIP; a full address is remembered (specification, sections 4 and 7). */
export const searchProviders = operation({
  name: 'searchProviders',
  summary:
    'Who serves an address or a ZIP code. A full address is kept in the history of a signed-in caller.',
  input: z.strictObject({ address: z.string().check(z.trim(), z.minLength(5), z.maxLength(300)) }),
  output: searchAnswer,
  refusals: lookupRefusals,
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: LookUpDeps, caller: Caller, { address }) {
    const search = await searchAddress(deps, caller, address)
    return search.ok ? search : lookupRefusal(search, 'address')
  },
})

/** The caller's own searches, a page at a time. */
export const readHistory = signedInOperation({
  name: 'readHistory',
  summary: 'The full addresses that you searched for, the newest first.',
  input: z.object({ page: z.nullable(z.string()) }),
  output: z.custom<Page<HistoryEntry>>(),
  refusals: [],
  limits: [{ name: 'own_pages', per: 'client' }],
  lane: 'page',
  async run({ db }: { db: Database }, { user }, { page }) {
    return succeeded(await addressHistory(db, user.id, page))
  },
})

/** Deletes one of the caller's own searches. Somebody else's gets the same answer as a missing one. */
export const deleteSearch = signedInOperation({
  name: 'deleteSearch',
  summary: 'Deletes one search of your own history.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: ['not_found'],
  lane: 'rest',
  async run({ db }: { db: Database }, { user }, { id }) {
    return (await deleteSubmission(db, user.id, id))
      ? succeeded({ deleted: true as const })
      : refused('not_found')
  },
})
