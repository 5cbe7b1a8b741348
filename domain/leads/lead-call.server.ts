import { agreedLater } from '#domain/callbacks/agreed-later.server.ts'
import { agreedTime, isWritten } from '#domain/callbacks/agreed-time.ts'
import { latestCallBy } from '#domain/callbacks/calling-hours.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { freeHours } from '#domain/callbacks/free-hours.server.ts'
import { holdSlot } from '#domain/callbacks/hold-slot.server.ts'
import { giveBackSlot, slotOf } from '#domain/callbacks/slot-store.server.ts'
import { type PlacesOfZips, timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { dueNext } from '#domain/desk/work-items.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { leadWorkKind } from './find-lead.server.ts'
import { promiseOfLead } from './lead-promise.server.ts'
import { holdOpenLead, openLead, ownDetails } from './open-lead.server.ts'

export type LeadCallDeps = {
  db: Database
  links: LinkKeys
  zips: PlacesOfZips
  settings: BusinessSettings
  now: () => Date
}

/** What opens the page of somebody's call: the lead's id and the key that was made for it. */
export type LeadAccess = { lead: string; key: string }

const HOUR_MS = 3_600_000
const target = (id: string) => ({ kind: 'lead', id, version: 1 })

/** The page where the sender of a request chooses the hour of the call, with its key. */
export const leadCallPath = (links: LinkKeys, id: string, at: Date): string =>
  `/callback/${id}?${new URLSearchParams({ key: links.keyFor(target(id), at) })}`

/** The call about a request, as its sender sees it. Times are ISO 8601 in UTC. */
export type LeadCall = {
  /** Empty, like the email address, if another of the sender's requests gave a different one. */
  phone: string
  email: string
  /** Whether it is about several requests, which we answer together. */
  together: boolean
  /** Whether the sender may call it off: not where it was taken together with what may be somebody else's. */
  canWithdraw: boolean
  answerBy: 'call' | 'text' | 'email'
  /** Whether nobody may call or text the number: we write instead, and there is no hour to choose. */
  doNotCall: boolean
  /** Whether there is a number that we can call: an email alone has no hour. */
  canCall: boolean
  timeZone: string
  dueAt: string
  /** The time that was agreed on for the call, if one was. */
  agreedAt: string | null
  /** Whether it is the time of an email. */
  isWritten: boolean
  /** The promised time, or the chosen hour, is over. */
  overdue: boolean
  firstName: string | null
  slotStartsAt: string | null
  freeHours: string[]
}

/** The call that a link opens; null for a wrong or old key, and once the request is done. */
export const leadCall = async (deps: LeadCallDeps, access: LeadAccess): Promise<LeadCall | null> =>
  opensLead(deps, access) ? callOfLead(deps, access.lead) : null

/** What the call about a request needs once we know whose it is. */
export type OwnLeadDeps = Omit<LeadCallDeps, 'links'>

/** The call about a request that is known to be the caller's own; null once it is done. */
export async function callOfLead(
  { db, zips, now, settings }: OwnLeadDeps,
  id: string,
): Promise<LeadCall | null> {
  const found = await openLead(db, id)
  if (!found) return null
  const { asked, lead, work } = found
  const zone = timeZoneOf(zips, lead.zipCode)
  const doNotCall = await isDoNotCall(db, lead.phone)
  const canCall = !doNotCall && canBeDialed(lead.phone)
  const slot = doNotCall ? null : await slotOf(db, { kind: 'lead', id: lead.id })
  const hours = canCall ? await freeHours(db, zone, now(), settings) : []
  const events = await eventsOf(db, { kind: 'lead', id: lead.id })
  const agreedAt = agreedTime(events, work.dueAt)
  const startsAt = slot?.startsAt ?? agreedAt
  const own = ownDetails(lead, asked)
  const lateAt = startsAt ? startsAt.getTime() + HOUR_MS : work.dueAt.getTime()
  return {
    // Whoever shares only one of the two with somebody else doesn't read the other here.
    phone: own.phone ? lead.phone : '',
    email: own.email ? lead.email : '',
    together: lead.id !== asked.id,
    canWithdraw: own.phone && own.email,
    ...{ answerBy: doNotCall ? 'email' : lead.answerBy, doNotCall, canCall },
    firstName: work.firstName,
    timeZone: zone ?? BUSINESS_ZONE,
    dueAt: work.dueAt.toISOString(),
    agreedAt: agreedAt?.toISOString() ?? null,
    isWritten: isWritten(events),
    overdue: lateAt < now().getTime(),
    slotStartsAt: slot?.startsAt.toISOString() ?? null,
    freeHours: hours.map(hour => hour.toISOString()),
  }
}

type Chosen = Outcome<null, 'request_unknown' | 'slot_taken' | 'do_not_call'>

/** Chooses the hour in which the sender of a request is called, or moves it; null: as soon as possible again. */
export const chooseHourOfLead = async (
  deps: LeadCallDeps & { queue: Queue },
  access: LeadAccess,
  startsAt: Date | null,
  visitorZone: string | null,
): Promise<Chosen> =>
  opensLead(deps, access)
    ? chooseHourOfOwnLead(deps, access.lead, startsAt, visitorZone)
    : refused('request_unknown')

/** The same for a request that is known to be the caller's own. */
export function chooseHourOfOwnLead(
  deps: OwnLeadDeps & { queue: Queue },
  id: string,
  startsAt: Date | null,
  visitorZone: string | null,
): Promise<Chosen> {
  const at = deps.now()
  const { staffed } = deps.settings
  return transaction(deps.db, async tx => {
    const found = await holdOpenLead(tx, id)
    if (!found) return refused('request_unknown')
    const { lead } = found
    const subject = { kind: 'lead' as const, id: lead.id }
    const homeZone = timeZoneOf(deps.zips, lead.zipCode)
    const zone = visitorZone ?? homeZone ?? BUSINESS_ZONE
    const wish = { subject, visitorZone: zone, homeZone, phone: lead.phone }
    const held = startsAt && (await holdSlot(tx, deps.queue, { ...wish, startsAt }, at, deps.settings))
    if (held && !held.ok) return held
    const given = held ? held.value.before : await giveBackSlot(tx, subject, at)
    // Whoever rather hears from us soon gives up a time that was agreed on, too.
    const agreed = held || given ? null : await agreedLater(tx, subject, leadWorkKind(lead), at)
    const before = given ?? (agreed && { startsAt: agreed })
    if (!(held ? held.value.changed : before)) return succeeded(null)
    const dueAt = startsAt ?? laterOf(await promiseOfLead(tx, lead, homeZone, staffed), at, homeZone, staffed)
    await dueNext(tx, leadWorkKind(lead), lead.id, { dueAt })
    const chosen = before ? 'slot_moved' : 'slot_booked'
    await recordEvent(tx, {
      ...{ at, actor: 'visitor' as const, what: startsAt ? chosen : 'slot_cancelled', subject },
      details: {
        ...(before ? { before: { startsAt: before.startsAt.toISOString() } } : {}),
        ...(startsAt ? { after: { startsAt: startsAt.toISOString(), timeZone: zone } } : {}),
      },
    })
    return succeeded(null)
  })
}

/** The promised time, or a new promise if that is over. */
const laterOf = (callBy: Date, at: Date, zone: string | null, staffed: StaffedHours) =>
  callBy > at ? callBy : latestCallBy(at, zone, staffed)

/** Whether a link opens the page of its request. */
export const opensLead = ({ links, now }: LeadCallDeps, { lead: id, key }: LeadAccess): boolean =>
  links.opens(key, target(id), now())
