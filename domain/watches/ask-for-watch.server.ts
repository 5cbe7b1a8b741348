import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { readMovingDay } from '#domain/moving/moving-steps.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { refusedForNow } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Refusal } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { typedZipFault } from '#domain/shared/typed-zip.ts'
import { fiveDigitZip, readZipCode } from '#domain/shared/zip-code.ts'
import { transaction } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { listedProviders } from './arrivals.ts'
import { planFacts } from './plan-facts.server.ts'
import { CONFIRM_HOURS, type Known, MOST_WATCHES, type WatchType, type Wish, wishKey } from './watch.ts'
import { newToken } from './watch-links.server.ts'
import { confirmWatchMail } from './watch-mails.ts'
import { countUnconfirmed, insertWatch } from './watch-store.server.ts'
import { WATCH_WORDS_VERSION, wishInWords } from './watch-words.ts'

export type WatchDeps = LookUpDeps & {
  queue: Queue
  log: Log
  siteUrl: string
  limiter: RateLimiter<LimitName>
}

type Asked<Code extends ProblemCode> = { ok: true; value: null } | Refusal<Code | 'too_many_requests'>

/** Why no home has a ZIP code. */
type NoHome = 'zip_unknown' | 'zip_military' | 'zip_state_mismatch'

/**
 * Stores the request to be told when a kind of internet comes to a ZIP, with who is listed there now, and emails the
 * link that confirms it. Refuses a ZIP whose first three digits belong to no
 * state or to military mail, or that has no homes in the state typed before it.
 */
export async function askToWatchPlace(
  deps: WatchDeps,
  { email, zipCode: typed, planType }: { email: string; zipCode: string; planType: WatchType },
): Promise<Asked<NoHome>> {
  const noHome = typedZipFault(typed, deps.zips)
  if (noHome) return { ok: false, ...noHome }
  const zipCode = fiveDigitZip(readZipCode(typed))
  const found = await lookUpProviders(deps, zipCode)
  if (!found.ok) return refused('zip_unknown')
  const there = listedProviders(found.value.result, planType) ?? []
  const known: Known = { kind: 'arrival', providers: there.flatMap(one => one.keys) }
  return ask(deps, email, { kind: 'arrival', zipCode, planType }, known, '')
}

/**
 * The same for a changed price of a plan, or changed labels. Refuses a plan that the catalog doesn't have, and a price
 * to drop under that it is under already.
 */
export async function askToWatchPrice(
  deps: WatchDeps,
  { email, planId, below }: { email: string; planId: string; below: number | null },
): Promise<Asked<'plan_not_listed' | 'watch_price_not_lower'>> {
  const facts = await planFacts(deps.db, deps.catalogue, planId, null)
  if (!facts) return refused('plan_not_listed')
  const { name, schedule, labelDate } = facts
  const cents = priceToday(schedule)
  if (below !== null && cents < below) return refused('watch_price_not_lower')
  const known: Known = { kind: 'price', name, cents, labelDate, schedule }
  return ask(deps, email, { kind: 'price', planId, belowCents: below }, known, name)
}

/** The same for the steps of a move. Refuses an invalid date, or one too far away, and a ZIP where no home can be. */
export async function askForMoveReminders(
  deps: WatchDeps,
  { email, movesOn, zipCode: typed }: { email: string; movesOn: string; zipCode: string | null },
): Promise<Asked<'moving_day_unclear' | NoHome>> {
  const day = readMovingDay(movesOn, easternDay(deps.now()))
  if (day === null) return refused('moving_day_unclear')
  const noHome = typed === null ? null : typedZipFault(typed, deps.zips)
  if (noHome) return { ok: false, ...noHome }
  const zipCode = typed === null ? null : fiveDigitZip(readZipCode(typed))
  return ask(deps, email, { kind: 'moving', movesOn: day, zipCode }, { kind: 'moving', steps: [] }, '')
}

/** Stores an unconfirmed watch and its email, both or neither. The answer is the same for every address. */
async function ask(
  { db, queue, now, siteUrl, limiter }: WatchDeps,
  email: string,
  wish: Wish,
  known: Known,
  name: string,
): Promise<Asked<never>> {
  const tooOften = await refusedForNow(limiter, 'watch_address', email)
  if (tooOften) return tooOften
  const askedAt = now()
  const { token, hash } = newToken()
  await transaction(db, async tx => {
    // Repeated requests for an address that nobody confirms get no further.
    if ((await countUnconfirmed(tx, email, askedAt)) >= MOST_WATCHES) return
    await insertWatch(tx, {
      ...{ email, wish, known, askedAt },
      wishKey: wishKey(wish),
      confirmHash: hash,
      wordsVersion: WATCH_WORDS_VERSION,
      endsAt: new Date(askedAt.getTime() + CONFIRM_HOURS * 3_600_000),
    })
    // With what it is about: once it has expired, nothing else says what to ask for anew.
    const query = new URLSearchParams({ token, ...aboutOf(wish) })
    const link = `${siteUrl}/watches/confirm?${query.toString()}`
    await enqueueMail(tx, queue, {
      kind: 'watch_confirm',
      recipient: email,
      ...confirmWatchMail(wishInWords(wish, name), link),
    })
  })
  return succeeded(null)
}

function aboutOf(wish: Wish): Record<string, string> {
  if (wish.kind === 'price') return { plan: wish.planId }
  const place: Record<string, string> = wish.zipCode === null ? {} : { zip: wish.zipCode }
  return wish.kind === 'moving' ? { ...place, date: wish.movesOn } : place
}
