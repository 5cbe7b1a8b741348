import { expect, test } from 'vitest'
import { inLead, say } from '#tests/support/lead-talk.ts'
import { type Conversation, newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'

const general: Conversation = { ...newConversation, stage: 'general' }

test.each([
  ['my name is Bob Hale and my zip is 28202', { name: 'Bob Hale', zipCode: '28202' }],
  ['ok. Ron Baker', { name: 'Ron Baker' }],
  ['its Greg Halvorsen sorry', { name: 'Greg Halvorsen' }],
  ['Will Smith', { name: 'Will Smith' }],
  ['Linda, thats with an L', { name: 'Linda' }],
  ['Jon Petty, no h', { name: 'Jon Petty' }],
  ['Steven spelled with a v', { name: 'Steven' }],
  ['just call me jay', { name: 'jay' }],
  ['my name is tyrone, tyrone banks', { name: 'tyrone banks' }],
  ['first name Lena, last name Fuchs', { name: 'Lena Fuchs' }],
  ['hi there', { name: null }],
  ['sorry wrong window', { name: null }],
  ['si', { name: null }],
  ['send it', { name: null }],
] as const)('the name in %j is stored without the words around it', (text, lead) => {
  expect(say(inLead({}), text).conversation.lead).toMatchObject(lead)
})

test.each([
  [{ name: 'Ana' }, '33612, sorry 33614', { zipCode: '33614' }],
  [{ name: 'Ana' }, 'ok 78704', { zipCode: '78704' }],
  [{ name: 'Ana' }, 'i dont do email', { email: 'none', zipCode: null }],
  [{ name: 'Ana', zipCode: '78704' }, 'no email', { email: 'none', serviceType: null }],
  [
    { name: 'Ana', zipCode: '60618', serviceType: 'internet' },
    'luis at example.com',
    { email: 'luis@example.com' },
  ],
  [
    { name: 'Ana', zipCode: '60614' },
    'actually can i use my work address its 60606',
    { zipCode: '60606', serviceType: null },
  ],
  [{ name: 'Ana' }, 'i said no phone', { zipCode: null, note: 'i said no phone' }],
  [{ name: 'Ana' }, 'my name is Anna Lee', { name: 'Anna Lee', zipCode: null }],
  [{ name: 'Ana', zipCode: '78704', serviceType: 'tv' }, 'bundle', { serviceType: 'bundle', email: null }],
  [{ name: 'Ana', zipCode: '78704', serviceType: 'tv' }, '60618', { zipCode: '60618', email: null }],
  [{ name: 'Ana', zipCode: '78704' }, 'ok 60618', { zipCode: '60618', serviceType: null }],
  [{ name: 'Ana', zipCode: '78704' }, 'i already said internet', { serviceType: 'internet' }],
  [
    { name: 'Ana', zipCode: '40505', serviceType: 'internet and tv' },
    'actually no tv just internet',
    { serviceType: 'internet' },
  ],
  [
    { name: 'Ana', zipCode: '60618', serviceType: 'internet' },
    'carla dot mendes at gmail dot com',
    { email: 'carla.mendes@gmail.com' },
  ],
] as const)('with %j, %j makes %j', (known, text, lead) => {
  expect(say(inLead(known), text).conversation.lead).toMatchObject(lead)
})

test.each([
  [{}, 'under 150 a month', 'name'],
  [{}, '500 then', 'name'],
  [{}, 'i said now', 'name'],
  [{ name: 'Ana' }, 'its for a rental is that ok', 'zipCode'],
  [{ name: 'Ana' }, 'internet under 60', 'zipCode'],
  [{ name: 'Ana', zipCode: '60618', serviceType: 'tv' }, 'no calls please just email me', 'email'],
] as const)('with %j, %j is answered, and no %s', (known, text, step) => {
  const { conversation, effect } = say(inLead(known), text)
  expect(conversation.lead).toMatchObject({ ...newConversation.lead, ...known })
  expect(conversation.lead[step]).toBeNull()
  expect(effect).toBe('ask_assistant')
})

test('who wants no call and an answer gets that; who says no is asked nothing more', () => {
  const left = say(inLead({ name: 'Ana' }), 'no thanks just tell me prices')
  expect(left).toMatchObject({ conversation: { stage: 'general', lead: newConversation.lead } })
  expect(left.effect).toBe('ask_assistant')
  expect(say(inLead({}), 'no').conversation.stage).toBe('general')
  expect(say(inLead({ name: 'Ana' }), 'nvm forget it').conversation.stage).toBe('general')
})

test.each(['austin texas', 'Phoenix, AZ', 'in ohio', 'Virginia Beach, Virginia'])(
  '%j is where somebody lives, and no name',
  text => {
    const { conversation, effect } = say(inLead({}), text)
    expect(conversation.lead.name).toBeNull()
    expect(effect).toBe('ask_assistant')
  },
)

test.each(['Joe Montana', 'George Washington', 'Jack Ma', 'Mary Jo'])('%j is a name, and no place', text => {
  expect(say(inLead({}), text).conversation.lead.name).toBe(text)
})

test.each([
  ['idk', {}],
  ['I dont know', { name: 'Ana' }],
  ['no clue sorry', { name: 'Ana', zipCode: '78701', serviceType: 'tv' }],
  ['not sure', { name: 'Ana', zipCode: '78701', serviceType: 'tv', email: 'none' }],
  ['hold on', {}],
  ['lol sorry, one sec', { name: 'Ana', zipCode: '78701', serviceType: 'tv' }],
  ['no wait', {}],
  ['wait', { name: 'Ana', zipCode: '78701', serviceType: 'tv', email: 'none' }],
] as const)('%j is no answer: after %j the same is asked again', (text, known) => {
  const { conversation, reply, effect } = say(inLead(known), text)
  expect(conversation).toEqual(inLead(known))
  expect([effect, reply?.endsWith('?') || reply?.includes('phone number')]).toEqual([null, true])
})

test('who says so has no email address, and no other name', () => {
  const known = { name: 'Ana', zipCode: '78701', serviceType: 'tv' }
  const { conversation } = say(inLead(known), 'no e mail')
  expect(conversation.lead).toMatchObject({ name: 'Ana', email: 'none' })
})

test.each(['email', 'phone'])('where the %s is asked for, another ZIP code is none of either', open => {
  const toEmail = { name: 'Ana', zipCode: '78701', serviceType: 'tv' }
  const known = open === 'phone' ? { ...toEmail, email: 'none' } : toEmail
  const { conversation } = say(inLead(known), 'no the zip is 78705')
  expect(conversation.lead).toEqual({ ...newConversation.lead, ...known, zipCode: '78705' })
})

test('an email address is none to be called at', () => {
  const known = { name: 'Ana', zipCode: '78701', serviceType: 'tv', email: 'no email' }
  const { conversation, reply } = say(inLead(known), 'ana@example.org')
  expect(conversation.lead).toMatchObject({ email: 'ana@example.org', phone: null })
  expect(reply).toContain('phone number')
})

test('a question stays one behind words that only lead up to it', () => {
  const asked = 'actually what does adt cost a month first'
  const step = advanceConversation(inLead({ serviceType: 'Home security', zipCode: '27601' }), {
    ...{ text: asked, salesPhone: '(800) 555-0142', service: 'Home security (ADT)' },
  })
  expect(step).toMatchObject({ effect: 'ask_assistant' })
  expect(step.conversation.lead).toMatchObject({ name: null, serviceType: 'Home security' })
})

test.each(['never mind cancel that, ill order online', 'no ill just do it myself online'])(
  '%j drops the request and shows the way to an order',
  text => {
    const step = say(inLead({ name: 'Ana', phone: '(512) 555-0133' }), text)
    expect(step.conversation).toMatchObject({ stage: 'general', lead: newConversation.lead })
    expect(step.reply).toMatch(/nobody will call you.*checkout/s)
  },
)

test('who gives no number may still want an answer', () => {
  const step = say(inLead({ name: 'Ana' }), 'i dont want to give my phone, can you email me')
  expect(step).toMatchObject({ effect: 'ask_assistant', conversation: { lead: { name: 'Ana' } } })
})

test('after the lead was sent a number alone puts it right', () => {
  const lead = { name: 'Ana', zipCode: '78701', serviceType: 'internet', email: 'a@b.co', phone: '512' }
  const sent: Conversation = {
    ...inLead(lead),
    stage: 'general',
    leadInfoCollected: true,
    consent: 'declined',
  }
  expect(say({ ...sent, lead: { ...lead, phone: '512 555 0100' } }, 'its 0174 at the end')).toMatchObject({
    ...{ effect: 'correct_lead', conversation: { lead: { phone: '512 555 0174' } } },
  })
  expect(say(sent, 'its actually 80206')).toMatchObject({
    ...{ effect: 'correct_lead', conversation: { lead: { zipCode: '80206' } } },
  })
  expect(say(sent, '80206').effect).toBe('ask_assistant')
  expect(say(sent, '773-555-0188')).toMatchObject({
    ...{ effect: 'correct_lead', conversation: { lead: { phone: '773-555-0188' } } },
  })
})

test.each(['(512) 555-0133', 'my cell is 512 555 0133', 'call me at 1-512-555-0133'])(
  'a number is taken where nothing was asked for: %j',
  text => {
    const step = say(general, text)
    expect(step.conversation).toMatchObject({ stage: 'lead_collection', lead: { phone: '(512) 555-0133' } })
    expect(step.reply).toContain('Phone: (512) 555-0133. We use your details to call you back')
    expect(step.reply).toContain('What is your name?')
    expect(step.effect).toBeNull()
  },
)

test('a number that is none to be called at begins nothing', () => {
  for (const text of ['my order number is 2048213377', '0123456789', 'i pay 512 555'])
    expect(say(general, text).conversation.stage).toBe('general')
})

test.each(['555', 'abc', '555-0133 x2'])(
  'no call is promised to %j, which is stored as it was told',
  text => {
    const known = { name: 'Ana', zipCode: '78701', serviceType: 'tv', email: 'a@b.co' }
    const sent = say(inLead(known), text)
    expect(sent).toMatchObject({ effect: 'take_lead', conversation: { lead: { phone: text } } })
    expect(sent.reply).toContain('we can’t call you')
    expect(sent.reply).not.toMatch(/will call|call and text|hour/)
    const added = say(sent.conversation, 'my number is 260 555 0133')
    expect(added).toMatchObject({
      effect: 'correct_lead',
      conversation: { lead: { phone: '(260) 555-0133' } },
    })
    expect(added.reply).toContain('A representative will call you within 24 hours')
  },
)

test('who says to send it needs no email address', () => {
  const known = { name: 'Ana', zipCode: '60606', serviceType: 'internet', phone: '312 555 0147' }
  const step = say(inLead(known), 'ok yes send it')
  expect(step).toMatchObject({ effect: 'take_lead', conversation: { lead: { ...known, email: 'none' } } })
  expect(say(inLead({ ...known, phone: null }), 'send it').conversation.lead.email).toBeNull()
})

test.each(['you already have it', 'its in my account', 'same as before', 'use my location'])(
  'what was told elsewhere is no detail: %j',
  text => {
    const known = { name: 'Ana', zipCode: '78701', serviceType: 'tv', email: 'a@b.co' }
    for (const asked of ['zipCode', 'email', 'phone'] as const) {
      const step = say(inLead({ ...known, [asked]: null }), text)
      expect(step.conversation.lead).toEqual({ ...newConversation.lead, ...known, [asked]: null })
      expect(step.reply).toContain('I don’t have that in this chat')
    }
  },
)

test('who wants calls only has no email address, and is still asked for the number', () => {
  const known = { name: 'Ana', zipCode: '78701', serviceType: 'tv' }
  expect(say(inLead(known), 'only call').conversation.lead.email).toBe('none')
  const asked = say(inLead({ ...known, email: 'a@b.co' }), 'just call me')
  expect([asked.conversation.lead.phone, asked.effect]).toEqual([null, null])
})

test.each(['can you call me at 512-555-0133?', 'is 512-555-0133 ok?', '512-555-0133 ok?'])(
  'a number put as a question is the number: %j',
  text => {
    const known = { name: 'Ana', zipCode: '78701', serviceType: 'tv', email: 'a@b.co' }
    const step = say(inLead(known), text)
    expect(step).toMatchObject({ effect: 'take_lead', conversation: { lead: { phone: '(512) 555-0133' } } })
    expect(step.asks).toBeUndefined()
    expect(say(inLead(known), 'is 512-555-0133 your number?').conversation.lead.phone).toBeNull()
  },
)
