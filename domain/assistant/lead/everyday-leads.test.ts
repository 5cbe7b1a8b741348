import { expect, test } from 'vitest'
import { newConversation } from '../conversation.ts'
import { advanceConversation, openConversation } from './advance-conversation.ts'
import { asksForCall } from './asks-for-call.ts'
import { isQuestion } from './asks-in-lead.ts'
import { readInLead } from './lead-reading.ts'
import { serviceAfter } from './wished-service.ts'

/** The lead after some messages, the first of which begins it. */
const leadOf = (...texts: string[]) => {
  let { conversation } = openConversation(newConversation)
  for (const text of texts)
    conversation = advanceConversation(conversation, { text, salesPhone: '(800) 555-0142' }).conversation
  return conversation.lead
}

test.each([
  'Thank you very much',
  'ok thank u',
  'yes thank you so much',
  'yes hon thats right',
  'yes now its right',
  'great, I’d like a call then',
  'oh ok. then just call me i guess',
])('what is only said to agree, or the wish said again, is nobody’s name: %s', text => {
  expect(leadOf('I want to order', text)).toMatchObject({ name: null })
})

test('services may be what is looked for until somebody has told their name, and are noted from then on', () => {
  expect(readInLead('internet + tv', 'name', null)).toEqual({ kind: 'question' })
  expect(readInLead('internet + tv', 'email', 'name')).toMatchObject({
    step: 'serviceType',
    value: 'internet + tv',
  })
})

test('who somebody is, is no name', () => {
  expect(isQuestion('hes 79 and wants his football', 'name')).toBe(true)
})

test('a name behind a word that means nothing is told without it', () => {
  expect(leadOf('I want to order', 'hmm ok. Pat')).toMatchObject({ name: 'Pat' })
  expect(leadOf('I want to order', 'its mike r, 2145550172, internet only')).toMatchObject({ name: 'mike r' })
})

test.each([
  'call plz',
  'Can you have a representative call me today? I have been waiting on Frontier for two weeks.',
  'pls call my husband he does the internet stuff',
  'ok whatever u think, have them call me',
  'ok can someone call n explain',
  'ok i want someone to call me abt it',
])('a wish for a call begins the questions for one: %s', text => expect(asksForCall(text)).toBe(true))

test.each([
  'who keeps calling me',
  'can someone call the cable company for me?',
  'please stop, dont call me',
])('what is no such wish begins none: %s', text => expect(asksForCall(text)).toBe(false))

test.each([
  'no i dont give out my email',
  'no on the email',
  'no thx on email',
  'no email i get enough spam',
  'No email, and yes please go ahead',
])('an email address that is refused is left out: %s', text => {
  const told = leadOf('I want to order', 'Ana Diaz', '78704', 'internet', text, '512-555-0133')
  expect(told).toMatchObject({ email: 'none', phone: '512-555-0133' })
})

test.each([
  ['Home internet (AT&T)', 'internet', 'Home internet (AT&T)'],
  ['Home internet (AT&T)', 'tv only', 'tv only'],
  ['home security', 'oh and internet too', 'home security and internet'],
  [null, 'internet i guess', 'internet'],
  ['internet and maybe tv', 'internet and tv', 'internet and tv'],
  ['availability_check', 'and internet too', 'internet too'],
])(
  'a service that is known keeps its company, and another one is joined to it: %s, %s',
  (before, said, after) => {
    expect(serviceAfter({ serviceType: before }, said)).toBe(after)
  },
)

test('a place beside a ZIP code is no service', () => {
  const told = leadOf('sign me up', 'Brittany', 'Kansas City', 'the missouri side, 64111')
  expect(told).toMatchObject({ zipCode: '64111', serviceType: null })
})

test('an email address with what was wrong of it before it is put right after the lead was sent', () => {
  const sent = [
    'I want to order',
    'Jaz Hill',
    '78704',
    'internet',
    'jaz@example.con',
    '512-555-0133',
  ] as const
  expect(leadOf(...sent, 'sorry .com jaz@example.com')).toMatchObject({ email: 'jaz@example.com' })
  expect(leadOf(...sent, 'yes and 10 am central please').note).toContain('10 am central')
})

test.each([
  ['Walter Jankowski, my phone is 216-555-0177, Cleveland 44111', 'Walter Jankowski'],
  ['Tina Alvarez but dont call before 5 i work', 'Tina Alvarez'],
  ['i just told you its tina alvarez', 'tina alvarez'],
  ['ok have someone call me about vivint josh 480 555 0136', 'josh'],
  ['Jill Amaya jill.amaya@example.com i want spectrum internet, 90015, call me after 5', 'Jill Amaya'],
])('a name among what else is told is the name alone: %s', (said, name) => {
  expect(leadOf('I want to order', said)).toMatchObject({ name })
})

