import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Asked } from '../answers/read-question.ts'
import type { Dialogue } from '../dialogue.ts'
import { plainWords } from './features.ts'
import { type Guess, guessIntents } from './intent-classifier.ts'
import { intentByRule } from './intent-rules.ts'
import type { Intent } from './intents.ts'
import { masked } from './mask.ts'

/** Above this an intent is taken as meant; above the lower one it is offered as a choice. */
const SURE = 0.36
const POSSIBLE = 0.12

/** What a message means: one intent, or several it may have, the likeliest first; none where nothing comes near. */
export type Understood = { intent: Intent | null; likely: number; possible: readonly Intent[] }

/** Topics that go on with another name: `and cox?` after a question about data caps. */
const goesOn: ReadonlySet<Intent> = new Set([
  ...(['provider', 'plan_price', 'later_price', 'first_bill', 'fees', 'contract', 'termination', 'data_cap'] as const),
  ...(['upload', 'price_lock', 'equipment', 'autopay', 'availability', 'military', 'gaming', 'security', 'total_cost'] as const),
  ...(['tv', 'cheapest', 'technology'] as const),
])

const onlyNames = /^(?:and |ok |so |then |but )*(?:what about |how about |and |about |for |with |on |in )*(?:the )?(?:PROV|SPEED|SPAN|adt|vivint|directv|ring|wyze|simplisafe|cove|blink|fiber|cable|5g)\b[ ?]*(?:then|too|instead|though|\?)*$/i

/** Understands one question, with what was spoken of before. */
export function understand(catalogue: Catalogue, message: string, asked: Asked, dialogue: Dialogue): Understood {
  const words = plainWords(message).join(' ')
  const certain = (intent: Intent): Understood => ({ intent, likely: 1, possible: [intent] })
  const rule = intentByRule(words)
  if (rule) return certain(rule)
  const bare = masked(catalogue, message).replace(/\s+/g, ' ').trim()
  if (/^(?:its |it is |it's |try |use |sorry |my zip is |zip |no |wait |ok )*ZIP[ .!?]*$/i.test(bare)) return certain('availability')
  const { topic } = dialogue
  if (topic && goesOn.has(topic) && onlyNames.test(bare)) {
    if (/^(?:and |ok |for |over )*(?:the )?SPAN/i.test(bare)) return certain('total_cost')
    return certain(topic === 'later_price' || topic === 'total_cost' || topic === 'cheapest' ? 'plan_price' : topic)
  }
  if (/^(?:for|over) SPAN/i.test(bare)) return certain('total_cost')
  if (asked.zipCode && asked.providers.length > 0 && /\b(?:at|in|there|serve|get|available)\b/.test(words)) return certain('availability')
  const guesses = withContext(guessIntents(bare, 4), dialogue)
  const [first] = guesses
  const possible = guesses.filter(({ likely }) => likely >= POSSIBLE).map(({ intent }) => intent)
  if (!first) return { intent: null, likely: 0, possible: [] }
  return { intent: first.likely >= SURE ? first.intent : null, likely: first.likely, possible }
}

/** Home security and TV are more likely meant where they were spoken of. */
function withContext(guesses: Guess[], { topic }: Dialogue): Guess[] {
  const near = (intent: Intent) =>
    (topic === 'tv' && intent === 'tv') || ((topic === 'security' || topic === 'security_compare') && intent.startsWith('security'))
  return guesses
    .map(guess => (near(guess.intent) ? { ...guess, likely: Math.min(1, guess.likely * 1.5) } : guess))
    .toSorted((a, b) => b.likely - a.likely)
}
