import { LRUCache } from 'lru-cache'
import { lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { transaction } from '#platform/database.server.ts'
import type { JobKind } from '#platform/queue.server.ts'
import { listedProviders } from './arrivals.ts'
import type { WatchDeps } from './ask-for-watch.server.ts'
import { arrivalNews, movingNews, type News, priceNews } from './news.ts'
import { planFacts } from './plan-facts.server.ts'
import { tellPerson } from './tell-person.server.ts'
import type { Watch } from './watch.ts'
import { peopleWithWatches, watchesOf } from './watch-store.server.ts'

/** Checks what people watch, from the address after `after` on. */
export const watchRoundJob: JobKind<{ after?: string }> = {
  name: 'watch_round',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
  inOrder: true,
}

/** Morning across the country: nobody is woken up by an email. */
export const WATCH_HOUR_UTC = 15
/** How many people one job checks; the next job continues after them. */
const PEOPLE_PER_JOB = 100
/** Many people watch the same ZIP; this many answers are kept for the next of them. */
const PLACES_REMEMBERED = 200

type Places = LRUCache<string, { result: LookupResult | null }>

/**
 * Checks what people watch against today's data, prices and labels, and emails each person what is new, at most one
 * email a day. Goes through the next hundred addresses and queues the rest as a separate job. Returns how many people
 * and emails it was.
 */
export async function lookAgain(
  deps: WatchDeps,
  { after = '' }: { after?: string },
): Promise<{ people: number; mails: number }> {
  const { db, queue, now } = deps
  const people = await peopleWithWatches(db, after, PEOPLE_PER_JOB, now())
  const places: Places = new LRUCache({ max: PLACES_REMEMBERED })
  let mails = 0
  for (const email of people) {
    const newsOf = await newsFor(deps, await watchesOf(db, email, now()), places)
    if (await tellPerson(deps, email, watch => newsOf.get(watch.id)?.(watch) ?? null)) mails += 1
  }
  const last = people.at(-1)
  if (people.length === PEOPLE_PER_JOB && last !== undefined) {
    await transaction(db, tx => queue.enqueue(tx, watchRoundJob, { after: last }))
  }
  return { people: people.length, mails }
}

/**
 * The result for each watch, determined before the transaction; a watch that is added in the meantime waits for the
 * next round.
 */
async function newsFor(
  deps: WatchDeps,
  watches: readonly Watch[],
  places: Places,
): Promise<Map<string, (watch: Watch) => News | null>> {
  const { db, catalogue, siteUrl, now } = deps
  const news = new Map<string, (watch: Watch) => News | null>()
  for (const { id, wish, known } of watches) {
    if (wish.kind === 'moving') {
      const today = easternDay(now())
      news.set(id, watch => movingNews(watch, today, siteUrl))
    } else if (wish.kind === 'arrival') {
      const result = await resultAt(deps, wish.zipCode, places)
      if (!result) continue
      const { dataDate, precision } = result
      const facts = { there: listedProviders(result, wish.planType), dataDate, precision }
      news.set(id, watch => arrivalNews(watch, facts, siteUrl))
    } else if (known.kind === 'price') {
      const facts = await planFacts(db, catalogue, wish.planId, known.labelDate)
      news.set(id, watch => priceNews(watch, facts, siteUrl))
    }
  }
  return news
}

async function resultAt(deps: WatchDeps, zipCode: string, places: Places): Promise<LookupResult | null> {
  const before = places.get(zipCode)
  if (before) return before.result
  const found = await lookUpProviders(deps, zipCode)
  const result = found.ok ? found.value.result : null
  places.set(zipCode, { result })
  return result
}
