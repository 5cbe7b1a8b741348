import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketingConsentText } from '#domain/consent/consent-text.ts'
import {
  CHAT_GREETING,
  CONSENT_NO,
  CONSENT_YES,
  leadQuestion,
  RATHER_ASK,
  UNKNOWN_STAGE,
} from '../chat-texts.ts'
import {
  type Conversation,
  chatStages,
  consentSteps,
  type LeadStep,
  leadSteps,
  newConversation,
  nextLeadStep,
  readStage,
} from '../conversation.ts'
import { sanitizeMessage } from '../sanitize-message.ts'
import { advanceConversation, openConversation, quickReplies } from './advance-conversation.ts'

const salesPhone = '(800) 555-0142'
const say = (conversation: Conversation, text: string) =>
  advanceConversation(conversation, { text, salesPhone })
const opened = openConversation(newConversation).conversation
const inLead = (lead: Partial<Conversation['lead']>): Conversation => ({
  ...opened,
  stage: 'lead_collection',
  lead: { ...newConversation.lead, ...lead },
})
const answers: Record<LeadStep, string> = {
  name: 'Ana',
  zipCode: '78701',
  serviceType: 'internet',
  email: 'ana@example.com',
  phone: '512 555 0100',
}

/** Says one thing after the other and answers the last state with all replies. */
function talk(...messages: string[]) {
  let conversation = opened
  const steps = messages.map(text => {
    const step = say(conversation, text)
    conversation = step.conversation
    return step
  })
  return {
    conversation,
    steps,
    replies: steps.map(step => step.reply),
    effects: steps.map(step => step.effect),
  }
}

test('opening greets once and waits for the intent', () => {
  expect(openConversation(newConversation)).toMatchObject({
    conversation: { stage: 'intent_collection' },
    reply: CHAT_GREETING,
  })
  for (const stage of [...chatStages.slice(1), 'unknown'] as const) {
    const conversation = { ...newConversation, stage }
    expect(openConversation(conversation)).toEqual({ conversation, reply: null, effect: null })
  }
})

test.each(['greeting', 'intent_collection'] as const)('every intent in the stage %s', stage => {
  const conversation = { ...newConversation, stage }
  expect(say(conversation, 'I want to order')).toMatchObject({
    conversation: { stage: 'lead_collection', lead: { serviceType: null } },
    reply: expect.stringContaining(leadQuestion('name')) as string,
    effect: null,
  })
  expect(say(conversation, 'is it available')).toMatchObject({
    conversation: { stage: 'lead_collection', lead: { serviceType: 'availability_check' } },
    reply: expect.stringContaining(leadQuestion('zipCode')) as string,
    effect: null,
  })
  expect(say(conversation, 'a bundle')).toMatchObject({
    conversation: { stage: 'lead_collection', lead: { serviceType: 'bundle_inquiry' } },
    reply: expect.stringContaining(leadQuestion('name')) as string,
    effect: null,
  })
  expect(say(conversation, 'how fast is fiber')).toMatchObject({
    conversation: { stage: 'general' },
    reply: null,
    effect: 'ask_assistant',
  })
})

test.each(leadSteps)('the answer to %s is taken without a check, and the next question follows', step => {
  const before = Object.fromEntries(
    leadSteps.slice(0, leadSteps.indexOf(step)).map(name => [name, answers[name]]),
  )
  const { conversation, reply, effect } = say(inLead(before), 'anything at all, 12')
  expect(conversation.lead[step]).toBe('anything at all, 12')
  const next = nextLeadStep(conversation.lead)
  if (next === 'phone') {
    // What was given is read back before the last question: nothing is sent unseen.
    expect(reply).toMatch(/^Here’s what I have:/)
    for (const said of ['Ana', '78701', 'internet', 'anything at all, 12']) expect(reply).toContain(said)
    expect(reply?.endsWith(leadQuestion('phone'))).toBe(true)
  } else if (next) {
    expect({ reply, stage: conversation.stage, effect }).toEqual({
      reply: leadQuestion(next),
      stage: 'lead_collection',
      effect: null,
    })
  } else {
    // Nobody can be called there: stored as it is, without a promise and without a question about calls.
    expect(conversation).toMatchObject({ stage: 'general', leadInfoCollected: true, consent: 'not_asked' })
    expect(effect).toBe('take_lead')
    expect(reply).toContain('Thank you')
    expect(reply).not.toContain(marketingConsentText(salesPhone))
    const called = say(inLead(before), answers.phone ?? '')
    expect(called).toMatchObject({ effect: 'take_lead', conversation: { consent: 'asked' } })
    expect(called.reply).toContain(marketingConsentText(salesPhone))
  }
})

test('an order is asked for name, ZIP code, service, email and phone, in that order', () => {
  const { replies, effects, conversation } = talk('order', ...leadSteps.map(step => answers[step]))
  for (const [index, step] of leadSteps.entries()) expect(replies[index]).toContain(leadQuestion(step))
  expect(effects).toEqual([null, null, null, null, null, 'take_lead'])
  expect(conversation.lead).toEqual(answers)
})

