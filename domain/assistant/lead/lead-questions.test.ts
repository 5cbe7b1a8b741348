import { expect, test } from 'vitest'
import { say } from '#tests/support/lead-talk.ts'
import { type Conversation, newConversation } from '../conversation.ts'

const known = { name: 'Priya Raman', serviceType: 'TV', phone: '(208) 555-0119' }
const inLead: Conversation = {
  ...newConversation,
  stage: 'lead_collection',
  lead: { ...newConversation.lead, ...known },
}

test.each([
  'thanks! is there anything else you need',
  'is that all you need?',
  'what else do you need from me',
])('%j is told what is still missing', text => {
  const { conversation, reply } = say(inLead, text)
  expect(conversation.lead).toEqual(inLead.lead)
  expect(reply).toContain('your ZIP code and your email address, nothing else')
})

test.each(['what details do you have of me', 'did you get my number right?', 'read it back to me'])(
  '%j reads back what is there, before and after the request was sent',
  text => {
    const sent: Conversation = {
      stage: 'general',
      lead: { ...inLead.lead, zipCode: '83704', email: 'priya@example.com' },
      leadInfoCollected: true,
      consent: 'asked',
    }
    for (const at of [inLead, sent]) {
      const { conversation, reply } = say(at, text)
      expect(conversation).toEqual(at)
      expect(reply).toContain('Name: Priya Raman')
      expect(reply).toContain('Phone: (208) 555-0119')
    }
  },
)

test('who left nothing is answered by the assistant', () => {
  const general: Conversation = { ...newConversation, stage: 'general' }
  expect(say(general, 'what details do you have of me').effect).toBe('ask_assistant')
})
