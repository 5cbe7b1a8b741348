import { businessTopicExamples } from './business-topic-examples.ts'
import { choosingTopicExamples } from './choosing-topic-examples.ts'
import { commonTopicExamples } from './common-topic-examples.ts'
import type { CommonTopic } from './common-topics.ts'
import { homeExamples } from './home-examples.ts'
import { homeTopicExamples } from './home-topic-examples.ts'
import { planExamples } from './plan-examples.ts'
import { serviceExamples } from './service-examples.ts'
import { siteExamples } from './site-examples.ts'
import { troubleTopicExamples } from './trouble-topic-examples.ts'
import { upkeepExamples } from './upkeep-examples.ts'
import { visitorTopicExamples } from './visitor-topic-examples.ts'

const ofTopics = {
  ...{ ...commonTopicExamples, ...businessTopicExamples, ...homeTopicExamples },
  ...{ ...choosingTopicExamples, ...troubleTopicExamples, ...visitorTopicExamples },
} satisfies Record<CommonTopic, string>

const phrasings = {
  ...{ ...planExamples, ...homeExamples, ...siteExamples, ...serviceExamples, ...upkeepExamples },
  ...ofTopics,
}

/** What is learned from examples. `unknown` is what nothing here answers. */
export type LearnedIntent = keyof typeof phrasings

/**
 * What a message wants to know or have done. Six are told by their words alone: `catch` asks what is to be known before an
 * order, `fit_for_use` whether a provider is enough for what a home does, `cannot_send` why the checkout sends nothing,
 * `phone_hotspot` whether a phone's hotspot would do, `held_offers` which of two offers in hand costs less, and
 * `restart_router` how the boxes at home are started anew.
 */
export type Intent =
  | LearnedIntent
  | CommonTopic
  | 'catch'
  | 'fit_for_use'
  | 'cannot_send'
  | 'phone_hotspot'
  | 'held_offers'
  | 'restart_router'

/** A phrasing with what it is an example of. */
export type Example = readonly [intent: LearnedIntent, phrasing: string]

/** Every one that is learned, in the order of the examples. */
export const intents = Object.keys(phrasings) as readonly LearnedIntent[]

/** The example phrasings of every intent, each as it is learned from. They are many, and nobody needs them for long: none is kept. */
export function* examples(): Generator<Example> {
  for (const intent of intents)
    for (const phrasing of phrasings[intent].split('/')) {
      const trimmed = phrasing.trim()
      if (trimmed !== '') yield [intent, trimmed]
    }
}
