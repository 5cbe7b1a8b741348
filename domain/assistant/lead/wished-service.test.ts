import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { type Conversation, newConversation } from '../conversation.ts'
import { newDialogue } from '../dialogue.ts'
import { advanceConversation } from './advance-conversation.ts'
import { askedOfService, isOfPlace, serviceSpokenOf, serviceWished, wishesCompany } from './wished-service.ts'

const catalogue = readSeed()
const leadOf = (serviceType: string | null) => ({ ...newConversation.lead, serviceType })
/** As a message of a visitor is taken, with what it wishes. */
const say = (conversation: Conversation, text: string) =>
  advanceConversation(conversation, {
    ...{ text, salesPhone: '(800) 555-0142', service: serviceWished(catalogue, text) },
    wishesCompany: wishesCompany(catalogue, text),
  })

test.each([
  ['I want to order internet', 'Home internet'],
  ['sign me up for tv and wifi', 'Home internet and TV'],
  ['id like to order the Vivint package', 'Home security (Vivint)'],
  ['can someone call me about directv', 'TV (DIRECTV)'],
  ['purchase metronet 500', 'Home internet (Metronet 500 Mbps)'],
  ['an alarm for my store', 'Home security'],
  ['internet but no tv', 'Home internet'],
  ['sign me up for spectrum 500 meg', 'Home internet (Spectrum Internet Premier)'],
  ['i have spectrum and want internet from somebody else', 'Home internet'],
  ['id like to switch to att', 'Home internet (AT&T)'],
  ['a bundle please', 'A bundle'],
  ['I want to order', null],
  ['do you use social security numbers', null],
] as const)('%j wishes %j', (text, service) => expect(serviceWished(catalogue, text)).toBe(service))

test('what was spoken of is wished where it is one provider, or where one of a list is picked', () => {
  const ofVivint = { ...newDialogue, providers: ['vivint'] }
  expect(serviceSpokenOf(catalogue, ofVivint, 'call me')).toBe('Home security (Vivint)')
  const listed = ['spectrum-internet', 'metronet-500']
  const ofList = { ...newDialogue, providers: ['spectrum'], plans: listed.slice(0, 1), listed }
  expect(serviceSpokenOf(catalogue, ofList, 'call me')).toBe('Home internet')
  expect(serviceSpokenOf(catalogue, ofList, 'i want that one, call me')).toBe(
    'Home internet (Spectrum Internet)',
  )
  expect(serviceSpokenOf(catalogue, { ...newDialogue, providers: ['vivint', 'adt'] }, 'call me')).toBeNull()
})

test.each([
  'want directv',
  'hey can u guys hook me up w starlink',
  'id like to try t-mobile please',
  'i need xfinity at my new place',
  'set us up with vivint security',
])('%j is the wish for a company: it is answered, and its lead begins', text => {
  expect(wishesCompany(catalogue, text)).toBe(true)
  expect(say(newConversation, text)).toMatchObject({
    ...{ effect: 'ask_assistant', conversation: { stage: 'lead_collection' } },
  })
})

test.each([
  'i want spectrum to lower my bill',
  'i need verizon customer service number',
  'do you want directv',
  'i want internet',
  'i like spectrum',
  'i have xfinity',
])('%j is no such wish', text => expect(wishesCompany(catalogue, text)).toBe(false))

test('a service that is told before it is asked for is that of the lead', () => {
  const begun = { ...newConversation, stage: 'lead_collection' as const }
  const { conversation } = say(begun, 'for internet and security')
  expect(conversation.lead).toMatchObject({ serviceType: 'Home internet and home security', name: null })
})

test('the price that is asked for before anything else is that of the wished service', () => {
  const lead = leadOf('Home internet and TV')
  expect(askedOfService('before that though how much is it going to be', lead)).toBe(
    'How much is Home internet and TV?',
  )
  for (const text of ['how much is directv', 'how much is the install', 'is there a contract'])
    expect(askedOfService(text, leadOf('TV'))).toBe(text)
  expect(askedOfService('how much is it', leadOf('availability_check'))).toBe('how much is it')
  expect(askedOfService('how much is it?', leadOf('bundle_inquiry'))).toBe('How much is a bundle?')
})

test('TV and home security are sold everywhere', () => {
  expect(['TV (DIRECTV)', 'Home internet and TV', null].map(one => isOfPlace(leadOf(one)))).toEqual([
    ...[false, true, true],
  ])
})

test('what is wished with the first words is not asked for, and can be changed', () => {
  const { conversation } = say(newConversation, 'I want to order starlink')
  const known = { ...conversation, lead: { ...conversation.lead, name: 'Jo', zipCode: '59718' } }
  const changed = say(known, 'actually make it viasat instead')
  expect(changed.conversation.lead.serviceType).toBe('Home internet (Viasat)')
  expect(changed.reply).toContain('email address')
})

test('who leaves everything at once is told what the number is for, and thanked', () => {
  const all =
    'I need to order, name: Joan Petty; zip: 37211; service: TV; email: joan@example.com; phone: 615-555-0188'
  const step = say(newConversation, all)
  expect(step).toMatchObject({ effect: 'take_lead', conversation: { leadInfoCollected: true } })
  expect(step.conversation.lead).toMatchObject({ name: 'Joan Petty', serviceType: 'TV', zipCode: '37211' })
  expect(step.reply).toContain('We use your details to call you back')
})

test('a wish that is said again where the name is asked for tells its service', () => {
  const { conversation } = say(newConversation, 'order')
  const again = say(conversation, 'I want to order internet')
  expect(again.conversation.lead).toMatchObject({ name: null, serviceType: 'Home internet' })
  expect(again.reply).toMatch(/What is your name\?$/)
})

test.each([
  ['ill take the second one', 'Home internet (Metronet 150 Mbps)'],
  ['I’ll go with the cheapest', 'Home internet (Spectrum Internet)'],
  // Three of a list are told, however long it is.
  ['ill take the last one please', 'Home internet (AT&T Internet 300)'],
  ['ill take the fastest one', null],
])('of a list that was told cheapest first, %j wishes %j', (text, service) => {
  const listed = ['spectrum-internet', 'metronet-150', 'att-internet-300', 'starlink-residential']
  expect(serviceSpokenOf(catalogue, { ...newDialogue, topic: 'cheapest', listed }, text)).toBe(service)
})
