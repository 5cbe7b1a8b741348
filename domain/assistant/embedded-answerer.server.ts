import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Answer } from './answer.ts'
import type { Answerer, Question } from './answerer.server.ts'
import type { AnswerRule } from './answers/answer-rule.ts'
import { availabilityAnswer, placeWanted } from './answers/availability-answer.server.ts'
import { homeRules } from './answers/home-rules.ts'
import { internetRules } from './answers/internet-rules.ts'
import { readQuestion, zipIn } from './answers/read-question.ts'
import { searchKnowledge } from './answers/search-knowledge.ts'
import { serviceRules } from './answers/service-rules.ts'
import { termsRules } from './answers/terms-rules.ts'

/** The catalogue comes with each question. */
export type EmbeddedDeps = Omit<LookUpDeps, 'catalogue'> & { salesPhone: string }

/** In the order in which they are asked; the first that knows the question answers. */
const rules: readonly AnswerRule[] = [
  ...serviceRules,
  ...termsRules,
  ...homeRules,
  placeWanted,
  ...internetRules,
]

/**
 * Answers from our own catalogue, guides and lookup without any outside service: rules for what people ask most, a
 * search over all texts for the rest. It says so when it does not know.
 */
export function embeddedAnswerer(deps: EmbeddedDeps): Answerer {
  const { salesPhone } = deps
  return async question => {
    const { catalogue, message, log } = question
    const asked = readQuestion(catalogue, message)
    // A ZIP code is asked for once: one that was named before still counts.
    const zipCode = asked.zipCode ?? (placeWanted(asked) ? knownZip(question) : null)
    if (zipCode) return availabilityAnswer({ ...deps, catalogue }, asked, zipCode, log)
    for (const rule of rules) {
      const answer = rule(asked, { catalogue, salesPhone })
      if (answer) return answer
    }
    return fromKnowledge(catalogue, message) ?? unknown(salesPhone)
  }
}

function knownZip({ context, history }: Question): string | null {
  const said = history.filter(turn => turn.sender === 'user').map(turn => turn.message)
  const zips = [...said, context?.zipCode ?? ''].map(text => zipIn(text.toLowerCase()))
  return zips.findLast(zip => zip !== null) ?? null
}

function fromKnowledge(catalogue: Catalogue, message: string): Answer | null {
  const found = searchKnowledge(catalogue, message)
  if (found.length === 0) return null
  const links = [...new Map(found.map(({ link }) => [link.href, link])).values()]
  return { text: found.map(({ text }) => text).join(' '), links }
}

function unknown(salesPhone: string): Answer {
  return {
    unknown: true,
    text: `I do not know that. I can tell you about internet plans and their prices over time, who sells at a ZIP code, bundles, home security, TV and discounts. For anything else call ${salesPhone}.`,
    links: [
      { label: 'Resources', href: '/resources' },
      { label: 'Compare all plans', href: '/internet-plans' },
    ],
  }
}
