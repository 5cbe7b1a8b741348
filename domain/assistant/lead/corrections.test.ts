import { expect, test } from 'vitest'
import { type Conversation, leadSteps, newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'
import type { Message } from './chat-step.ts'
import { correctionIn, namedCorrection } from './corrections.ts'

const given = { name: 'John Smith', zipCode: '78703', serviceType: 'Home internet', email: 'j@s.co' }
const leadWith = (answered: number): Conversation['lead'] => ({
  ...newConversation.lead,
  ...Object.fromEntries(Object.entries(given).slice(0, answered)),
})
const say = (conversation: Conversation, text: string, more: Partial<Message> = {}) =>
  advanceConversation(conversation, { text, salesPhone: '(800) 555-0142', ...more })
const inLead = (lead: Conversation['lead']): Conversation => ({
  ...newConversation,
  stage: 'lead_collection',
  lead,
})

test.each([
  ['i meant 78704', 'zipCode', '78704'],
  ['make that 78704', 'zipCode', '78704'],
  ['*78704', 'zipCode', '78704'],
  ['78704 sorry', 'zipCode', '78704'],
  ['its 78704 actually', 'zipCode', '78704'],
  ['78704 not 78703', 'zipCode', '78704'],
  ['correction: 78704', 'zipCode', '78704'],
  ['should be 78704', 'zipCode', '78704'],
  ['a@b.co sorry', 'email', 'a@b.co'],
  ['i meant a@b.co', 'email', 'a@b.co'],
  ['oops its maria', 'name', 'maria'],
  ['sorry its Maria Lopez', 'name', 'Maria Lopez'],
  ['i mean Maria', 'name', 'Maria'],
  ['i meant to say dave', 'name', 'dave'],
  ['*Maria', 'name', 'Maria'],
  ['actually make it tv', 'serviceType', 'tv'],
  ['make it tv', 'serviceType', 'tv'],
  ['no, tv', 'serviceType', 'tv'],
] as const)('%j is the %s, whichever question is open', (text, step, value) => {
  for (const [answered] of leadSteps.entries()) {
    const { conversation, effect } = say(inLead(leadWith(answered)), text)
    expect([answered, conversation.lead]).toEqual([answered, { ...leadWith(answered), [step]: value }])
    expect(effect).not.toBe('take_lead')
  }
})

test.each([
  ['Maria not John', 'name', 'Maria Smith'],
  ['its smyth not smith', 'name', 'John smyth'],
  ['my last name is Smyth', 'name', 'John Smyth'],
  ['b@s.co not j@s.co', 'email', 'b@s.co'],
  ['no its Maria', 'name', 'Maria'],
] as const)('where the number is asked for %j puts the %s right and refuses nothing', (text, step, value) => {
  expect(say(inLead(leadWith(4)), text).conversation).toEqual(inLead({ ...leadWith(4), [step]: value }))
})

const sent: Conversation = {
  ...inLead({ ...leadWith(4), phone: '512 555 0100' }),
  ...({ stage: 'general', leadInfoCollected: true, consent: 'asked' } as const),
}

test.each([
  ['5125550134', 'phone', '5125550134'],
  ['a@b.co', 'email', 'a@b.co'],
  ['it ends in 0134', 'phone', '512 555 0134'],
  ['sorry its Maria Lopez', 'name', 'Maria Lopez'],
  ['i meant 78704', 'zipCode', '78704'],
] as const)(
  'while offers are asked about %j puts the %s right, and they are asked about again',
  (text, step, value) => {
    const { conversation, reply, effect, waitsFor } = say(sent, text)
    expect(conversation).toEqual({ ...sent, lead: { ...sent.lead, [step]: value } })
    expect(reply).toMatch(/I’ve corrected your request.* do you agree, yes or no\?$/)
    expect([effect, waitsFor]).toEqual(['correct_lead', undefined])
    // The yes is to the offers then.
    expect(say(conversation, 'yes').conversation.consent).toBe('agreed')
  },
)

test('whether all else is right is answered with yes or no, where nothing else is asked', () => {
  const declined: Conversation = { ...sent, consent: 'declined' }
  const corrected = say(declined, 'my phone is wrong its 512 555 0134')
  expect(corrected).toMatchObject({ waitsFor: 'rest', effect: 'correct_lead' })
  const { conversation } = corrected
  expect(say(conversation, 'yes', { waitsFor: 'rest' }).reply).toBe('Good, then nothing changes.')
  expect(say(conversation, 'no', { waitsFor: 'rest' }).reply).toMatch(/^What is wrong\?/)
  expect(say(conversation, 'yes').effect).toBe('ask_assistant')
})

test('a phone number that is put right among words is kept without them, and as typed without any', () => {
  const value = (text: string) => namedCorrection(text)?.value
  expect(value('actually change the phone to my cell 404 555 0188')).toBe('(404) 555-0188')
  expect(value('my phone is wrong, it is 512 555 0199')).toBe('512 555 0199')
})

test.each(['no one', 'no comment', 'No preference'])('%j after the name is none', text => {
  expect(correctionIn(text, 'name')).toBeNull()
})

test('a name after a no is put right', () => {
  expect(correctionIn('no, Maria', 'name')).toEqual({ step: 'name', value: 'Maria' })
})