test('an availability question is asked for the ZIP code first, and nothing twice', () => {
  const { replies, effects, conversation } = talk('available?', '78701', 'Ana', 'a@b.co', '512')
  const asked: LeadStep[] = ['zipCode', 'name', 'email', 'phone']
  for (const [index, step] of asked.entries()) expect(replies[index]).toContain(leadQuestion(step))
  expect(effects).toEqual([null, 'tell_availability', null, null, 'take_lead'])
  expect(conversation.lead).toEqual({
    name: 'Ana',
    zipCode: '78701',
    serviceType: 'availability_check',
    email: 'a@b.co',
    phone: '512',
  })
})

test('a bundle is asked for name, ZIP code, email and phone', () => {
  const { replies, conversation } = talk('bundle', 'Ana', '78701', 'a@b.co', '512')
  const asked: LeadStep[] = ['name', 'zipCode', 'email', 'phone']
  for (const [index, step] of asked.entries()) expect(replies[index]).toContain(leadQuestion(step))
  expect(conversation).toMatchObject({ leadInfoCollected: true, lead: { serviceType: 'bundle_inquiry' } })
})

test.each(['I want to order internet', 'Help me choose a bundle'])(
  'the chip %j begins a lead also after a question, but none where one was sent',
  chip => {
    const asked = say({ ...newConversation, stage: 'intent_collection' }, 'how fast is fiber').conversation
    expect(say(asked, chip).conversation.stage).toBe('lead_collection')
    const sent: Conversation = { ...asked, lead: answers, leadInfoCollected: true, consent: 'declined' }
    expect(say(sent, chip)).toMatchObject({ conversation: { stage: 'general' }, effect: 'ask_assistant' })
  },
)

test('who would rather ask leaves the questions, and what was answered is dropped', () => {
  const { conversation, effect } = say(inLead({ name: 'Ana' }), RATHER_ASK)
  expect(conversation).toMatchObject({
    stage: 'general',
    lead: newConversation.lead,
    leadInfoCollected: false,
  })
  expect(effect).toBeNull()
})

test.each([
  [CONSENT_YES, 'agreed', 'record_consent'],
  ['yes', 'agreed', 'record_consent'],
  ['I agree.', 'agreed', 'record_consent'],
  [CONSENT_NO, 'declined', null],
  ['no', 'declined', null],
  ['skip', 'declined', null],
  ['yes but only by email', 'declined', 'ask_assistant'],
  ['what is fiber', 'declined', 'ask_assistant'],
] as const)('%j at the question of consent is %s', (text, consent, effect) => {
  const asked: Conversation = {
    ...inLead(answers),
    stage: 'general',
    leadInfoCollected: true,
    consent: 'asked',
  }
  expect(say(asked, text)).toMatchObject({ conversation: { stage: 'general', consent }, effect })
})

test.each(consentSteps.filter(step => step !== 'asked'))(
  'in general every message is for the assistant (consent %s)',
  consent => {
    for (const text of ['order', 'available', 'bundle', 'yes', 'no', 'hello']) {
      const general: Conversation = { ...opened, stage: 'general', consent }
      expect(say(general, text)).toEqual({ conversation: general, reply: null, effect: 'ask_assistant' })
    }
  },
)

test('an unknown stage asks to rephrase, and the next message is answered', () => {
  const unknown: Conversation = { ...opened, stage: readStage('from a newer version') }
  const { conversation, reply, effect } = say(unknown, 'order')
  expect({ reply, effect }).toEqual({ reply: UNKNOWN_STAGE, effect: null })
  expect(say(conversation, 'order').effect).toBe('ask_assistant')
})

const conversations = fc.record<Conversation>({
  stage: fc.constantFrom(...chatStages, 'unknown' as const),
  lead: fc.record(
    Object.fromEntries(leadSteps.map(step => [step, fc.option(fc.string())])) as Record<
      LeadStep,
      fc.Arbitrary<string | null>
    >,
  ),
  leadInfoCollected: fc.boolean(),
  consent: fc.constantFrom(...consentSteps),
})
const messages = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('order <b>', 'available', 'bundle', 'yes', RATHER_ASK, '<script>'),
  )
  .map(sanitizeMessage)
  .filter(text => text !== '')

test('no message leads to an undefined state, and every one is answered or passed on', () => {
  fc.assert(
    fc.property(conversations, messages, (conversation, text) => {
      const step = say(conversation, text)
      expect(chatStages).toContain(step.conversation.stage)
      expect(step.conversation.stage).not.toBe('greeting')
      expect(consentSteps).toContain(step.conversation.consent)
      for (const name of leadSteps) expect(step.conversation.lead[name]).not.toBeUndefined()
      expect(step.reply !== null || step.effect === 'ask_assistant').toBe(true)
      if (step.conversation.leadInfoCollected && !conversation.leadInfoCollected)
        expect(step.effect).toBe('take_lead')
      expect(quickReplies(step.conversation).every(reply => reply !== '')).toBe(true)
    }),
  )
})

test('a conversation of any messages says nothing with markup in it', () => {
  fc.assert(
    fc.property(fc.array(messages, { maxLength: 12 }), said => {
      for (const reply of talk(...said).replies) expect(reply ?? '').not.toMatch(/[<>]/)
    }),
  )
})
