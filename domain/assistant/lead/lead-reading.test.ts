import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLead } from '#tests/support/lead-talk.ts'
import { type Conversation, leadSteps, newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'
import { isQuestion } from './asks-in-lead.ts'
import { chatIntent } from './chat-intent.ts'
import { readInLead } from './lead-reading.ts'

const salesPhone = '(800) 555-0142'
const say = (conversation: Conversation, text: string) =>
  advanceConversation(conversation, { text, salesPhone })

test.each([
  'wheres my order',
  'wait is this gonna cost anything',
  'a que hora llaman',
  'how do i cancel',
  'does it have a contract',
  'why do you need that',
  'what is your name',
  'and is there a fee',
  'ok but how much is it',
  'make it cheaper',
  'add home security to that',
  'is it any good?',
  'isn’t there a contract tho',
  'dont you need my address',
  'wouldn’t it be cheaper online',
])('%j is a question, whatever is asked for', text => {
  for (const step of leadSteps) expect(readInLead(text, step, null).kind).toBe('question')
})

test.each([
  'any deals now',
  'without the tv then',
  'too much',
  'that stay the same price',
  'for 2 yrs',
  'thats too expensive for me',
])('%j is no detail of a lead', text => {
  for (const step of ['name', 'zipCode', 'email', 'phone'] as const)
    expect(readInLead(text, step, null).kind).toBe('question')
})

test.each([
  ['name', 'Will Smith'],
  ['name', 'May'],
  ['name', 'Ana Order'],
  ['name', 'Is'],
  ['name', 'Stopford'],
  ['serviceType', 'internet and tv'],
  ['serviceType', 'best internet'],
  ['email', 'how.are.you@example.com'],
  ['phone', '512 555 0100'],
  ['zipCode', 'Austin'],
] as const)('the %s may be %j', (step, text) => {
  expect(readInLead(text, step, null)).toEqual({ kind: 'answer' })
})

test.each([
  ['no wait, its 78704', 'zipCode', '78704'],
  ['no wait its john smyth', 'name', 'john smyth'],
  ['sorry, a@b.co', 'email', 'a@b.co'],
  ['my email is wrong its jsm@example.com', 'email', 'jsm@example.com'],
  ['my name is wrong, it is Ana', 'name', 'Ana'],
] as const)('%j corrects a detail', (text, step, value) => {
  expect(readInLead(text, 'email', 'name')).toEqual({ kind: 'correction', step, value })
})

test.each([
  ['zipCode', 'sharing with 3 roomates'],
  ['zipCode', 'i play valorant mostly'],
  ['serviceType', 'i dont have credit'],
  ['zipCode', 'senior discount'],
] as const)('the %s is not %j', (step, text) => expect(readInLead(text, step, null).kind).toBe('question'))

test('a name is put right after a service was named, too, and a sentence is no email address', () => {
  expect(readInLead('no wait leigh', 'zipCode', 'serviceType')).toEqual({
    ...{ kind: 'correction', step: 'name', value: 'leigh' },
  })
  expect(readInLead('no email', 'email', 'serviceType').kind).toBe('answer')
  expect(readInLead('just the internet thing', 'email', 'serviceType').kind).toBe('question')
  expect(readInLead('rosa at example dot com', 'email', 'serviceType').kind).not.toBe('question')
})

test('a place with its ZIP code is no name, and an email address may be spelled out', () => {
  expect(readInLead('college station 77840', 'name', null)).toEqual({
    ...{ kind: 'correction', step: 'zipCode', value: '77840' },
  })
  expect(readInLead('dale at aol dot com', 'serviceType', 'zipCode')).toEqual({
    ...{ kind: 'correction', step: 'email', value: 'dale@aol.com' },
  })
})

test.each([
  'stop',
  'never mind',
  'nevermind',
  'can i just ask questions',
  'I changed my mind.',
  'stop asking for my name',
])('%j leaves the questions, and what was answered is dropped', text => {
  const { conversation, effect } = say(inLead({ name: 'Ana' }), text)
  expect(conversation).toMatchObject({ stage: 'general', lead: newConversation.lead })
  expect(effect).toBeNull()
})

test('a question is answered, and the open one is asked again; nothing is stored as its answer', () => {
  const before = inLead({ name: 'Ana' })
  const step = say(before, 'is there a contract?')
  expect(step).toMatchObject({ conversation: before, effect: 'ask_assistant' })
  expect(step.reply).toContain('ZIP code')
})

test('a ZIP code where the name is asked for is the ZIP code', () => {
  expect(say(inLead({}), '05401')).toMatchObject({
    conversation: { lead: { name: null, zipCode: '05401' } },
    effect: 'ask_assistant',
  })
})

test('a ZIP code where the service is asked for puts the known one right, and the service stays open', () => {
  const step = say(inLead({ name: 'Jane Doe', zipCode: '78701' }), '78704')
  expect(step).toMatchObject({
    conversation: { lead: { zipCode: '78704', serviceType: null } },
    effect: 'ask_assistant',
  })
})

test('after the lead was sent a detail is put right there too', () => {
  const lead = { name: 'Ana', zipCode: '78701', serviceType: 'internet', email: 'a@b.co', phone: '512' }
  const sent: Conversation = { ...inLead(lead), stage: 'general', leadInfoCollected: true, consent: 'asked' }
  expect(say(sent, 'my phone is wrong its 512 555 0101')).toMatchObject({
    conversation: { consent: 'asked', lead: { phone: '512 555 0101' } },
    effect: 'correct_lead',
  })
})

test.each([
  'how do i cancel my order',
  'where is my order',
  'wheres my order',
  'am i getting a good deal',
  'cancel my order',
  'my order says pending',
  'how do i know what speed im getting',
  'how long til somebody gets back to me',
  'did my order go through',
  'i ordered the wrong plan',
  'can you get me a human',
])('no wish to order is in %j', text => expect(chatIntent(text)).toBe('other'))

test.each([
  ['i want to order spectrum', 'ask_assistant'],
  ['what plans do you offer', 'ask_assistant'],
  ['check availability for 78704', 'ask_assistant'],
  ['I want to order', null],
] as const)(
  'the first message %j: what can be answered is answered before the name is asked for',
  (text, effect) => {
    const step = say({ ...newConversation, stage: 'intent_collection' }, text)
    expect(step).toMatchObject({ conversation: { stage: 'lead_collection' }, effect })
    expect(step.reply?.toLowerCase()).toContain('name?')
  },
)

const pieces = fc.constantFrom(
  ...[
    'what',
    'how',
    'why',
    'is it',
    'do you',
    'the',
    'name',
    'Ana',
    '78701',
    'no',
    'wait',
    'its',
    'my',
    'email',
    'cheap',
  ],
  ...[
    'wrong',
    'stop',
    'a@b.co',
    'order',
    '?',
    'will',
    '512 555 0100',
    'phone',
    'cancel',
    'zip',
    'spectrum',
    'sorry',
  ],
  ...['only', 'with no', 'contract', 'fiber', 'ones', 'cheapest', 'plan', 'the second one', 'with tv too'],
)
const sentences = fc.array(pieces, { minLength: 1, maxLength: 8 }).map(words => words.join(' '))

test('no message is lost, and none that asks something is stored as an answer', () => {
  fc.assert(
    fc.property(sentences, fc.integer({ min: 0, max: leadSteps.length - 1 }), (text, answered) => {
      const known = Object.fromEntries(leadSteps.slice(0, answered).map(step => [step, `some ${step}`]))
      const before = inLead(known)
      const step = say(before, text)
      // Something is always said or asked.
      expect(step.reply !== null || step.effect !== null).toBe(true)
      const stored = leadSteps.filter(name => step.conversation.lead[name] !== before.lead[name])
      for (const name of stored) {
        const value = step.conversation.lead[name]
        if (value !== null) expect([value, isQuestion(value, name)]).toEqual([value, false])
      }
    }),
    { numRuns: 2_000 },
  )
  // Every message is weighed, beside all other tests.
}, 60_000)

test('a question behind `wait` is no name put right', () => {
  expect(readInLead('wait is this gonna cost anything', 'zipCode', 'name')).toEqual({ kind: 'question' })
})

test.each([
  ['512 555 0177', 'name', { step: 'phone', value: '512 555 0177' }],
  ['im Tammy', 'zipCode', { step: 'name', value: 'Tammy' }],
  ['zip 59718 its for the house', 'serviceType', { step: 'zipCode', value: '59718' }],
] as const)('%j where the %s is asked for is another detail', (text, asked, detail) => {
  expect(readInLead(text, asked, null)).toEqual({ kind: 'correction', ...detail })
})

test('what somebody is, is nobody’s name', () => {
  expect(readInLead('im Retired', 'zipCode', 'name')).toEqual({ kind: 'answer' })
})

test('who wants a text in place of a call is still in touch', () => {
  expect(readInLead('actually dont call text me', 'zipCode', 'name').kind).not.toBe('stop')
})
