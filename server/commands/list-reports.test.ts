import { expect, test } from 'vitest'
import type { ReportedEntry } from '#domain/availability/reports/reported-entries.server.ts'
import { tellReports } from './list-reports.server.ts'

const entry: ReportedEntry = {
  ...{ entry: 'fcc:130317', independent: 3, confirmed: false, undecided: 3 },
  ...{ place: '882bab5303fffff', zipCode: '05401', provider: 'Xfinity', people: 3, doubted: true },
  kinds: [{ kind: 'not_offered', people: 3 }],
  plans: [{ name: 'Connect', people: 2 }],
  notes: ['It ends\u001b[2J a mile\u009b away'],
  latest: new Date('2026-11-21T12:00:00Z'),
  decisionSeen: 0,
}

test('an entry is told in lines, and a note cannot steer the terminal', () => {
  const lines = tellReports([
    entry,
    { ...entry, place: '05401', people: 1, doubted: false, plans: [], notes: [] },
  ])
  expect(lines).toEqual([
    '3 people, doubted: Xfinity, ZIP 05401, cell 882bab5303fffff, latest 2026-11-21',
    '  It is not offered here: 3',
    '  In the row of Connect: 2',
    String.raw`  'It ends\x1B[2J a mile\x9B away'`,
    '1 person: Xfinity, ZIP 05401, latest 2026-11-21',
    '  It is not offered here: 3',
  ])
})
