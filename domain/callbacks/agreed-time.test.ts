import { expect, test } from 'vitest'
import { agreedTime } from './agreed-time.ts'

const at = new Date('2026-11-29T23:30:00Z')
const later = { what: 'call_later', after: { callAgain: at.toISOString() } }
const other = { what: 'no_answer', after: { status: 'submitted' } }

test('a time is agreed on as long as the work is due then', () => {
  expect(agreedTime([later, other], at)).toEqual(at)
  expect(agreedTime([later], new Date('2026-11-30T15:00:00Z'))).toBeNull()
  expect(agreedTime([later], null)).toBeNull()
  expect(agreedTime([other], at)).toBeNull()
})
