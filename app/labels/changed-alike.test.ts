import { expect, test } from 'vitest'
import { changedAlike } from './changed-alike.ts'

type Change = Parameters<typeof changedAlike>[0][number] & { name: string }

const change = (name: string, more: Partial<Change> = {}): Change => ({
  ...{ name, providerId: 'kinetic', since: '2026-06-29', date: '2026-08-03', kind: 'changed' },
  ...{ field: 'monthly_fee', subject: 'Paper bill fee', oldText: '$2.00', newText: '$4.00' },
  ...more,
})
const names = (changes: Change[]) => changedAlike(changes).map(group => group.map(one => one.name))

test('one change of many plans is told once, where the first of them stood', () => {
  expect(names([change('1 Gig'), change('2 Gig', { newText: '$5.00' }), change('10 Mbps')])).toEqual([
    ['1 Gig', '10 Mbps'],
    ['2 Gig'],
  ])
})

test('another provider, visit or fee is another change, and so is each new or withdrawn plan', () => {
  const isNew = { kind: 'new', field: null, subject: null, oldText: null, newText: null } as const
  const apart = [
    change('a'),
    change('b', { providerId: 'cox' }),
    change('c', { since: '2026-07-06' }),
    change('d', { subject: 'Late fee' }),
    change('e', isNew),
    change('f', isNew),
  ]
  expect(names(apart)).toEqual([['a'], ['b'], ['c'], ['d'], ['e'], ['f']])
})
