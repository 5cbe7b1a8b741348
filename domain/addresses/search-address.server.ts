import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { describeError } from '#platform/log.server.ts'
import { type HistoryResult, rememberSearch } from './remember-search.server.ts'

/** The result of a search: who serves the address, and whether it went into the visitor's history. */
export type SearchAnswer = LookupAnswer & { history: HistoryResult }

/**
 * Looks up an address or ZIP and stores the search: a full address always, and in the history of a signed-in visitor
 * if something was found. Refuses as the lookup does. The result is returned even if it couldn't be stored.
 */
export async function searchAddress(deps: LookUpDeps, caller: Caller, line: string) {
  const { log } = caller
  const search = await lookUpProviders({ ...deps, log }, line)
  if (!search.ok) return search
  const { address, result } = search.value
  const answer = (history: HistoryResult) => succeeded<SearchAnswer>({ ...result, history })
  if (!address) return answer('not_kept')
  const user = await caller.visitor().catch((error: unknown) => {
    log.error({ err: describeError(error) }, 'visitor of a search not known')
    return undefined
  })
  if (user === undefined) return answer('failed')
  const found = [...result.providers, ...result.otherProviders]
  return answer(await rememberSearch({ ...deps, log }, user?.id ?? null, address, found))
}
