import { expect, test } from 'vitest'
import { begun, inLead, say } from '#tests/support/lead-talk.ts'
import { newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'

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
  ['bob smith, 419 555 0133', { name: 'bob smith', phone: '(419) 555-0133' }],
  ['john, 78704, internet', { name: 'john', zipCode: '78704', serviceType: 'internet' }],
  ['my number is 419 555 0133', { name: null, phone: '(419) 555-0133' }],
  ['Marcus Bell 10 Elm St Worcester MA 01602', { name: 'Marcus Bell', zipCode: '01602', note: '10 Elm St' }],
  ['her number is 602-555-0185 shes rosa', { name: 'rosa', phone: '(602) 555-0185' }],
  ['never mind just call me 917 555 0168 its Sam', { name: 'Sam', phone: '(917) 555-0168' }],
  ['i would rather do it by email. bill dot larsen at example.com', { email: 'bill.larsen@example.com' }],
  ['Alright, could somebody call us about it? Name is Walter Hutchins', { name: 'Walter Hutchins' }],
  ['60614. John', { name: 'John', zipCode: '60614' }],
  [
    'Ok. Theresa. 48183. Internet. No email. 734 555 0116',
    { name: 'Theresa', zipCode: '48183', email: 'none', phone: '(734) 555-0116' },
  ],
  ['Roberta Finch. is the 49.99 with or without the router', { name: 'Roberta Finch' }],
  ['just Sal. not giving my last name to a chat bot', { name: 'Sal' }],
  ['Perfect. how much is it after the first year', { name: null }],
  ['just have somebody call 816 555 0175', { name: null, phone: '(816) 555-0175' }],
  ['my work number is 713-555-0100 ext 4417', { name: null, phone: '(713) 555-0100' }],
  ['name carlos zip 33139', { name: 'carlos', zipCode: '33139' }],
  ['my address is 10 Elm St Worcester MA 01602', { name: null, zipCode: '01602', note: '10 Elm St' }],
] as const)('asked for a name, %j tells %j', (text, lead) => {
  const step = say(inLead({}), text)
  expect(step.conversation.lead).toMatchObject(lead)
  for (const value of Object.values(lead)) if (value) expect(step.reply).toContain(value)
})

test('what is asked beside a number is answered, and the number kept', () => {
  const step = say(inLead({ name: 'Ana' }), 'what do you charge? my number is 419 555 0133')
  expect(step).toMatchObject({ effect: 'ask_assistant', conversation: { lead: { phone: '(419) 555-0133' } } })
})

test('the number that is asked for is one that can be called, and the hour beside it is noted', () => {
  const known = { name: 'Ana', zipCode: '78704', serviceType: 'tv', email: 'ana@example.com' }
  const { conversation } = say(inLead(known), 'after 5 at 512 555 0101')
  expect(conversation).toMatchObject({
    leadInfoCollected: true,
    consent: 'asked',
    lead: { phone: '(512) 555-0101', note: 'after 5' },
  })
})

test.each([
  ['actually 0192, typed it wrong', { phone: '(419) 555-0192' }],
  ['oops the number ends in 0138 not 0133', { phone: '(419) 555-0138' }],
  ['not 43215, its 43216', { zipCode: '43216' }],
] as const)('%j puts digits right', (text, lead) => {
  const known = { name: 'Harold', zipCode: '43215', phone: '(419) 555-0133' }
  expect(say(inLead(known), text).conversation.lead).toEqual({ ...newConversation.lead, ...known, ...lead })
})

test.each([
  ...['hmm never mind, I changed my mind', 'oh well, forget it', 'no thanks, never mind.'],
  ...['no thanks forget it', 'no thanks', 'nah im good'],
])('%j ends the questions', text => {
  expect(say(inLead({}), text).conversation).toMatchObject({ stage: 'general', lead: newConversation.lead })
})

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
  ['can you give me a call at 4145550172, names Steve, need wifi', 'Steve', '(414) 555-0172'],
  ['can someone call me about directv, this is Ron at 406-555-0133', 'Ron', '(406) 555-0133'],
  ['get me set up with adt please, Bob Sykes 614-555-0111', 'Bob Sykes', '(614) 555-0111'],
  ['Hi, I’m Ellen Brooks and my number is 615-555-0148', 'Ellen Brooks', '(615) 555-0148'],
  ['call me about vivint cameras tomorrow after 4, 303 555 0177', null, '(303) 555-0177'],
  ['my number is 614-555-0119 if that helps', null, '(614) 555-0119'],
  ['call my mother, Ruth Okafor, 216-555-0164', 'Ruth Okafor', '(216) 555-0164'],
  ['Sign me up. Nora Stein, 312-555-0177, 60614, xfinity', 'Nora Stein', '(312) 555-0177'],
] as const)('%j begins a lead with what it tells', (text, name, phone) => {
  expect(say(begun, text).conversation).toMatchObject({ stage: 'lead_collection', lead: { name, phone } })
})

test.each([{}, { name: 'Ana' }, { name: 'Ana', zipCode: '78704' }])(
  'after %j that it may go on is no answer',
  known => {
    const words = ['yes', 'ok go ahead', 'lets do it', 'yes please do that', 'sounds good', 'yes, I agree']
    for (const text of [
      ...words,
      'agreed',
      'I understand',
      'got it',
      'no problem',
      'no rush',
      'fine by me',
    ]) {
      const step = say(inLead(known), text)
      expect(step.conversation.lead).toEqual({ ...newConversation.lead, ...known })
      expect(step.reply).toContain('?')
    }
  },
)

