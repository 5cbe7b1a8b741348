import { type Conversation, newConversation } from '#domain/assistant/conversation.ts'
import { advanceConversation } from '#domain/assistant/lead/advance-conversation.ts'

/** What a conversation becomes by a message, as far as the questions for a call go. */
export const say = (conversation: Conversation, text: string) =>
  advanceConversation(conversation, { text, salesPhone: '(800) 555-0142' })

/** A conversation that has begun and asks for nothing. */
export const begun: Conversation = { ...newConversation, stage: 'general' }

/** A conversation that asks for the details of a call, with those that it holds. */
export const inLead = (lead: Partial<Conversation['lead']>): Conversation => ({
  ...newConversation,
  stage: 'lead_collection',
  lead: { ...newConversation.lead, ...lead },
})
