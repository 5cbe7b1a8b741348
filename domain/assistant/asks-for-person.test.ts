import { expect, test } from 'vitest'
import { asksForPerson, TALK_TO_PERSON } from './asks-for-person.ts'

test.each([
  TALK_TO_PERSON,
  'Can I speak with a real human, please?',
  'talk to someone',
  'Let me chat with one of your agents',
  'HUMAN',
  'i wanna talk to a supervisor',
  'a real person please',
])('"%s" asks for a person', text => expect(asksForPerson(text)).toBe(true))

test.each([
  'How much speed does one person need?',
  'When does the representative call?',
  'Is this a chat?',
  'can i speak spanish with somebody',
  'My agent sold me cable',
  '',
])('"%s" does not', text => expect(asksForPerson(text)).toBe(false))
