import type { AnswerOf } from '../asking.ts'
import { movingChecklist, search } from '../page-links.ts'
import { planListLink } from '../plan-words.ts'

/** Who says that only one company may come. */
const onlyOne = /\b(?:only|just one|forces?|makes?|exclusive\w*|legal|allowed)\b/
/** Somebody who would pay for more than what comes with the home. */
const onTop = /\b(?:on top|conflict|better|faster|tier|upgrade)\b/
const ofOwner = /\b(?:landlord|building|apartment|complex|property manager|management)\b/

/** Who may come where an association, a landlord or a building has a say. */
export const association: AnswerOf = ({ asked, dialogue }) => {
  const [named] = asked.providers
  // `Is that legal` of what was told before.
  if (onlyOne.test(asked.text) && ofOwner.test(`${dialogue.question.toLowerCase()} ${asked.text}`))
    return {
      text: `No contract may make ${named?.name ?? 'one company'} the only one that is allowed in: FCC rules forbid that. What is allowed: the building may advertise for one company alone, or use wires that are that company’s, and under those rules the owner need not let another one lay a line. Some states give tenants more rights. 5G home internet needs no line at all, and renters may put a small dish on a balcony of their own.`,
      links: [search, planListLink({ type: '5g' }, '5G home internet')],
    }
  return {
    text: `An association or a building may have made a deal that is part of what you pay each month, and you may owe that either way: ask it first. FCC rules forbid contracts by which only one provider may serve a building. ${onTop.test(asked.text) ? 'A second service beside it does no harm: each has a line or box, and a bill, of its own. Whether the company of the building sells you a faster step alone, ask it. ' : ''}Whether another one’s line reaches you is the second question: search your address. 5G home internet needs no new line.`,
    links: [search, movingChecklist],
  }
}