test('a thing that is wanted is nobody’s name', () => {
  expect(leadOf('I want to order', 'yes add the 30 dollar one')).toMatchObject({ name: null })
})

test('a name in a wish for a call is taken with it', () => {
  expect(leadOf('my name is yasmin i want a call tmrw about fiber')).toMatchObject({ name: 'yasmin' })
})

test('an email address that nobody has is none, whatever stands beside it', () => {
  const before = ['I want to order', 'Walt', '44111', 'internet'] as const
  expect(leadOf(...before, 'My name is just Walter Jankowski. I do not have email.')).toMatchObject({
    name: 'Walter Jankowski',
    email: 'none',
  })
})

test('another hour takes the place of the one that was noted', () => {
  const begun = ['ok call me 9 am tmrw 6155550143', 'Ray Boudreaux'] as const
  expect(leadOf(...begun, '37206 but actually make it 10 not 9')).toMatchObject({
    note: '10 am tmrw',
    zipCode: '37206',
  })
  expect(leadOf(...begun, '37206', 'make it 2 tvs')).toMatchObject({ note: '9 am tmrw' })
})

test('an ending that stands there already is not written twice', () => {
  const sent = ['I want to order', 'Kim Nguyen', '92683', 'TV', 'kim@gmial.com', '714-555-0188'] as const
  expect(leadOf(...sent, 'oops its gmail.com not gmial')).toMatchObject({ email: 'kim@gmail.com' })
})

test('a wish for a call that ends with a name begins a request with it', () => {
  expect(leadOf('ok have somebody call me my name is earl hutchins')).toMatchObject({ name: 'earl hutchins' })
})

test('`no that’s it` after everything was told says that all is right, and calls nothing off', () => {
  const told = ['I want to order', 'Bob Tran', '28202', '704-555-0133', 'bob@tran.example']
  expect(leadOf(...told, 'no thats it')).toMatchObject({ name: 'Bob Tran', email: 'bob@tran.example' })
  expect(leadOf('I want to order', 'Bob Tran', 'no thats it')).toMatchObject({ name: null })
})

test.each(['i guess', 'maybe', 'see above', 'i told you already'])(
  'words that tell no detail are none: %s',
  text => {
    expect(leadOf('I want to order', text)).toMatchObject({ name: null })
    expect(leadOf('I want to order', 'Lou Park', text)).toMatchObject({ name: 'Lou Park', zipCode: null })
  },
)

test.each(['not now', 'not now thanks', 'not right now', 'not yet', 'never', 'we good'])(
  'who puts it off is left alone, and has told no detail: %s',
  text => {
    expect(leadOf('I want to order', 'Lou Park', text)).toMatchObject({ name: null, zipCode: null })
    expect(leadOf('I want to order', 'Lou Park', '78704', text)).toMatchObject({ serviceType: null })
  },
)

test.each(['Al Roberts', 'my name is Al Roberts'])(
  'a name after a call was spoken of begins one: %s',
  text => {
    const { conversation } = advanceConversation(
      { ...newConversation, stage: 'general' },
      { text, salesPhone: '(800) 555-0142', afterCall: true },
    )
    expect(conversation).toMatchObject({ stage: 'lead_collection', lead: { name: 'Al Roberts' } })
  },
)

test.each([
  'i need a quote',
  'can you send me a quote for adt',
  'ill take the second one',
  'I’ll go with the fastest then',
])('whoever wants a quote, or takes one of a list, is asked for a name: %s', text => {
  const begun = advanceConversation(
    { ...newConversation, stage: 'general' },
    { text, salesPhone: '(800) 555-0142' },
  )
  expect([begun.conversation.stage, begun.effect]).toEqual(['lead_collection', 'ask_assistant'])
})

test.each(['my name is Kim Lee', 'my name is kim lee and i want directv'])(
  'whoever says who they are begins a call: %s',
  text =>
    expect(leadOf('what does it cost', text)).toMatchObject({ name: expect.stringMatching(/^kim lee$/i) }),
)

test.each(['my name is spelled wrong on my order', 'my name is still on my ex’s account'])(
  'a name that is only spoken of begins none: %s',
  text => expect(leadOf('what does it cost', text)).toMatchObject({ name: null }),
)

test.each(['i have a quote from xfinity for 40', 'what is a quote', 'should i take the cheapest one?'])(
  'whoever only asks is not: %s',
  text => {
    const begun = advanceConversation(
      { ...newConversation, stage: 'general' },
      { text, salesPhone: '(800) 555-0142' },
    )
    expect(begun.conversation.stage).toBe('general')
  },
)
