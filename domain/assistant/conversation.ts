/** The stages of a chat in their order (specification, section 4). */
export const chatStages = ['greeting', 'intent_collection', 'lead_collection', 'general'] as const
type ChatStage = (typeof chatStages)[number]

/** What a lead needs, in the order in which it is asked for (specification, section 4). */
export const leadSteps = ['name', 'zipCode', 'serviceType', 'email', 'phone'] as const
export type LeadStep = (typeof leadSteps)[number]

/**
 * The answers so far; `null` is not asked or not answered yet. `note` is what was told beside them for the representative, such
 * as when to call.
 */
export type LeadAnswers = Record<LeadStep, string | null> & { note?: string }

/** Whether marketing calls were agreed to: a step of its own after the phone number, which can be skipped. */
export const consentSteps = ['not_asked', 'asked', 'agreed', 'declined'] as const
export type ConsentStep = (typeof consentSteps)[number]

/** The state of a chat. `unknown` is a stored stage that this version does not know. */
export type Conversation = {
  stage: ChatStage | 'unknown'
  lead: LeadAnswers
  leadInfoCollected: boolean
  consent: ConsentStep
}

/** A chat before it was opened. */
export const newConversation: Conversation = {
  stage: 'greeting',
  lead: { name: null, zipCode: null, serviceType: null, email: null, phone: null },
  leadInfoCollected: false,
  consent: 'not_asked',
}

/** What is asked for next, or `null` where everything is there. */
export function nextLeadStep(lead: LeadAnswers): LeadStep | null {
  return leadSteps.find(step => lead[step] === null) ?? null
}

/** Reads a stored stage; what this version does not know is `unknown`. */
export function readStage(stored: string): Conversation['stage'] {
  return chatStages.find(stage => stage === stored) ?? 'unknown'
}
