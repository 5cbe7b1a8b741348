import { streetIn } from '#domain/shared/street-in.ts'
import { leadQuestion, leadReadBack, leadReminder } from '../chat-texts.ts'
import {
  type Conversation,
  type LeadAnswers,
  type LeadStep,
  leadSteps,
  nextLeadStep,
} from '../conversation.ts'
import type { ChatStep } from './chat-step.ts'

/** What was given is read back with the last question, before anything is sent. */
export const questionBefore = (step: LeadStep, lead: LeadAnswers): string =>
  nextOpen({ ...lead, [step]: '' }) === null
    ? `${leadReadBack(lead)}\n\n${leadQuestion(step)}`
    : leadQuestion(step)

/** After so many questions in a row the open one is only pointed to, and after one more it waits without a word. */
const PATIENCE = 1

/** Whether the open question no longer stood behind the last answer. */
export const isWaiting = (leftOpen: number): boolean => leftOpen > PATIENCE + 1

/** The open question behind the answer to another one; null where it waits. */
export function questionAgain(step: LeadStep, leftOpen: number): string | null {
  // What a number is for is told whenever one is asked for.
  if (leftOpen < PATIENCE || step === 'phone') return leadQuestion(step)
  return leftOpen === PATIENCE ? leadReminder(step) : null
}

/** The detail that was given last, in the order in which they are asked for: what stands behind the open one was told before. */
export function lastAnswered({ lead }: Conversation): LeadStep | null {
  const open = nextOpen(lead)
  const answered =
    open === null || open === 'zipCode' ? leadSteps : leadSteps.slice(0, leadSteps.indexOf(open))
  return (
    answered.findLast(
      step => lead[step] !== null && !(step === 'serviceType' && isIntent(lead.serviceType)),
    ) ?? null
  )
}

/** What stands for a service where none was named yet. */
export const isIntent = (service: string | null) =>
  service === 'availability_check' || service === 'bundle_inquiry'

/** The question that the message answers: after an availability intent the ZIP code comes first. */
export function currentQuestion({ lead }: Pick<Conversation, 'lead'>): LeadStep | null {
  return nextOpen(lead)
}

export function nextOpen(lead: LeadAnswers): LeadStep | null {
  if (lead.serviceType === 'availability_check' && lead.zipCode === null) return 'zipCode'
  return nextLeadStep(lead)
}

/** How many questions in a row stand in place of the detail that a lead waits for. */
export const leftOpenAfter = (
  before: Conversation,
  { conversation, effect }: ChatStep,
  leftOpen: number,
): number =>
  before.stage === 'lead_collection' &&
  conversation.stage === 'lead_collection' &&
  effect === 'ask_assistant' &&
  currentQuestion(before) === currentQuestion(conversation)
    ? leftOpen + 1
    : 0

/** `1600 S Congress Ave, Austin TX 78704`, where it was asked what there is: that is asked of the place. Null elsewhere. */
export function askedOfPlace(before: LeadAnswers, { zipCode, serviceType }: LeadAnswers, text: string) {
  if (serviceType !== 'availability_check' || zipCode === null || zipCode === before.zipCode) return null
  return streetIn(text) === null ? `What is available in ${zipCode}?` : text
}
