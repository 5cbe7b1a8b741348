import { answerWords } from '#domain/automation/answer-words.ts'
import type { ShownReceiver } from '#domain/automation/receivers.operations.server.ts'

/** How a receiver stands. */
export function receiverStateWords({ pausedAt, overlapUntil }: ShownReceiver): string {
  const state = pausedAt ? 'Paused: messages wait' : 'On'
  return overlapUntil ? `${state}, two secrets` : state
}

/** What a receiver answered last, in a line. */
export function lastAnswerWords(attempt: ShownReceiver['attempts'][number] | undefined): string {
  if (!attempt) return 'Nothing sent yet'
  return answerWords(attempt).slice(0, 100)
}
