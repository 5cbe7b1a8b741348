import { expect, test } from 'vitest'
import { exportOf } from './export-person.ts'
import type { Person } from './person.server.ts'

test('a copy of somebody’s data names nobody of the staff: neither who did something nor who got the work', () => {
  const event = { id: 1, at: new Date(0), actor: 'Ana Torres', note: null, before: null }
  const person = {
    ...{ key: { email: 'ada@example.com' }, at: new Date(0), consents: [], inbox: [] },
    requests: [{ id: 'request', kind: 'access', doneBy: 'the id of Ana Torres' }],
    events: [
      { ...event, what: 'handOverWork', after: { to: 'Ben Okafor' } },
      { ...event, what: 'call_later', after: { callAgain: '2026-11-24T16:30:00.000Z' } },
    ],
  }
  const copy = JSON.stringify(exportOf(person as unknown as Person))
  expect(copy).not.toMatch(/Ana|Ben/)
  expect(copy).toContain('2026-11-24T16:30:00.000Z')
})
