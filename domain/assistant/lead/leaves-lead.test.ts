import { expect, test } from 'vitest'
import { inLead, say } from '#tests/support/lead-talk.ts'
import { newConversation } from '../conversation.ts'

const toEmail = { name: 'Ana', zipCode: '78701', serviceType: 'internet' }
const toPhone = { ...toEmail, email: 'a@example.com' }

test.each([
  ...['no', 'nope', 'nope sorry', 'nah man', 'hell no', 'not really', 'no thanks', 'skip', 'skip this one'],
  ...['im good thanks', 'im good, thank you', 'no thats it', 'no thats all thanks', 'no im good for now'],
  ...['id rather not', 'prefer not to say', 'pass', 'not interested thanks', 'no way', 'maybe later thanks'],
  ...[
    'not giving that',
    'i wont give it',
    'dont want to',
    'stop please',
    'cancel that, i dont want the call anymore',
    'actually nvm delete it',
    'actually can you delete my number, my company pays for it after all',
    'actually forget it dont call me',
    'can you delete the number i just gave',
    'i changed my mind dont want calls',
    'nvm my son will do it',
    'not yet just looking',
    'not order!! just have questions about fiber',
    'actually dont, shell think its a scammer. forget it',
  ],
])('%j where the number is asked for leaves the questions, and nothing is sent', text => {
  expect(say(inLead(toPhone), text)).toMatchObject({
    conversation: { stage: 'general', leadInfoCollected: false, lead: newConversation.lead },
    reply: expect.stringContaining('nobody will call you'),
    effect: null,
  })
})

test.each([
  ['no', {}],
  ['nope', { name: 'Ana' }],
  ['nah', { name: 'Ana', zipCode: '78701' }],
  ['no thats it', toEmail],
  ['im good thanks', { name: 'Ana' }],
] as const)('%j leaves the questions wherever they are', (text, known) => {
  expect(say(inLead(known), text)).toMatchObject({
    conversation: { stage: 'general', lead: newConversation.lead },
    effect: null,
  })
})

test.each([
  ...['i dont have one', 'I don’t have one, sorry', 'i dont have an email', 'none', 'n/a', 'no', 'nope'],
  ...['skip', 'rather not say', 'no email', 'dont have it', 'i never use email', 'we dont have one of those'],
])('%j is no email address: none is read back, and the number is asked for', text => {
  const { conversation, reply, effect } = say(inLead(toEmail), text)
  expect(conversation).toMatchObject({ stage: 'lead_collection', lead: { ...toEmail, email: 'none' } })
  expect(reply).toContain('Email: none\n')
  expect(effect).toBeNull()
})

test('who has no number may be answered by email', () => {
  expect(say(inLead(toPhone), 'i dont have a phone')).toMatchObject({
    conversation: { lead: { ...toPhone, phone: 'none' } },
    effect: 'take_lead',
  })
})

test.each([
  ['skip', 'zipCode'],
  ['i dont have one', 'zipCode'],
  ['pass', 'name'],
  ['none of your business', 'name'],
] as const)('after %j the %s is asked for once more', (text, step) => {
  const known = step === 'name' ? {} : { name: 'Ana' }
  const { conversation, reply } = say(inLead(known), text)
  expect(conversation).toEqual(inLead(known))
  expect(reply).toMatch(step === 'name' ? /first name is enough/ : /city and state will do/)
})

test.each([
  'dont call before noon',
  'not before noon',
  'do not call me until 5pm',
  "don't call me in the evening",
])('%j tells when to call, and drops no request', text => {
  const { conversation } = say(inLead(toPhone), text)
  expect(conversation).toMatchObject({ stage: 'lead_collection', lead: toPhone })
  // Whole: without its first words it would say the opposite.
  expect(conversation.lead.note).toBe(text)
})

test('who says not to call after all drops the request', () => {
  expect(say(inLead(toPhone), 'dont call me after all').conversation.stage).toBe('general')
})

test.each(['512 555 0100', 'no its 512 555 0100', 'nope, (512) 555-0100'])(
  '%j is a number, whatever stands before it',
  text => expect(say(inLead(toPhone), text).effect).toBe('take_lead'),
)
