import { expect, test } from 'vitest'
import { flat, introThen, todayOnly } from '#domain/pricing/price-schedule.ts'
import { isLaterUnknown, laterOfTv } from './tv-later.ts'

const silent = { name: 'Choice', schedule: todayOnly(8125) }
const rising = { name: 'Ultimate', schedule: introThen(9125, 12, 12_999) }

test('that later prices are not published is said only of those that are not', () => {
  expect(laterOfTv([silent, silent])).toBe('Later prices are not published')
  expect(laterOfTv([silent, rising])).toBe(
    'Later that is Ultimate $129.99/mo from month 13; other later prices are not published',
  )
  expect(laterOfTv([{ name: 'Premier', schedule: flat(9125) }])).toBe('No change of price is published')
  expect([isLaterUnknown([silent]), isLaterUnknown([silent, rising])]).toEqual([true, false])
})
