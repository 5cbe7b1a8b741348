import { expect, test } from 'vitest'
import { newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'
import { storedAnswer } from './stored-answer.ts'

test.each([
  ['name', 'my name is Ana Lopez and I live in Austin', 'Ana Lopez'],
  ['name', 'first name is Bob', 'Bob'],
  ['name', 'the name is Bond', 'Bond'],
  ['name', 'Ana please', 'Ana'],
  ['name', 'lol Ana', 'Ana'],
  ['zipCode', '787041234', '78704'],
  ['zipCode', '78704 1234', '78704'],
  ['zipCode', 'Austin', 'Austin'],
] as const)('of %s %j is stored as %j', (step, text, stored) => {
  expect(storedAnswer(step, text)).toBe(stored)
})

const after = (known: Partial<typeof newConversation.lead>, text: string) =>
  advanceConversation(
    { ...newConversation, stage: 'lead_collection', lead: { ...newConversation.lead, ...known } },
    { text, salesPhone: '(800) 555-0142' },
  )

test('a ZIP code with its four more digits is no phone number that lacks one', () => {
  expect(after({ name: 'Ana' }, '787041234').conversation.lead.zipCode).toBe('78704')
})

test.each(['prefer not to', 'I’d prefer not to say', 'ok'])(
  '%j is nobody’s name, and it is asked for again',
  text => {
    const { conversation, reply, effect } = after({}, text)
    expect(conversation.lead.name).toBeNull()
    expect([reply, effect]).toEqual([expect.stringContaining('What is your name?'), null])
  },
)

test('who wants a text message has given no number', () => {
  const asked = { name: 'Ana', zipCode: '78704', serviceType: 'tv', email: 'none' }
  const { conversation } = after(asked, 'text me')
  expect(conversation).toMatchObject({ stage: 'lead_collection', lead: { phone: null, note: 'text me' } })
})

test('a detail that is told by its shape is one, however long the question for another one waits', () => {
  const waiting = { ...newConversation, stage: 'lead_collection' as const }
  for (const [text, lead] of [
    ['ana@example.com', { email: 'ana@example.com' }],
    ['512-555-0133', { phone: '512-555-0133' }],
  ] as const)
    expect(
      advanceConversation(waiting, { text, leftOpen: 3, salesPhone: '(800) 555-0142' }).conversation.lead,
    ).toMatchObject(lead)
})
