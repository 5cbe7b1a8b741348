import { expect, test } from 'vitest'
import { chatStandingWords } from './chat-words.ts'

const waitingSince = new Date('2026-11-23T05:00:00Z')
const sinceFive = (dueAt: Date) => ({
  waitingSince,
  dueAt,
  takenOverAt: null,
  ownerId: null,
  ownerName: null,
})
const atSeven = new Date('2026-11-23T05:07:00Z')

test('who waits is overdue once somebody is meant to be there, and not at night', () => {
  const morning = new Date('2026-11-23T14:00:00Z')
  expect(chatStandingWords(sinceFive(morning), 'me', atSeven)).toEqual({
    words: 'Waiting 7 min',
    urgency: 'waiting',
  })
  expect(chatStandingWords(sinceFive(waitingSince), 'me', atSeven)).toEqual({
    words: 'Overdue, waiting 7 min',
    urgency: 'late',
  })
})
