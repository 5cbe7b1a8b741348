import { expect, test } from 'vitest'
import { newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'
import { takesIt } from './takes-it.ts'

test.each([
  ['ok order it. Priya Shah', 'Priya Shah'],
  ['great, lets do that one, priya shah', 'priya shah'],
  ['yes please sign me up for it', null],
  ['ill take that one', null],
  ['ok set it up for them', null],
  ['yes i want it', null],
] as const)('%j takes what was spoken of, in the name %j', (text, name) =>
  expect(takesIt(text)).toEqual({ name }),
)

test.each([
  'how do i order it',
  'ok order it, but is there a fee',
  'i get it',
  'do it yourself',
  'order it online?',
  'can i order that without a call',
])('%j does not', text => expect(takesIt(text)).toBeNull())

test('an open lead is about what was spoken of meanwhile, where it is taken', () => {
  const lead = { ...newConversation.lead, name: 'Jay', zipCode: '78704' }
  const open = { ...newConversation, stage: 'lead_collection' as const, lead }
  const said = { text: 'then that one please', salesPhone: '(800) 555-0142' }
  const service = 'Home internet (Google Fiber Core 1 Gig)'
  const wished = { ...open, lead: { ...lead, serviceType: 'Home internet' } }
  for (const one of [open, wished])
    expect(advanceConversation(one, { ...said, service }).conversation.lead.serviceType).toBe(service)
  const picked = { ...said, text: 'ok metronet then', service: 'Home internet (Metronet)' }
  expect(advanceConversation(wished, picked).conversation.lead.serviceType).toBe('Home internet (Metronet)')
  expect(advanceConversation(wished, said).conversation.lead.serviceType).toBe('Home internet')
})

test('a wish said again is nobody’s name', () => {
  const open = { ...newConversation, stage: 'lead_collection' as const }
  const { conversation } = advanceConversation(open, {
    ...{ text: 'set it up for them', salesPhone: '(800) 555-0142' },
  })
  expect(conversation.lead.name).toBeNull()
})

test('signing up begins a lead after questions, too', () => {
  const general = { ...newConversation, stage: 'general' as const }
  const step = advanceConversation(general, { text: 'sign me up i guess', salesPhone: '(800) 555-0142' })
  expect(step.conversation.stage).toBe('lead_collection')
})

test('who takes what was spoken of begins a lead with it; where nothing was, nothing begins', () => {
  const general = { ...newConversation, stage: 'general' as const }
  const said = { text: 'ok order it. Priya Shah', salesPhone: '(800) 555-0142', zipCode: '60202' }
  const step = advanceConversation(general, { ...said, service: 'Home internet (AT&T Internet 2000)' })
  expect(step.reply).toContain('Name: Priya Shah. ZIP code: 60202. Service: Home internet (AT&T')
  expect(step.conversation).toMatchObject({ stage: 'lead_collection', lead: { name: 'Priya Shah' } })
  expect(advanceConversation(general, said).conversation.stage).toBe('general')
})

test('an email address alone begins a lead, as a number does', () => {
  const general = { ...newConversation, stage: 'general' as const }
  const step = advanceConversation(general, { text: 'tom@example.com', salesPhone: '(800) 555-0142' })
  expect(step.conversation).toMatchObject({ stage: 'lead_collection', lead: { email: 'tom@example.com' } })
})

test.each([
  ['whats next', 'When will you call me?'],
  ['cancel that request', 'How do I cancel my callback?'],
])('after a request %j is asked of it', (text, asks) => {
  const lead = { ...newConversation.lead, name: 'Ana', phone: '512 555 0100' }
  const sent = { ...newConversation, stage: 'general' as const, lead, leadInfoCollected: true }
  expect(advanceConversation(sent, { text, salesPhone: '(800) 555-0142' }).asks).toBe(asks)
})

test.each([
  ['i want tv too', 'TV', 'internet and TV'],
  ['actually make it Viasat', 'Home internet (Viasat)', 'Home internet (Viasat)'],
])('after internet %j, read as %j, wishes %j', (text, service, serviceType) => {
  const lead = { ...newConversation.lead, name: 'Jay', zipCode: '78704', serviceType: 'internet' }
  const open = { ...newConversation, stage: 'lead_collection' as const, lead }
  const { conversation } = advanceConversation(open, { text, salesPhone: '(800) 555-0142', service })
  expect(conversation.lead.serviceType).toBe(serviceType)
})
