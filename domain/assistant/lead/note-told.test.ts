import { expect, test } from 'vitest'
import { say } from '#tests/support/lead-talk.ts'
import { type Conversation, newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'
import { noteAfter, noteIn } from './note-told.ts'

const lead = { ...newConversation.lead, name: 'Ana', zipCode: '78701', serviceType: 'TV', email: 'a@b.co' }
const sent: Conversation = {
  ...{ stage: 'general', lead: { ...lead, phone: '512 555 0100' } },
  ...{ leadInfoCollected: true, consent: 'asked' },
}

test.each([
  ['evenings are best', 'evenings are best'],
  ['317-555-0133, after 5pm', 'after 5pm'],
  ['i’d like a callback tomorrow at 10am. Raj Patel, 614 555 0172', 'tomorrow at 10am'],
  ['Bob Sykes 614-555-0111 after 3 weekdays', 'after 3 weekdays'],
  ['i live at 1420 Maple St, Dayton OH 45402', '1420 Maple St'],
  ['add a note gate code 4411', 'gate code 4411'],
  ['please leave a note: the dog is friendly', 'the dog is friendly'],
  ['thats my wifes number ask for Carmen', 'my wifes number, ask for Carmen'],
  ['no calls please just email me', 'no calls please just email me'],
  ['call me (313) 555-0144 any time after 5', 'any time after 5'],
  ['call tmrw am', 'tmrw am'],
  ['schedule a call for thursday at 2', 'thursday at 2'],
  ['eastern time', 'eastern time'],
  ['call me at 919-555-0136 tomorrow morning about home security', 'tomorrow morning'],
  ['she is hard of hearing so speak slowly', 'she is hard of hearing so speak slowly'],
  ['shes in 44107 and wants a simple phone and internet', 'wants a simple phone'],
  ['here is my name and phone', null],
  ['404-555-0136 ext 12', 'ext 12'],
  ['have a spanish speaking rep call my dad at 956 555 0144', 'have a spanish speaking rep call my dad'],
  ['actually call my cell instead', null],
  ['moving to 73301 next friday', null],
  ['Ana Ruiz', null],
  ['my number is 512 555 0187, zip 78745', null],
] as const)('beside the details %j tells %j', (text, note) => expect(noteIn(text)).toBe(note))

test('what is noted again stands once, and more stands behind it', () => {
  expect(noteAfter('after 5pm', 'after 5pm')).toEqual({ note: 'after 5pm' })
  expect(noteAfter('after 5pm', 'not today')).toEqual({ note: 'after 5pm; not today' })
  expect(noteAfter(undefined, 'Ana')).toEqual({})
})

test('what is noted is read back, and a place beside it is taken', () => {
  const before = { ...newConversation, stage: 'lead_collection' as const }
  const named = { ...before, lead: { ...newConversation.lead, name: 'Pete' } }
  expect(say(named, '10 Elm Street, 06511').conversation.lead).toMatchObject({
    ...{ zipCode: '06511', note: '10 Elm Street' },
  })
  const last = say({ ...before, lead: { ...lead, email: null, note: 'after 5pm' } }, 'ana@example.com')
  expect(last.reply).toContain('Note: after 5pm')
})

test('an hour that is asked for is noted', () => {
  const named: Conversation = {
    ...{ ...newConversation, stage: 'lead_collection' },
    lead: { ...newConversation.lead, name: 'Ana' },
  }
  const step = say(named, 'can they call before 3')
  expect(step).toMatchObject({ effect: null, conversation: { lead: { note: 'before 3' } } })
  const later = say(named, 'can it be after 6 my time im at work')
  expect(later).toMatchObject({
    effect: null,
    conversation: { lead: { note: 'can it be after 6 my time im at work' } },
  })
  expect(later.reply).toContain('Note: can it be after 6')
  expect(say(named, 'can you tell them to speak loud').conversation.lead.note).toContain('speak loud')
})

test('a second number is noted, one that is put right is not', () => {
  expect(noteIn('either of us at 512-555-0110 or 512-555-0111')).toBe('or 512-555-0111')
  expect(noteIn('its 512-555-0111, not 512-555-0110')).toBeNull()
})

test('phone service, which we don’t compare, is noted and said so', () => {
  const begun: Conversation = { ...newConversation, stage: 'intent_collection' }
  const step = say(begun, 'call my mom at 216-555-0164, she wants a landline phone with internet')
  expect(step.conversation.lead.note).toContain('phone')
  expect(step.reply).toContain('don’t compare phone service')
})

test('when to call stands in the request for a call from its first words on', () => {
  const begun: Conversation = { ...newConversation, stage: 'general' }
  const step = say(begun, 'schedule a call for thursday at 2')
  expect(step).toMatchObject({ conversation: { stage: 'lead_collection', lead: { note: 'thursday at 2' } } })
  expect(step.reply).toContain('Note: thursday at 2')
  expect(say(step.conversation, 'eastern time').conversation.lead.note).toBe('thursday at 2; eastern time')
})

test('what is told after the request was sent is added to it', () => {
  const step = say(sent, 'thats my wifes number ask for Carmen')
  expect(step).toMatchObject({ effect: 'correct_lead', conversation: { consent: 'asked' } })
  expect(step.conversation.lead.note).toContain('ask for Carmen')
  const wished = say(sent, 'Could you call me on Saturday at 11 in the morning?')
  expect(wished).toMatchObject({ effect: 'correct_lead' })
  expect(wished.conversation.lead.note).toContain('Saturday at 11')
  expect(say(sent, 'will you call in the morning or the evening?').effect).toBe('ask_assistant')
})

test.each(['my phone is wrong its 512 555 0101', 'call me tomorrow at 10am', 'read it back to me'])(
  'after %j the question about offers is asked again, so that a yes answers that and nothing else',
  between => {
    const { conversation, reply } = say(sent, between)
    expect(conversation.consent).toBe('asked')
    expect(reply?.match(/\?/g)).toHaveLength(1)
    expect(reply).toMatch(/whether we may also call and text you with offers: do you agree, yes or no\?$/)
  },
)

test.each(['yes thats right', 'ok looks good', 'that works'])(
  '%j says that all is right, and agrees to no offers',
  text => {
    const { conversation, effect, reply } = say(sent, text)
    expect({ consent: conversation.consent, effect }).toEqual({ consent: 'asked', effect: null })
    expect(reply).toContain('yes or no')
  },
)

test.each([
  ['after 5pm', 'actually make that tomorrow morning', 'tomorrow morning'],
  ['call my son; after 5pm', 'can you make it friday after 3 instead', 'call my son; friday after 3'],
  ['after 5pm', 'make it 2 tvs', 'after 5pm'],
] as const)('%j and then %j is noted as %j', (before, text, note) => {
  expect(noteAfter(before, text)).toEqual({ note })
})

const answered: Conversation = { ...sent, consent: 'agreed' }

test('after the request was sent, another number is the one to call, and one with a person is noted beside it', () => {
  const right = say(answered, 'no its 512-555-0188')
  expect(right).toMatchObject({
    effect: 'correct_lead',
    conversation: { lead: { phone: '512-555-0188' } },
  })
  const other = say(answered, 'call my wife instead 512-555-0111')
  expect(other.conversation.lead).toMatchObject({
    phone: '512 555 0100',
    note: 'call my wife (512) 555-0111',
  })
})

test('after the request was sent it can be about another service, and a time asked for is noted', () => {
  const service = 'Home internet (Spectrum)'
  const asked = { text: 'actually make it spectrum', salesPhone: '(800) 555-0142', service }
  for (const one of [sent, answered]) {
    const step = advanceConversation(one, asked)
    expect(step).toMatchObject({ effect: 'correct_lead', conversation: { lead: { serviceType: service } } })
    expect(step.conversation.consent).toBe(one.consent)
  }
  const later = advanceConversation(answered, { ...asked, text: 'make it 3pm' })
  expect(later.conversation.lead).toMatchObject({ serviceType: 'TV', note: '3pm' })
  expect(say(answered, 'can they call at 3pm').conversation.lead.note).toBe('3pm')
})
