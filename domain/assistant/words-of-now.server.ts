import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { isSomebodyOnline } from '#domain/staff/who-is-there.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { asksInSpanish } from './asks-for-person.ts'
import { backWords } from './back-words.ts'
import {
  leadThanks,
  mayBeCalled,
  nobodyThere,
  nobodyThereInSpanish,
  PERSON_ASKED,
  PERSON_ASKED_IN_SPANISH,
} from './chat-texts.ts'
import type { ChatDeps } from './incoming-message.server.ts'
import type { ChatStep } from './lead/chat-step.ts'
import { wishesNoCall } from './lead/note-told.ts'

/** Who asks for a person is told whether anybody is there, and nobody is promised a call that nobody may make, or twice. */
export async function withWordsOfNow(
  tx: Tx,
  deps: ChatDeps,
  step: ChatStep,
  { at, text, storesLead }: { at: Date; text: string; storesLead: boolean },
): Promise<ChatStep> {
  const { lead, leadInfoCollected } = step.conversation
  if (step.effect === 'take_lead') {
    const isWritten = await isDoNotCall(tx, lead.phone ?? '')
    // The hours to choose from belong to the first of two requests.
    const promised = wishesNoCall(`${lead.phone ?? ''} ${lead.note ?? ''}`) ? 'as noted' : 'call'
    const way = isWritten ? 'written' : storesLead ? promised : 'call already promised'
    const thanks = leadThanks(lead, deps.salesPhone, way)
    const reply = step.reply?.replace(leadThanks(lead, deps.salesPhone), () => thanks) ?? thanks
    return { ...step, reply, ...(step.otherwise === undefined ? {} : { otherwise: reply }) }
  }
  if (step.effect !== 'call_person') return step
  const isOnline = await isSomebodyOnline(tx, at)
  const isPromised = leadInfoCollected && mayBeCalled(lead)
  if (asksInSpanish(text))
    return {
      ...step,
      reply: isOnline ? PERSON_ASKED_IN_SPANISH : nobodyThereInSpanish(deps.salesPhone, isPromised),
    }
  const back = backWords(at, deps.settings.chatStaffed)
  return { ...step, reply: isOnline ? PERSON_ASKED : nobodyThere(deps.salesPhone, back, isPromised) }
}
