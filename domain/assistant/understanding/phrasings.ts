import { businessTopicExamples } from './business-topic-examples.ts'
import { choosingTopicExamples } from './choosing-topic-examples.ts'
import { commonTopicExamples } from './common-topic-examples.ts'
import { homeExamples } from './home-examples.ts'
import { homeTopicExamples } from './home-topic-examples.ts'
import { intents, type LearnedIntent } from './intents.ts'
import { planExamples } from './plan-examples.ts'
import { serviceExamples } from './service-examples.ts'
import { siteExamples } from './site-examples.ts'
import { troubleTopicExamples } from './trouble-topic-examples.ts'
import { upkeepExamples } from './upkeep-examples.ts'
import { visitorTopicExamples } from './visitor-topic-examples.ts'

/*
 * What the classifier is learned from, 1 MB of text. Only the learning reads it (`npm run assistant:learn`): a server reads what was
 * learned (kept-classifier.server.ts).
 */
const phrasings = {
  ...{ ...planExamples, ...homeExamples, ...siteExamples, ...serviceExamples, ...upkeepExamples },
  ...{ ...commonTopicExamples, ...businessTopicExamples, ...homeTopicExamples },
  ...{ ...choosingTopicExamples, ...troubleTopicExamples, ...visitorTopicExamples },
} satisfies Record<LearnedIntent, string>

/** A phrasing with what it is an example of. */
export type Example = readonly [intent: LearnedIntent, phrasing: string]

/** The example phrasings of every intent, each as it is learned from. They are many, and nobody needs them for long: none is kept. */
export function* examples(): Generator<Example> {
  for (const intent of intents)
    for (const phrasing of phrasings[intent].split('/')) {
      const trimmed = phrasing.trim()
      if (trimmed !== '') yield [intent, trimmed]
    }
}
