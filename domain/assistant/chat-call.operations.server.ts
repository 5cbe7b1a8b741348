import { z } from 'zod/mini'
import { timeZoneName } from '#domain/callbacks/call-wish.ts'
import { writtenInstead } from '#domain/callbacks/written-instead.ts'
import { callOfLead, chooseHourOfOwnLead, type OwnLeadDeps } from '#domain/leads/lead-call.server.ts'
import { withdrawOwnLead } from '#domain/leads/withdraw-lead.server.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Queue } from '#platform/queue.server.ts'
import { type ChatCaller, ownSession } from './chat-session.server.ts'
import { CANNOT_CALL, mayBeCalled } from './chat-texts.ts'

/** The call about the request that was left in the caller's own conversation; null where there is none, or it is done. */
const chatCall = z.nullable(
  z.object({
    phone: z.string(),
    /** How we answer instead, if nobody may or can call that number. */
    instead: z.nullable(z.string()),
    /** IANA zone of the home; of the business where it is not known. */
    timeZone: z.string(),
    dueAt: z.iso.datetime(),
    canWithdraw: z.boolean(),
    /** The hour that was chosen; null: as soon as possible. */
    slotStartsAt: z.nullable(z.iso.datetime()),
    /** Starts of the hours that can be chosen, in UTC. */
    freeHours: z.array(z.iso.datetime()),
  }),
)

async function ownCall(deps: OwnLeadDeps, leadId: string | null) {
  const call = leadId === null ? null : await callOfLead(deps, leadId)
  if (!call || call.overdue) return null
  const { phone, timeZone, dueAt, canWithdraw, slotStartsAt, freeHours } = call
  const isNone = phone !== '' && !mayBeCalled({ phone })
  const instead = call.doNotCall ? writtenInstead(call.email) : isNone ? CANNOT_CALL : null
  return { phone, instead, timeZone, dueAt, canWithdraw, slotStartsAt, freeHours }
}

/** When the visitor is called about what they left in the chat, and in which hours they can be. */
export const readChatCall = operation({
  name: 'readChatCall',
  summary: 'The call about the request left in your own conversation, with the hours that are free.',
  input: noInput,
  output: z.object({ call: chatCall }),
  refusals: [],
  limits: [{ name: 'chat_history', per: 'client' }],
  lane: 'assistant',
  async run(deps: OwnLeadDeps, caller: ChatCaller) {
    const { session } = await ownSession(deps, caller)
    return succeeded({ call: await ownCall(deps, session?.leadId ?? null) })
  },
})

/** Chooses, moves or gives up the hour of that call, within the same seats as everywhere. */
export const chooseChatHour = operation({
  name: 'chooseChatHour',
  summary:
    'Books an hour for the call about the request left in your own conversation, moves it, or gives it up.',
  input: z.strictObject({ startsAt: z.nullable(z.iso.datetime()), timeZone: z.nullable(timeZoneName) }),
  output: z.object({ call: chatCall }),
  refusals: ['request_unknown', 'slot_taken', 'do_not_call'],
  limits: [{ name: 'order_change', per: 'client' }],
  lane: 'assistant',
  async run(deps: OwnLeadDeps & { queue: Queue }, caller: ChatCaller, { startsAt, timeZone }) {
    const { session } = await ownSession(deps, caller)
    if (!session?.leadId) return refused('request_unknown')
    const hour = startsAt === null ? null : new Date(startsAt)
    const outcome = await chooseHourOfOwnLead(deps, session.leadId, hour, timeZone)
    return outcome.ok ? succeeded({ call: await ownCall(deps, session.leadId) }) : outcome
  },
})

/** Withdraws that request: nobody calls about it any more. */
export const withdrawChatRequest = operation({
  name: 'withdrawChatRequest',
  summary: 'Withdraws the request left in your own conversation: nobody calls about it any more.',
  input: noInput,
  output: noOutput,
  refusals: ['request_unknown'],
  limits: [{ name: 'order_change', per: 'client' }],
  lane: 'assistant',
  async run(deps: OwnLeadDeps, caller: ChatCaller) {
    const { session } = await ownSession(deps, caller)
    if (!session?.leadId) return refused('request_unknown')
    const outcome = await withdrawOwnLead(deps, session.leadId)
    return outcome.ok ? succeeded(undefined) : outcome
  },
})
