import { expect, test } from 'vitest'
import { changeInWords } from './change-words.ts'

const about = (subjectKind: string, subjectId = '1', what = 'x') => ({
  what,
  subjectKind,
  subjectId,
  before: null,
  after: null,
})

test('one value is told without its name, several with theirs, and what stayed is not told', () => {
  const role = { before: { role: 'agent' }, after: { role: 'editor' } }
  expect(changeInWords({ ...about('staff'), ...role })).toBe('agent to editor')
  const sites = { sites: ['https://a.example'] }
  const before = { name: 'Austin', dailyQuota: 1_000, ...sites }
  const after = { name: 'Austin, Texas', dailyQuota: 5_000, ...sites }
  expect(changeInWords({ ...about('partner'), before, after })).toBe(
    'name Austin to Austin, Texas; daily quota 1000 to 5000',
  )
  expect(changeInWords(about('catalog'))).toBe('')
})

test('of the do-not-call list it is told what was done and to how many; of one number its ending, and why it was taken off', () => {
  const change = (after: Record<string, unknown>) =>
    changeInWords({
      ...about('desk', 'do-not-call', 'changeDoNotCall'),
      after: { ...after, reason: 'Ana asked' },
    })
  expect(change({ added: '… 0199' })).toBe('… 0199 added')
  expect(change({ removed: '… 0199' })).toBe('… 0199 taken off: Ana asked')
  expect(change({ added: 12_000, unread: 3 })).toBe('12,000 numbers added from a file, 3 lines not read')
  expect(change({ added: 1, unread: 0 })).toBe('1 number added from a file')
})

test('of a setting the lines that differ are told as its page tells them', () => {
  const before = { value: { disclosure: 'We may earn a commission.', notice: '' } }
  const after = {
    value: { disclosure: 'We may earn a commission.', notice: 'Closed today.' },
    validFrom: 'x',
  }
  expect(changeInWords({ ...about('setting', 'banner'), before, after })).toBe(
    'No notice to Notice: Closed today.',
  )
  const day = (date: string, name: string, hours: unknown) => ({ date, name, hours })
  const many = Array.from({ length: 12 }, (_, month) =>
    day(`2027-${String(month + 1).padStart(2, '0')}-15`, 'A day of the list', { opens: 10, closes: 16 }),
  )
  const closed = day('2027-11-26', 'Moving day', null)
  const change = (old: unknown[], next: unknown[]) =>
    changeInWords({ ...about('setting', 'holidays'), before: { value: old }, after: { value: next } })
  expect(change(many, [...many, closed])).toMatch(/^nothing to .*Moving day: closed$/)
  expect(change([...many, closed], many)).toMatch(/^.*Moving day: closed to nothing$/)
  expect(change([closed], [{ ...closed, hours: { opens: 10, closes: 12 } }])).toMatch(
    /Moving day: closed to .*Moving day: .*10.* CT$/,
  )
})

test('what is nested is told by its way, and a whole entry is cut', () => {
  const price = (cents: number) => ({ schedule: { steps: [{ month: 1, cents }] } })
  expect(changeInWords({ ...about('catalog'), before: price(4_995), after: price(5_495) })).toBe(
    '$49.95 to $54.95',
  )
  const badge = { before: { badge: '' }, after: { badge: 'popular', note: '' } }
  expect(changeInWords({ ...about('catalog'), ...badge })).toBe('nothing to popular')
  expect(changeInWords({ ...about('catalog'), before: {}, after: { name: 'Fiber 300' } })).toBe('new')
  expect(changeInWords({ ...about('catalog'), before: { name: 'Fiber 300' }, after: {} })).toBe('retired')
  const long = changeInWords({ ...about('labels'), after: { a: 'x'.repeat(400), b: 'y' } })
  expect(long).toHaveLength(302)
})
