import type { Person } from './person.server.ts'

/** What an export says about what it leaves out and why some data stays. */
const notes = [
  'This is everything that we hold under this email address or phone number.',
  'Records of consent are kept for five years (16 CFR 310.5), also after a deletion.',
  'Of orders the services and prices are kept as business records; a deletion takes the person out of those that are over.',
  'A number on the do-not-call list stays there, so that nobody calls it again.',
  'An account with its password and sessions is shown and deleted in its own settings.',
]

/** A person's data as one file: what we hold, under the names of our tables. Staff are not named in it. */
export function exportOf({ events, inbox, at, ...person }: Person): Record<string, unknown> {
  return {
    madeAt: at.toISOString(),
    notes,
    ...person,
    consents: person.consents.map(({ phoneDigits: _digits, ...consent }) => consent),
    deliveredMessages: inbox.map(({ payload, receivedAt }) => ({ receivedAt, payload })),
    requests: person.requests.map(({ doneBy: _by, ...request }) => request),
    events: events.map(({ at: when, actor, what, note, before, after }) => ({
      at: when,
      by: actor === 'visitor' || actor === 'site' ? actor : 'staff',
      what,
      ...(note ? { note } : {}),
      ...(before ? { before } : {}),
      // To whom a colleague handed it over is a name of the staff.
      ...(after && what !== 'handOverWork' ? { after } : {}),
    })),
  }
}
