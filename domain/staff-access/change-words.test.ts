import { expect, test } from 'vitest'
import type { OneTimeFee } from '#domain/pricing/price-schedule.ts'
import { changeInWords } from './change-words.ts'

const about = (subjectKind: string, subjectId = '1', what = 'x') => ({
  at: new Date('2026-11-23T18:00:00Z'),
  what,
  subjectKind,
  subjectId,
  before: null,
  after: null,
})

test('one value is told without its name, several with theirs, and what stayed is not told', () => {
  const role = { before: { role: 'agent' }, after: { role: 'editor' } }
  expect(changeInWords({ ...about('staff'), ...role })).toBe('Agent to Editor')
  const sites = { sites: ['https://a.example'] }
  const before = { name: 'Austin', dailyQuota: 1_000, ...sites }
  const after = { name: 'Austin, Texas', dailyQuota: 5_000, ...sites }
  expect(changeInWords({ ...about('partner'), before, after })).toBe(
    'name Austin to Austin, Texas; daily quota 1,000 to 5,000',
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
  expect(change(many, [...many, closed])).toMatch(/^added: .*Moving day: closed$/)
  expect(change([...many, closed], many)).toMatch(/^removed: .*Moving day: closed$/)
  expect(change([closed], [{ ...closed, hours: { opens: 10, closes: 12 } }])).toMatch(
    /Moving day: closed to .*Moving day: .*10.* CT$/,
  )
})

test('what is nested is told by its way, and a whole entry is cut', () => {
  const price = (cents: number) => ({ schedule: { steps: [{ month: 1, cents }] } })
  expect(changeInWords({ ...about('catalog'), before: price(5_015), after: price(5_515) })).toBe(
    '$50.15 to $55.15',
  )
  const badge = { before: { badge: '' }, after: { badge: 'popular', note: '' } }
  expect(changeInWords({ ...about('catalog'), ...badge })).toBe('nothing to popular')
  expect(changeInWords({ ...about('catalog'), before: {}, after: { name: 'Fiber 300' } })).toBe('new')
  expect(changeInWords({ ...about('catalog'), before: { name: 'Fiber 300' }, after: {} })).toBe('retired')
  const long = changeInWords({ ...about('labels'), after: { a: 'x'.repeat(400), b: 'y' } })
  expect(long).toHaveLength(302)
})

const promised = (before: object | null, after: object | null, what = 'promise_moved') =>
  changeInWords({
    ...about('lead', '1', what),
    before: before && { ...before },
    after: after && { ...after },
  })

test('times are told by the clock of the business, as the desk writes them', () => {
  const evening = { callBy: '2026-11-24T02:00:00.000Z' }
  expect(promised(evening, { callBy: '2026-11-23T18:00:00.000Z' })).toBe(
    'Nov 23, 2026, 8:00 PM CT to Nov 23, 2026, 12:00 PM CT',
  )
  const hour = { startsAt: '2026-11-23T18:00:00.000Z', timeZone: 'America/New_York' }
  expect(promised(null, hour, 'slot_booked')).toBe('Nov 23, 2026, 12:00 PM CT')
})

test('of a setting that begins later it is told when', () => {
  const banner = (notice: string) => ({ disclosure: 'We may earn a commission.', notice })
  const change = {
    before: { value: banner('') },
    after: { value: banner('Closed on Friday.'), validFrom: '2026-11-27T06:00:00.000Z' },
  }
  expect(changeInWords({ ...about('setting', 'banner'), ...change })).toBe(
    'No notice to Notice: Closed on Friday.; begins Nov 27, 2026, 12:00 AM CT',
  )
})

test('a fee that came is told apart from one that went; a publication says what it changes and when', () => {
  const plan = (oneTimeFees: OneTimeFee[]) => ({
    name: 'Fiber 500',
    schedule: { steps: [{ fromMonth: 1, monthlyCents: 5_015 }], oneTimeFees },
  })
  const [none, one] = [plan([]), plan([{ label: 'Activation fee', cents: 5_125, purpose: 'activation' }])]
  const of = (what: string, before: Record<string, unknown>, after: Record<string, unknown>) =>
    changeInWords({ ...about('catalog', 'plan/fiber-500', what), before, after })
  expect(of('draft_saved', none, one)).toBe('Activation fee added: $51.25 once')
  expect(of('draft_withdrawn', none, one)).toBe('not published: Activation fee added: $51.25 once')
  expect(of('catalog_published', one, none)).toBe('Activation fee removed: it was $51.25 once')
  const publishAt = '2026-12-01T06:00:00.000Z'
  expect(of('catalog_scheduled', { entry: none }, { entry: one, publishAt })).toBe(
    'Activation fee added: $51.25 once; begins Dec 1, 2026, 12:00 AM CT',
  )
  expect(of('catalog_scheduled', { entry: one }, { entry: null, publishAt })).toMatch(/^retired; begins/)
  expect(changeInWords({ ...about('catalog', 'plan/fiber-500'), after: { publishAt } })).toBe(
    'begins Dec 1, 2026, 12:00 AM CT',
  )
})

test('what only one side keeps is no change to nothing; codes and cents are told in words', () => {
  const receiver = { name: 'Dialer', url: 'https://a.example', kinds: ['order'] }
  expect(
    changeInWords({
      ...about('receiver'),
      before: receiver,
      after: { pausedAt: '2026-11-23T18:00:00.000Z' },
    }),
  ).toBe('Nov 23, 2026, 12:00 PM CT')
  const kinds = { before: receiver, after: { ...receiver, kinds: ['order', 'bundle_lead'] } }
  expect(changeInWords({ ...about('receiver'), ...kinds })).toBe('Order to Order, Bundle lead')
  const figures = [{ figure: 'price_now', ours: 5_125, label: 4_500 }]
  expect(changeInWords({ ...about('labels'), after: { decision: 'keep', figures } })).toBe(
    'decision ours stay; price now ours $51.25/mo, the label’s $45.00/mo',
  )
})
