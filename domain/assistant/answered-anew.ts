import type { Question } from './answerer.server.ts'
import type { Reply } from './answers/asking.ts'
import type { Dialogue } from './dialogue.ts'
import { readQuestion } from './reading/read-question.ts'
import { understand } from './understanding/understand.ts'

const corrects =
  /^(?:no(?! (?:tv|phone|cable|contract)\b)|nope|nah|not|sorry|wait|actually|i (?:mean|meant|said)|thats not|that is not)\b/i
/** `No not TV, just internet`: what was told may have been that. */
const isAlone =
  /\b(?:just|only) (?:the )?internet\b|\bbest,? (?:and )?not\b|\bcancel (?:my|the) order\b|\b(?:absolute|very|bare) cheapest\b|\border number\b/i
/** Who corrects what was understood is not told the same once more. */
function isRepeated({ message, history }: Question, reply: Reply): boolean {
  const last = history.findLast(turn => turn.sender === 'assistant')
  return corrects.test(message) && !isAlone.test(message) && (last?.message.startsWith(reply.text) ?? false)
}

/**
 * Replies to who corrects what was understood: the same once more only where the words leave no doubt that it is what they ask
 * (`I meant Verizon’s install fee`), and then as all that is known.
 */
export function anew(
  question: Question,
  piece: string,
  before: Dialogue,
  replies: readonly Reply[],
): Reply[] {
  const others = replies.filter(reply => !isRepeated(question, reply))
  const [first] = replies
  if (others.length > 0 || !first) return others
  const { catalogue } = question
  const { likely } = understand(catalogue, piece, readQuestion(catalogue, piece), before)
  return likely === 1 ? [{ ...first, text: `I know no more than this. ${first.text}` }] : []
}