test('a question that is passed over is asked once more, then pointed to, then waits', () => {
  const ask = (text: string, leftOpen: number) =>
    advanceConversation(inLead({}), { text, leftOpen, salesPhone: '(800) 555-0142' })
  const replies = [0, 1, 2].map(leftOpen => ask('is there a contract?', leftOpen).reply)
  expect(replies).toEqual(['What is your name?', expect.stringContaining('just tell me your name'), null])
  // Meanwhile only what reads like a name is one.
  expect(ask('ok Dale Nguyen', 3).conversation.lead.name).toBe('Dale Nguyen')
  expect(ask('fiber then', 3)).toMatchObject({
    effect: 'ask_assistant',
    conversation: { lead: { name: null } },
  })
})

test('what is put right is what was answered last, not the service that was wished before', () => {
  const known = { name: 'Al', zipCode: '60611', serviceType: 'Home internet' }
  expect(say(inLead(known), 'no wait its Albert Ross').conversation.lead).toMatchObject({
    ...{ name: 'Albert Ross', serviceType: 'Home internet', email: null },
  })
  expect(say(inLead({ serviceType: 'TV' }), 'oh ok its Priya').conversation.lead.name).toBe('Priya')
})

test('seven digits are no number to call, and no name', () => {
  const step = say(inLead({}), '555-0199')
  expect(step.conversation.lead).toEqual(newConversation.lead)
  expect(step.reply).toContain('area code')
})

test('where a time is told the hour can be chosen later, which is said', () => {
  expect(say(inLead({}), 'Harold Beane 317-555-0133, after 5pm').reply).toContain('choose an hour')
})

test.each(['how do i cancel my PROV service', 'how do I cancel the internet at my old place'])(
  'the keyword in %j begins no lead',
  text => {
    expect(say({ ...newConversation, stage: 'intent_collection' }, text).conversation.stage).toBe('general')
  },
)

test.each([
  ['can someone call me about adt, im kelly 602-555-0177 after 5pm', { name: 'kelly', note: 'after 5pm' }],
  ['can someone call me, my name is kelly', { name: 'kelly', phone: null }],
  ["hi this is Maria Gonzalez I'd like to order metronet", { name: 'Maria Gonzalez' }],
  ['can you ring my mom instead, 419 555 0188', { name: null, note: 'ring my mom' }],
  ['call me, im retired 602-555-0177', { name: null, phone: '(602) 555-0177' }],
  ['call me, i am deaf 602-555-0177', { name: null, note: 'i am deaf' }],
  ['sorry 614 555 0162', { phone: '(614) 555-0162' }],
] as const)('%j begins a lead with its name or none', (text, lead) => {
  const { conversation } = say({ ...newConversation, stage: 'intent_collection' }, text)
  expect(conversation.stage).toBe('lead_collection')
  expect({ note: null, ...conversation.lead }).toMatchObject(lead)
})

test('a number that lacks digits is asked for again, and the name beside it kept', () => {
  const step = say(begun, 'hi this is Tom Becker my cell is (555) 0123')
  expect(step.conversation).toMatchObject({
    stage: 'lead_collection',
    lead: { name: 'Tom Becker', phone: null },
  })
  expect(step.reply).toContain('all ten digits')
})

test('another service for a known place asks if that is sold there', () => {
  const known = { name: 'Ana', zipCode: '83704', serviceType: 'Home internet (T-Mobile)' }
  const service = 'Home internet (Verizon)'
  const message = { text: 'oh wait i meant verizon not tmobile', salesPhone: '(800) 555-0142', service }
  const step = advanceConversation(inLead(known), message)
  expect(step).toMatchObject({ effect: 'ask_assistant', asks: 'Is Verizon available in 83704?' })
  expect(step.conversation.lead.serviceType).toBe(service)
})

test('an hour alone after a person was asked for begins the details of that call', () => {
  const message = { text: 'tomorrow 3pm works', salesPhone: '(800) 555-0142', afterCall: true }
  const step = advanceConversation(begun, message)
  expect(step.conversation).toMatchObject({ stage: 'lead_collection', lead: { note: 'tomorrow 3pm works' } })
  expect(step.reply).toContain('What is your name?')
})

test.each(['919 555 016', 'call me at 602 555 01'])(
  '%j lacks a digit: the number is asked for again',
  text => {
    const { conversation, reply } = say(inLead({}), text)
    expect(conversation.lead).toEqual(newConversation.lead)
    expect(reply).toContain('all ten digits')
  },
)

test('what a ZIP code is for is taken beside it, and asked for no more', () => {
  const { conversation, reply } = say(inLead({ name: 'Angel' }), '33142, home security, ADT')
  expect(conversation.lead).toMatchObject({ zipCode: '33142', serviceType: 'home security, ADT' })
  expect(reply).toContain('email')
})

test('how an address ends is put right where the number is asked for', () => {
  const known = { name: 'Vikram', zipCode: '07014', serviceType: 'tv', email: 'vik@example.con' }
  const { conversation } = say(inLead(known), '.com sorry. 201 555 0184')
  expect(conversation.lead).toMatchObject({ email: 'vik@example.com', phone: '(201) 555-0184' })
})

test('an address among few words begins a request, and none that is about an order', () => {
  const email = (text: string) => say(begun, text).conversation.lead.email
  expect(email('fine use junk.drawer@example.com')).toBe('junk.drawer@example.com')
  expect(email('can you resend to cindy@example.com')).toBeNull()
})
