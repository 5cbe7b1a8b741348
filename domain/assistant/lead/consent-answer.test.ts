import { expect, test } from 'vitest'
import { CONSENT_DECLINED, CONSENT_OPEN } from '../chat-texts.ts'
import { type Conversation, newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'

const asked: Conversation = {
  ...({ stage: 'general', leadInfoCollected: true, consent: 'asked' } as const),
  lead: { ...newConversation.lead, name: 'Ana', zipCode: '78704', phone: '512-555-0133' },
}
const say = (text: string) => advanceConversation(asked, { text, salesPhone: '(800) 555-0142' })

test.each(['yes', 'Yes, I agree', 'yes please', 'agreed'])('%j agrees to offers', text => {
  expect(say(text)).toMatchObject({ effect: 'record_consent', conversation: { consent: 'agreed' } })
})

test.each(['i don’t agree', 'I do not agree', 'no, i disagree', 'nah', 'of course not', 'absolutely not'])(
  '%j declines them, and is told so',
  text => {
    expect(say(text)).toMatchObject({ reply: CONSENT_DECLINED, conversation: { consent: 'declined' } })
  },
)

test.each(['sure', 'yes I do', 'yes thanks', 'no problem', 'I consent'])(
  '%j is no clear yes, and is asked again',
  text => {
    expect(say(text)).toMatchObject({ reply: CONSENT_OPEN, conversation: { consent: 'asked' } })
  },
)

test('who wants no call at all agrees to nothing, and is not offered an hour', () => {
  const { conversation, effect } = say('dont call me')
  expect(conversation).toMatchObject({ consent: 'declined' })
  expect(conversation.lead.note).toBeUndefined()
  expect(effect).toBe('ask_assistant')
})
