import { expect, test } from 'vitest'
import { leadQuestion, RATHER_ASK } from '../chat-texts.ts'
import { type Conversation, newConversation } from '../conversation.ts'
import { advanceConversation, quickReplies } from './advance-conversation.ts'

const say = (conversation: Conversation, text: string) =>
  advanceConversation(conversation, { text, salesPhone: '(800) 555-0142' })

test('a wish that is said again is nobody’s name', () => {
  const { conversation } = say(newConversation, 'sign me up')
  expect(conversation).toMatchObject({ stage: 'lead_collection' })
  const again = say(conversation, 'sign me up')
  expect(again).toMatchObject({ reply: leadQuestion('name'), conversation: { lead: { name: null } } })
  expect(say(conversation, 'Ana').conversation.lead.name).toBe('Ana')
})

test('a story in which a keyword happens to stand is no wish to order', () => {
  const told = 'my mother keeps getting talked into stuff by their sales people and pays way too much'
  const step = say(newConversation, told)
  expect(step).toMatchObject({ effect: 'ask_assistant', conversation: { stage: 'lead_collection' } })
  expect(step.otherwise).toBeUndefined()
})

test('in a lead the choices of an answer stand before the way out', () => {
  const { conversation } = say(newConversation, 'I want to order internet')
  expect(quickReplies(conversation, ['Are there discounts?'])).toEqual(['Are there discounts?', RATHER_ASK])
})

test('the ZIP code that is known needs no typing where a lead asks for it, and is offered nowhere else', () => {
  const { conversation } = say(newConversation, 'I want to order internet')
  expect(quickReplies(conversation, [], '78701')).toEqual([RATHER_ASK])
  const named = say(conversation, 'Ana').conversation
  expect(quickReplies(named, [], '78701')).toEqual(['78701', RATHER_ASK])
  expect(quickReplies(named)).toEqual([RATHER_ASK])
})

test.each([
  'my package never arrived',
  'out of order internet',
  'get lost',
  'i get 300 mbps is that good',
  'what plan am i on',
])('a keyword inside %j begins no lead', text => {
  expect(say(newConversation, text).conversation.stage).toBe('general')
})

test.each(['i want a package', 'what plan is best', 'get me 300 mbps', 'i want to get internet'])(
  '%j begins one',
  text => expect(say(newConversation, text).conversation.stage).toBe('lead_collection'),
)
