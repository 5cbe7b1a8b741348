import type { Write } from '#platform/one-statement.server.ts'
import { countedWrite } from './count-event.server.ts'
import { unansweredWrite } from './unanswered.server.ts'

/** Counts an answer of the assistant; a question that it did not know goes on the list of what to answer. */
export function answerCountWrites(
  answered: 'known' | 'unknown',
  question: string,
  at: Date,
): Record<string, Write> {
  return {
    counted: countedWrite({ name: 'chat_answered', label: answered }, { at }),
    ...(answered === 'unknown' ? { unanswered: unansweredWrite({ kind: 'question', words: question }, at) } : {}),
  }
}
