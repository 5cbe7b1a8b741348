import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { browserZone } from '../ui/browser-zone.ts'

/** How the customer wants to hear from us, and in which hour (its start in UTC); null: as soon as possible. */
export type CallChoice = { answerBy: AnswerWay; startsAt: string | null }

export const SOONEST: CallChoice = { answerBy: 'call', startsAt: null }

/** The choice as part of the order, in the visitor's own time zone. Only a call has an hour. */
export function wishOf({ answerBy, startsAt }: CallChoice) {
  const timeZone = browserZone()
  return {
    answerBy,
    startsAt: answerBy === 'call' ? startsAt : null,
    ...(timeZone ? { timeZone } : {}),
  }
}
