import type { PublicAnswer } from '#domain/public-answers/answer-facts.ts'
import { planInShort, planLine, type ToldPlan } from '#domain/public-answers/told-plan.ts'
import type { Answer } from '../answer.ts'

/** Where answers of the API hold the plans that they are about. */
export type AnswerWithPlans = {
  plan?: ToldPlan
  plans?: readonly (ToldPlan | { plan: ToldPlan })[]
  providers?: readonly { cheapestPlan: ToldPlan | null }[]
}

/** Of more plans at once only what they cost and how certain that is; the conditions of one are told with it. */
const MOST_IN_FULL = 4
/** Longer than this nothing is told to a model, which reads it again with every step. */
const MOST_CHARACTERS = 6_000

/**
 * An answer of the API as a language model in our chat is told it: in words, with its certainty and its date, and its pages
 * as addresses of this site. What we earn stands on every page.
 */
export function answerOfTool(value: PublicAnswer & AnswerWithPlans, siteUrl: string): Answer {
  const { summary, certainty, pricesAsOf, links, plan, plans = [], providers = [] } = value
  const asked = [...(plan ? [plan] : []), ...plans.map(one => ('plan' in one ? one.plan : one))]
  const told = [...asked, ...providers.flatMap(({ cheapestPlan }) => cheapestPlan ?? [])]
  const isLong = told.length > MOST_IN_FULL
  const short = isLong
    ? told.reduce((text, one) => text.replace(planLine(one), () => planInShort(one)), summary)
    : summary
  return {
    text: `${shortened(short)}\nCertainty: ${certainty}\nPrices as of ${pricesAsOf}.`,
    links: links.flatMap(({ label, url }) =>
      url.startsWith(siteUrl) ? [{ label, href: url.slice(siteUrl.length) }] : [],
    ),
    plans: asked.map(({ id }) => id),
  }
}

/** The whole lines of a text that are told; says how many are not. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const cut = text.lastIndexOf('\n', MOST_CHARACTERS)
  const end = cut > 0 ? cut : MOST_CHARACTERS
  const left = text.slice(end).trim().split('\n').length
  return `${text.slice(0, end)}\n(${left} more lines are not told here: ask for less at once.)`
}
