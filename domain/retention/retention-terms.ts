import { CONSENT_RETENTION_YEARS } from '#domain/consent/consent-text.ts'

/** How long something is kept: a number of days or years, or until the date in each row. */
export type Term = { days: number } | { years: number } | 'its own date'

/** For how many days a conversation is kept after its last message. */
export const CHAT_RETENTION_DAYS = 90

/**
 * What is deleted when: the nightly job goes down this list from top to bottom, and the privacy policy promises
 * exactly this. `tables` are those whose rows are deleted.
 */
export const retentionTerms = {
  consents: {
    tables: ['consents', 'leads'],
    term: 'its own date',
    why: `A record of consent names its end, ${CONSENT_RETENTION_YEARS} years after it was given (16 CFR 310.5(a)(8)); the request that rests on it goes with it.`,
  },
  conversations: {
    tables: ['chat_sessions', 'chat_messages'],
    term: { days: CHAT_RETENTION_DAYS },
    why: 'After the last message. The lead that came of it has a term of its own.',
  },
  inboxConversations: {
    tables: ['automation_inbox'],
    term: { days: CHAT_RETENTION_DAYS },
    why: 'What the built-in receiver took in of a chat goes with the chat.',
  },
  inboxLeads: {
    tables: ['automation_inbox'],
    term: { years: CONSENT_RETENTION_YEARS },
    why: 'A request is kept no longer here than among the leads. Orders stay: they are business records.',
  },
  deliveries: {
    tables: ['webhook_deliveries'],
    term: { days: 90 },
    why: 'As long as a message that nobody takes: by then nobody asks anymore what became of it.',
  },
  jobs: {
    tables: ['pgboss.job'],
    term: { days: 7 },
    why: 'What was delivered can be looked at and sent again for a week; a message that nobody takes carries its end, 90 days later.',
  },
  mails: {
    tables: ['mails'],
    term: { days: 30 },
    why: 'Mails to an address without an account. Those of an account go with it.',
  },
  sessions: { tables: ['sessions'], term: 'its own date', why: 'A session that has ended opens nothing.' },
  verifications: {
    tables: ['verifications'],
    term: 'its own date',
    why: 'The token of a mail that has run out opens nothing.',
  },
  privacyLinks: {
    tables: ['privacy_links'],
    term: 'its own date',
    why: 'A link to the privacy choices holds for a day.',
  },
  watches: {
    tables: ['watches'],
    term: 'its own date',
    why: 'One that nobody confirms goes after two days, a confirmed one when its time is over.',
  },
  watchLinks: {
    tables: ['watch_links'],
    term: 'its own date',
    why: 'A link that stops mails works a month longer than the longest watch of its day.',
  },
  staffSessions: {
    tables: ['staff_sessions'],
    term: { days: 1 },
    why: 'A session at the desk ends after twelve hours; what staff did in it stays among the events.',
  },
  staffInvites: {
    tables: ['staff_invites'],
    term: { days: 30 },
    why: 'A link that makes somebody staff works for three days; who invited whom stays among the events.',
  },
  workItems: {
    tables: ['work_items'],
    term: { days: 90 },
    why: 'Work that is done long ago; what it was about has a term of its own, and what happened stays among the events.',
  },
  eventDetails: {
    tables: ['desk_event_details'],
    term: { years: CONSENT_RETENTION_YEARS },
    why: 'Notes and corrections are kept as long as the record of consent that the call rested on.',
  },
  unanswered: {
    tables: ['unanswered_asks'],
    term: { days: CHAT_RETENTION_DAYS },
    why: 'After it was last asked, as long as the conversation that a question comes from.',
  },
  limits: {
    tables: ['rate_limit_hits'],
    term: 'its own date',
    why: 'A window that is over limits nobody.',
  },
} as const satisfies Record<string, { tables: readonly string[]; term: Term; why: string }>

export type Forgotten = keyof typeof retentionTerms

/** The tables that the nightly job leaves alone, and what deletes their rows. */
export const keptTables: Readonly<Record<string, string>> = {
  staff: 'who works here or did: the events name them',
  staff_passkeys: 'until removed; with an account that begins anew',
  staff_recovery_codes: 'until renewed; with an account that begins anew',
  staff_factor_resets: 'who wanted a second factor reset and who agreed: the events name them too',
  business_settings: 'the history of what was set, by whom and when',
  webhook_receivers: 'until removed; the row stays, so that the log of deliveries has a name for it',
  desk_events: 'no end: what staff did and looked at, without naming customers',
  partners: 'business contacts: their sites and what they may ask, nothing about visitors',
  partner_keys: 'with the partner; a hash that opens nothing',
  partner_usage: 'no end: counts by day, nothing about anybody',
  catalog_revisions: 'what was sold at which price: the terms of orders name them',
  catalog_drafts: 'the history of the catalog: who changed what, and when',
  catalog_publications: 'the history of the catalog: who published what, and why a check was overruled',
  plan_terms: 'the history of prices: what each plan cost and when',
  label_editions: 'the archive of what providers published',
  label_lineages: 'the archive of what providers published',
  labels: 'the archive of what providers published',
  label_changes: 'the archive of what providers published',
  label_decisions: 'until decided anew: why ours differs from a label, nothing about customers',
  label_downloads: 'what an address answered last, nothing about anybody',
  users: 'until the account is deleted',
  profiles: 'with the account',
  credentials: 'with the account',
  customer_addresses: 'until we are asked; with the account where there is one',
  address_submissions: 'until deleted in the history; with the account',
  desk_views: 'until forgotten by whoever gave them a name',
  customer_orders: 'a business record, as long as the law asks',
  order_items: 'with the order',
  refused_lines: 'with the order: which of its plans the provider refused',
  callback_slots: 'with what they were booked for; an hour names nobody',
  privacy_requests: 'the proof that a request was answered in time; it names nobody once they are erased',
  do_not_call: 'for good: a number that asked not to be called stays on the list',
  counted_events: 'an hour at most: the roll-up counts and deletes them; nothing about anybody',
  number_days: 'no end: sums by day, nothing about anybody',
  number_times: 'no end: sums by day, nothing about anybody',
  number_progress: 'no end: how far the sums have come',
  number_weeks: 'no end: the weeks whose mail was written',
  assistant_usage: 'no end: it holds nothing about anybody',
  coverage_reports: 'counted for a year, kept to check the data; a hash names the person',
  coverage_imports: 'the history of imports, nothing about anybody',
  coverage_cells_before: 'until the next edition but one of the data',
  coverage_counties_before: 'until the next edition but one of the data',
  coverage_geographies_before: 'until the next edition but one of the data',
  coverage_summaries_before: 'until the next edition but one of the data',
  coverage_overrides: 'until newer data are served there: a place and a provider, nothing about customers',
  refusal_decisions: 'with the order: whether the data were wrong where a provider refused it',
  coverage_jobs: 'the history of imports: who ordered what, nothing about customers',
  coverage_providers: 'until the next edition of the data',
  coverage_cells: 'until the next edition of the data',
  coverage_counties: 'until the next edition of the data',
  coverage_geographies: 'until the next edition of the data',
  coverage_summaries: 'until the next edition of the data',
}

/** What is older than this has expired at a given time. */
export function overBefore(term: Term, at: Date): Date {
  if (term === 'its own date') return at
  const before = new Date(at)
  if ('years' in term) before.setUTCFullYear(before.getUTCFullYear() - term.years)
  else before.setUTCDate(before.getUTCDate() - term.days)
  return before
}
