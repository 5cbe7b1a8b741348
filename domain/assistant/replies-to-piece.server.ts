import { toldOnly } from './dialogue-after.ts'
import { readQuestion } from './reading/read-question.ts'
import { repliesTo } from './replies-to.server.ts'
import { readingsOf } from './understanding/readings.ts'
import { questionLeading, questionProper } from './understanding/separate-questions.ts'
import { understand } from './understanding/understand.ts'

/** A question that stood among more words must be as clear as this by its own. */
const CLEARLY = 0.8
/** A piece of a message is answered by the question that it begins with, as it stands or, where all of it tells too much, by the one that it ends with. */
export function repliesToPiece(
  deps: Parameters<typeof repliesTo>[0],
  before: Parameters<typeof repliesTo>[1],
  piece: string,
  isFirst: boolean,
) {
  const { catalogue, dialogue } = before
  const leading = questionLeading(piece)
  const ofLeading = leading === null ? null : repliesToPart(deps, before, piece, leading)
  if (ofLeading) return ofLeading
  const whole = repliesTo(deps, before, readingsOf(catalogue, piece, dialogue), isFirst)
  const proper = whole.replies.length === 0 ? questionProper(piece) : null
  return (proper === null ? null : repliesToPart(deps, before, piece, proper)) ?? whole
}

/** What a part of a piece asks by its own, with what the rest tells; null where that is not clear. */
function repliesToPart(
  deps: Parameters<typeof repliesTo>[0],
  before: Parameters<typeof repliesTo>[1],
  piece: string,
  part: string,
) {
  const { catalogue, dialogue } = before
  const told = toldOnly(catalogue, piece, dialogue)
  const { intent, likely } = understand(catalogue, part, readQuestion(catalogue, part), told)
  // What a provider is answers nothing that was asked in a tale.
  if (likely < CLEARLY || intent === 'provider') return null
  const answered = repliesTo(deps, { ...before, dialogue: told }, readingsOf(catalogue, part, told), false)
  return answered.replies.length > 0 ? answered : null
}
