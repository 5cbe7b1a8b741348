import { expect, test } from 'vitest'
import type { LabelImportReport } from '#domain/labels/import-labels.server.ts'
import { tellLabelImport } from './tell-labels.server.ts'

const change = { kind: 'changed', name: '2 Gig', field: 'monthly_fee', subject: 'Paper Bill Fee' } as const
const imported: LabelImportReport = {
  outcome: 'imported',
  ...{ providerName: 'Kinetic', since: '2026-06-29' },
  layout: 'common',
  ...{ rows: 79, labels: 61, leftOut: { mobile: 0, business: 18 }, counts: { new: 1, gone: 0, changed: 61 } },
  bad: [{ line: 7, reason: 'it has no plan name', text: '' }],
  changes: [
    { ...change, oldText: '$2.00', newText: '$4.00', labels: 7 },
    {
      kind: 'new',
      name: 'Kinetic 5 Gig\u001b[2J',
      field: null,
      subject: null,
      oldText: null,
      newText: null,
      labels: 1,
    },
  ],
}

test('an import is told in lines that an operator reads', () => {
  expect(tellLabelImport('Kinetic', imported, 'bad.csv')).toEqual([
    'Kinetic: 61 labels in 79 rows, 18 left out (0 mobile, 18 business); since Jun 29, 2026: 1 new, 0 gone, 61 changed',
    'Kinetic: 1 bad rows left out; see bad.csv',
    'Kinetic 2 Gig: paper bill fee $2.00 to $4.00 (7 labels)',
    'Kinetic 5 Gig [2J: new label',
  ])
})

test('a file that is known changes nothing, and says so', () => {
  const report = {
    outcome: 'unchanged',
    date: '2026-08-03',
    newest: '2026-08-03',
    providerName: null,
    bad: [],
  } as const
  expect(tellLabelImport('Kinetic', { ...report, bad: [] }, null)).toEqual([
    'Kinetic: the same labels as of Aug 3, 2026, nothing changed.',
  ])
})

test('a file that is known is told with the day on which its prices count as checked, where it moved that', () => {
  const seen = { before: '2026-08-03', now: '2026-11-22' }
  const report = { outcome: 'unchanged', date: '2026-06-29', newest: '2026-06-29', seen } as const
  expect(tellLabelImport('Kinetic', { ...report, providerName: null, bad: [] }, null)).toEqual([
    'Kinetic: the same labels as of Jun 29, 2026; their prices now count as checked on Nov 22, 2026, before that on Aug 3, 2026.',
  ])
})
