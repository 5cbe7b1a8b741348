import { intentQuestions } from '../understanding/intent-questions.ts'
import type { Intent } from '../understanding/intents.ts'
import type { Reply } from './asking.ts'

/** An answer to a question of which one thing is not known: that first. */
export const withoutDetail = (words: string, reply: Reply): Reply => ({
  ...reply,
  text: `I don’t know about ${words}. ${reply.text}`,
})

/** What is known of all is told of a company that was named, as what it is. */
export const inGeneral = (name: string, reply: Reply): Reply => ({
  ...reply,
  text: `Of ${name} in particular I don’t know that. In general: ${reply.text}`,
})

/** An answer with what the question was taken for, so that a mistake shows. */
export function readAs(intent: Intent, reply: Reply): Reply {
  const question = intentQuestions[intent]
  return question ? { ...reply, text: `I read this as “${question}”\n${reply.text}` } : reply
}
