import { homeExamples } from './home-examples.ts'
import { planExamples } from './plan-examples.ts'
import { serviceExamples } from './service-examples.ts'
import { siteExamples } from './site-examples.ts'
import { upkeepExamples } from './upkeep-examples.ts'

const phrasings = { ...planExamples, ...homeExamples, ...siteExamples, ...serviceExamples, ...upkeepExamples }

/** What a message wants to know or have done. `unknown` is what nothing here answers. */
export type Intent = keyof typeof phrasings

/** The example phrasings of every intent, each as it is learned from. */
export const examples: readonly (readonly [intent: Intent, phrasing: string])[] = Object.entries(
  phrasings,
).flatMap(([intent, text]) =>
  text
    .split('/')
    .map(phrasing => phrasing.trim())
    .filter(phrasing => phrasing !== '')
    .map(phrasing => [intent as Intent, phrasing] as const),
)

/** Every intent, in the order of the examples. */
export const intents: readonly Intent[] = [...new Set(examples.map(([intent]) => intent))]
