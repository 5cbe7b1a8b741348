import { expect, test } from 'vitest'
import { say } from '#tests/support/lead-talk.ts'
import { leadQuestion, RATHER_ASK } from '../chat-texts.ts'
import { newConversation } from '../conversation.ts'
import { quickReplies } from './advance-conversation.ts'

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
  'cancel my service',
  'sign up for emails',
  'are you available',
  'package theft camera',
  'planning to cancel',
  'data plan',
  'background check',
])('a keyword inside %j begins no lead', text => {
  expect(say(newConversation, text).conversation.stage).toBe('general')
})

test.each([
  'i want a package',
  'what plan is best',
  'get me 300 mbps',
  'i want to get internet',
  'are you available in 78704',
  'cancel my service and sign me up for a new one',
])('%j begins one', text => expect(say(newConversation, text).conversation.stage).toBe('lead_collection'))

test.each([
  ['check 12 Oak St, Austin, TX 78704', '78704'],
  ['availability at 12 Oak St Austin TX', null],
])('%j asks what there is at an address, which is answered first', (text, zipCode) => {
  expect(say(newConversation, text)).toMatchObject({
    effect: 'ask_assistant',
    conversation: { stage: 'lead_collection', lead: { serviceType: 'availability_check', zipCode } },
  })
})

test('where it was asked what there is, the place that comes with other details is answered for', () => {
  const { conversation } = say(newConversation, 'is it available in my area')
  const address = '1600 S Congress Ave, Austin TX 78704'
  expect(say(conversation, address)).toMatchObject({ effect: 'ask_assistant', asks: address })
  const named = say(conversation, 'my name is Ana Lopez, ana@example.com, 78704')
  expect(named).toMatchObject({ effect: 'ask_assistant', asks: 'What is available in 78704?' })
  expect(named.conversation.lead).toMatchObject({ name: 'Ana Lopez', zipCode: '78704' })
})
