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

test('of the do-not-call list it is told what was done and to how many, never whose number or why', () => {
  const change = (after: Record<string, unknown>) =>
    changeInWords({
      ...about('desk', 'do-not-call', 'changeDoNotCall'),
      after: { ...after, reason: 'Ana asked' },
    })
  expect(change({ added: '… 0199' })).toBe('1 number added')
  expect(change({ removed: '… 0199' })).toBe('1 number taken off')
  expect(change({ added: 12_000, unread: 3 })).toBe('12,000 numbers added from a file, 3 lines not read')
  expect(change({ added: 1, unread: 0 })).toBe('1 number added from a file')
})

test('a setting is told as its page tells it', () => {
  const before = { value: { disclosure: 'We may earn a commission.', notice: '' } }
  const after = {
    value: { disclosure: 'We may earn a commission.', notice: 'Closed today.' },
    validFrom: 'x',
  }
  expect(changeInWords({ ...about('setting', 'banner'), before, after })).toBe(
    'We may earn a commission. · No notice to We may earn a commission. · Notice: Closed today.',
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
