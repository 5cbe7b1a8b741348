import { expect, test } from 'vitest'
import { type InternetLine, publicRates, servedRates } from './served-rates.ts'

let orders = 0
const lines = (providerId: string, count: number, refused: number): InternetLine[] =>
  Array.from({ length: count }, (_, index) => {
    orders += 1
    const orderedAt = new Date(Date.UTC(2026, 0, 1 + index))
    return {
      orderId: String(orders),
      reference: `PW-${orders}`,
      providerId,
      refusedAt: index >= refused ? null : orderedAt,
      orderedAt,
    }
  })

test('who refuses most stands first, with counts and days; an order of two plans counts once', () => {
  const [first = lines('cox', 1, 0)[0]] = lines('cox', 1, 1)
  if (!first) throw new Error('no line')
  const rates = servedRates([first, first, ...lines('cox', 3, 0), ...lines('att', 4, 3)])
  expect(rates).toMatchObject([
    {
      providerId: 'att',
      orders: 4,
      refused: 3,
      refusedShare: 0.75,
      from: new Date('2026-01-01'),
      to: new Date('2026-01-04'),
    },
    { providerId: 'cox', orders: 4, refused: 1, refusedShare: 0.25 },
  ])
})

test('nothing is told in public before enough orders of enough providers can be compared', () => {
  const from = { orders: 30, providers: 3 }
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => lines(`provider-${index}`, from.orders, 1)).flat()
  const few = lines('small', from.orders - 1, 9)
  expect(publicRates(servedRates([...many(from.providers - 1), ...few]), from)).toBeNull()
  const told = publicRates(servedRates([...many(from.providers), ...few]), from)
  expect(told?.map(({ providerId }) => providerId)).toHaveLength(from.providers)
  expect(told?.some(({ providerId }) => providerId === 'small')).toBe(false)
  expect(publicRates(servedRates(few), { orders: 29, providers: 1 })).toHaveLength(1)
})
