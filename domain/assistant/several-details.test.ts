import { expect, test } from 'vitest'
import { advanceConversation } from './advance-conversation.ts'
import { type Conversation, newConversation } from './conversation.ts'

const say = (conversation: Conversation, text: string) =>
  advanceConversation(conversation, { text, salesPhone: '(800) 555-0142' })
const inLead = (lead: Partial<Conversation['lead']>): Conversation => ({
  ...newConversation,
  stage: 'lead_collection',
  lead: { ...newConversation.lead, ...lead },
})
const begun: Conversation = { ...newConversation, stage: 'general' }

test.each([
  ['Harold Beane 4195550133', { name: 'Harold Beane', phone: '(419) 555-0133' }],
  ['OK call me at 952-555-0164, Tyler', { name: 'Tyler', phone: '(952) 555-0164' }],
  [
    'ok go with the cheapest one. my name is Denise Kowalski, 773-555-0188',
    { name: 'Denise Kowalski', phone: '(773) 555-0188' },
  ],
  [
    "ana ruiz, ana.o'ruiz@example.com, 60614",
    { name: 'ana ruiz', email: "ana.o'ruiz@example.com", zipCode: '60614' },
  ],
  ['Harold Beane 317-555-0133, after 5pm', { name: 'Harold Beane', phone: '(317) 555-0133' }],
  ['317-555-0188, mornings is best', { name: null, phone: '(317) 555-0188' }],
  ['my number is 419 555 0133', { name: null, phone: '(419) 555-0133' }],
] as const)('asked for a name, %j tells %j', (text, lead) => {
  const step = say(inLead({}), text)
  expect(step.conversation.lead).toMatchObject(lead)
  for (const value of Object.values(lead)) if (value) expect(step.reply).toContain(value)
})

test('what is asked beside a number is answered, and the number kept', () => {
  const step = say(inLead({ name: 'Ana' }), 'what do you charge? my number is 419 555 0133')
  expect(step).toMatchObject({ effect: 'ask_assistant', conversation: { lead: { phone: '(419) 555-0133' } } })
})

test('the number that is asked for is kept as it is told, with the hour beside it', () => {
  const known = { name: 'Ana', zipCode: '78704', serviceType: 'tv', email: 'ana@example.com' }
  const { conversation } = say(inLead(known), 'after 5 at 512 555 0101')
  expect(conversation).toMatchObject({ leadInfoCollected: true, lead: { phone: 'after 5 at 512 555 0101' } })
})

test.each([
  ['oops the number ends in 0138 not 0133', { phone: '(419) 555-0138' }],
  ['not 43215, its 43216', { zipCode: '43216' }],
] as const)('%j puts digits right', (text, lead) => {
  const known = { name: 'Harold', zipCode: '43215', phone: '(419) 555-0133' }
  expect(say(inLead(known), text).conversation.lead).toEqual({ ...newConversation.lead, ...known, ...lead })
})

test.each(['hmm never mind, I changed my mind', 'oh well, forget it', 'no thanks, never mind.'])(
  '%j ends the questions',
  text => {
    expect(say(inLead({}), text).conversation).toMatchObject({ stage: 'general', lead: newConversation.lead })
  },
)

test.each(['actually make it the evening, i work till 5', 'evenings are best', 'call after 6 please'])(
  'when a call may come is no ZIP code and no service, but noted: %j',
  text => {
    for (const known of [{ name: 'Harold' }, { name: 'Harold', zipCode: '78704' }]) {
      const step = say(inLead(known), text)
      expect(step.conversation.lead).toMatchObject({ ...newConversation.lead, ...known })
      expect(step.conversation.lead.note).toBeDefined()
      expect(step.reply).toContain('choose an hour')
    }
  },
)

test.each([
  ['i’d like a callback tomorrow at 10am. Raj Patel, 614 555 0172', 'Raj Patel', '(614) 555-0172'],
  ['me pueden llamar? soy Lucía Ortega 956-555-0121', 'Lucía Ortega', '(956) 555-0121'],
])('%j begins a lead with what it tells', (text, name, phone) => {
  expect(say(begun, text).conversation).toMatchObject({ stage: 'lead_collection', lead: { name, phone } })
})

test.each([{}, { name: 'Ana' }, { name: 'Ana', zipCode: '78704' }])(
  'after %j a plain yes is no answer',
  known => {
    const step = say(inLead(known), 'yes')
    expect(step.conversation.lead).toEqual({ ...newConversation.lead, ...known })
    expect(step.reply).toContain('?')
  },
)

test('where a time is told the hour can be chosen later, which is said', () => {
  expect(say(inLead({}), 'Harold Beane 317-555-0133, after 5pm').reply).toContain('choose an hour')
})

test.each(['how do i cancel my PROV service', 'how do I cancel the internet at my old place'])(
  'the keyword in %j begins no lead',
  text => {
    expect(say({ ...newConversation, stage: 'intent_collection' }, text).conversation.stage).toBe('general')
  },
)
