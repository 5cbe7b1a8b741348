import { expect, test } from 'vitest'
import type { CountId } from './figures.ts'
import { mostMoved } from './most-moved.ts'
import { rangeFrom } from './range.ts'
import { weeklyMail } from './weekly-words.ts'

const totals = (figures: Partial<Record<CountId, readonly [now: number, before: number]>>) =>
  Object.entries(figures).map(([figure, [now, before]]) => ({
    figure: figure as CountId,
    part: '',
    now,
    before,
  }))

test('what moved most comes first, relative to what it was', () => {
  const moved = mostMoved(totals({ searches: [1_500, 1_000], leads: [40, 160], calls_pressed: [100, 101] }))
  expect(moved.map(({ name, change }) => [name, change])).toEqual([
    ['Leads', -0.75],
    ['Searches', 0.5],
  ])
})

test('from 1 to 3 is no news, nor is what chance would make', () => {
  expect(mostMoved(totals({ orders: [3, 1], booked: [19, 2], leads: [30, 22] }))).toEqual([])
  expect(mostMoved(totals({ leads: [60, 22] }))).toHaveLength(1)
})

test('what was not there before moved from nothing', () => {
  expect(mostMoved(totals({ leads: [40, 0] }))).toMatchObject([{ name: 'Leads', now: 40, before: 0 }])
})

test('a share moves though its parts only grew with the whole', () => {
  const moved = mostMoved(totals({ chats: [200, 100], chats_alone: [80, 90] }))
  expect(moved.find(({ unit }) => unit === 'share')).toMatchObject({ now: 0.4, before: 0.9 })
})

test('at most five are told', () => {
  const many = Object.fromEntries(
    (['searches', 'results', 'carts', 'checkouts', 'calls_pressed', 'leads', 'sign_ups'] as const).map(id => [
      id,
      [900, 100] as const,
    ]),
  )
  expect(mostMoved(totals(many))).toHaveLength(5)
})

test('the mail says from what to what, and where the rest is', () => {
  const moved = mostMoved(totals({ leads: [40, 160] }))
  const { subject, body } = weeklyMail(moved, rangeFrom('2026-11-16', '2026-11-22'), 'https://shop.example')
  expect(subject).toBe('The week from Nov 16, 2026 to Nov 22, 2026')
  expect(body).toContain('Leads: 40, down 75% (160 the week before)')
  expect(body).toContain('https://shop.example/desk/numbers?range=own&from=2026-11-16&to=2026-11-22')
})
