import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Answer } from '../answer.ts'
import type { Asked } from './read-question.ts'

/** What every rule may need: the catalogue that answers come from, and of the settings the sales line. */
export type RuleFacts = { catalogue: Catalogue; salesPhone: string }

/** A rule answers a question that is its own, and passes on what is not. */
export type AnswerRule = (asked: Asked, facts: RuleFacts) => Answer | null

/** A rule with fixed words: answers when the question fits the pattern. */
export function whenAsked(pattern: RegExp, answer: (facts: RuleFacts, asked: Asked) => Answer): AnswerRule {
  return (asked, facts) => (pattern.test(asked.text) ? answer(facts, asked) : null)
}
