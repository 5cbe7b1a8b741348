import type { Write } from '#platform/one-statement.server.ts'
import { countedWrite } from './count-event.server.ts'
import { unansweredWrite } from './unanswered.server.ts'

/** Whether the assistant knew the answer, didn't know it, or couldn't be reached. */
export type AnswerOutcome = 'known' | 'unknown' | 'failed'

/** Counts an answer of the assistant; a question that it couldn't answer goes on the list of what to add. */
export function answerCountWrites(
  answered: AnswerOutcome,
  question: string,
  at: Date,
): Record<string, Write> {
  return {
    counted: countedWrite(
      { name: 'chat_answered', label: answered === 'known' ? answered : 'unknown' },
      { at },
    ),
    ...(answered === 'unknown'
      ? { unanswered: unansweredWrite({ kind: 'question', words: question }, at) }
      : {}),
  }
}
