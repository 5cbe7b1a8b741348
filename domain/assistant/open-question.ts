import { leadQuestion, leadReadBack } from './chat-texts.ts'
import {
  type Conversation,
  type LeadAnswers,
  type LeadStep,
  leadSteps,
  nextLeadStep,
} from './conversation.ts'

/** What was given is read back with the last question, before anything is sent. */
export const questionBefore = (step: LeadStep, lead: LeadAnswers): string =>
  nextOpen({ ...lead, [step]: '' }) === null
    ? `${leadReadBack(lead)}\n\n${leadQuestion(step)}`
    : leadQuestion(step)

/** The detail that was given last, in the order in which they are asked for. */
export function lastAnswered({ lead }: Conversation): LeadStep | null {
  return (
    leadSteps.findLast(
      step => lead[step] !== null && !(step === 'serviceType' && isIntent(lead.serviceType)),
    ) ?? null
  )
}

const isIntent = (service: string | null) => service === 'availability_check' || service === 'bundle_inquiry'

/** The question that the message answers: after an availability intent the ZIP code comes first. */
export function currentQuestion({ lead }: Pick<Conversation, 'lead'>): LeadStep | null {
  return nextOpen(lead)
}

export function nextOpen(lead: LeadAnswers): LeadStep | null {
  if (lead.serviceType === 'availability_check' && lead.zipCode === null) return 'zipCode'
  return nextLeadStep(lead)
}
