import { type SQL, sql } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '#domain/leads/repeat-window.ts'
import type { Day } from '#domain/settings/business-day.ts'
import type { Reader } from '#platform/database.server.ts'
import type { Counted } from './cuts.ts'
import type { FactDeps } from './fact-deps.ts'
import type { CountId } from './figures.ts'

/** A day's requests for a call, and those whose sender was first reached that day. */
export async function leadFacts(db: Reader, { zips }: FactDeps, day: Day): Promise<Counted[]> {
  const split = sql`l.source, l.zip_code, l.visit_source, l.visit_campaign`
  const sent = await db.execute(sql`
    select 'leads' as figure, ${split} from leads l where ${within('l.created_at', day)}`)
  const reached = await db.execute(sql`
    select 'leads_reached' as figure, ${split} from leads l
    where exists (
      select 1 from desk_events e
      where e.subject_kind = 'lead' and e.subject_id = l.id::text and e.what in ('reached', 'orderForCustomer')
      having min(e.at) >= ${day.from.toISOString()} and min(e.at) < ${day.until.toISOString()}
    ) and l.created_at < ${day.until.toISOString()} and l.created_at >= ${monthsBefore(day.from)}`)
  return [...sent.rows, ...reached.rows].map(row => ({
    ...{ day: day.day, count: 1, figure: row.figure as CountId, part: String(row.source) },
    state: zips.place(String(row.zip_code).slice(0, 5))?.state ?? '',
    ...{ source: String(row.visit_source), campaign: String(row.visit_campaign) },
  }))
}

/** Nobody is called about a lead that is older than this. */
function monthsBefore(from: Date): string {
  return new Date(from.getTime() - 180 * 86_400_000).toISOString()
}

/** Conversations that began on a day and contain a message from the visitor. */
export async function chatFacts(db: Reader, day: Day): Promise<Counted[]> {
  const { rows } = await db.execute(sql`
    select count(*)::int as chats, count(*) filter (where not (asked or joined))::int as alone
    from (
      select
        exists (select 1 from work_items w where w.kind = 'chat' and w.subject_id = s.id) as asked,
        exists (select 1 from chat_messages m where m.session_id = s.id and m.sender = 'agent') as joined
      from chat_sessions s
      where ${within('s.created_at', day)}
        and exists (select 1 from chat_messages m where m.session_id = s.id and m.is_user_message)
    ) as begun`)
  const [row] = rows
  return [
    { day: day.day, figure: 'chats', count: Number(row?.chats ?? 0) },
    { day: day.day, figure: 'chats_alone', count: Number(row?.alone ?? 0) },
  ]
}

/**
 * Where we asked for consent, and where it was given, once for each lead: a form that is sent again at once is none. The
 * checkout and the phone don't ask for any, nor does a representative who notes a call in a chat; a chat asks when the lead
 * is stored, and the answer is a record of its own.
 */
export async function consentFacts(db: Reader, day: Day): Promise<Counted[]> {
  const ofLead = sql`c.id in (select consent_id from leads)`
  const asked = sql`(source in ('form', 'bundle') or (source = 'chat' and form_id <> 'desk')) and ${ofLead}`
  const given = sql`source in ('form', 'bundle', 'chat') and ${agreedIn('c')} and (${ofLead} or not exists (
    select 1 from consents e
    where e.source = c.source and lower(e.email) = lower(c.email) and e.phone_digits = c.phone_digits
      and e.created_at < c.created_at
      and e.created_at > c.created_at - ${REPEAT_WINDOW_MS / 1_000} * interval '1 second' and ${agreedIn('e')}))`
  return [
    ...(await countedBy(db, day, 'consents_asked', 'source', sql`consents c`, 'c.created_at', asked)),
    ...(await countedBy(db, day, 'consents_given', 'source', sql`consents c`, 'c.created_at', given)),
  ]
}

const agreedIn = (record: 'c' | 'e'): SQL =>
  sql.raw(`(${record}.marketing_calls or ${record}.marketing_texts or ${record}.marketing_email)`)

/** Emails that were written, and that were handed over. */
export async function mailFacts(db: Reader, day: Day): Promise<Counted[]> {
  return [
    ...(await countedBy(db, day, 'mails', 'kind', sql`mails m`, 'm.created_at', sql`true`)),
    ...(await countedBy(db, day, 'mails_sent', 'kind', sql`mails m`, 'm.sent_at', sql`true`)),
  ]
}

/** Attempts to deliver messages. */
export async function deliveryFacts(db: Reader, day: Day): Promise<Counted[]> {
  const taken = sql`coalesce(d.status between 200 and 299, false)`
  const log = sql`webhook_deliveries d`
  const at = 'd.attempted_at'
  return [
    ...(await countedBy(db, day, 'messages', 'kind', log, at, sql`d.attempt = 1`)),
    ...(await countedBy(db, day, 'messages_at_once', 'kind', log, at, sql`d.attempt = 1 and ${taken}`)),
    ...(await countedBy(db, day, 'attempts_failed', 'kind', log, at, sql`not ${taken}`)),
  ]
}

const within = (column: string, { from, until }: Day): SQL =>
  sql`${sql.raw(column)} >= ${from.toISOString()} and ${sql.raw(column)} < ${until.toISOString()}`

async function countedBy(
  db: Reader,
  day: Day,
  figure: CountId,
  part: 'source' | 'kind',
  table: SQL,
  at: string,
  which: SQL,
): Promise<Counted[]> {
  const { rows } = await db.execute(sql`
    select ${sql.raw(part)} as part, count(*)::int as count from ${table}
    where ${within(at, day)} and (${which}) group by 1`)
  return rows.map(row => ({ day: day.day, figure, part: String(row.part), count: Number(row.count) }))
}
