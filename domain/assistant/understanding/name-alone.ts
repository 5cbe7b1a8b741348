import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import type { LearnedIntent } from './intents.ts'
import { topicsGoingOn } from './topics.ts'
import { certain, type Understood } from './understood.ts'

/** Who was taken from a list: another name is no place in it. */
const ofPlaces: ReadonlySet<LearnedIntent> = new Set(['pick_listed', 'more_options'] as const)

/** What nothing but another name, a kind of line or a stretch of time asks: `and cox?`, `for 3 years?`. */
export function ofNameAlone(
  flat: string,
  topic: LearnedIntent,
  { providers }: Asked,
  dialogue: Pick<Dialogue, 'plans' | 'rivals'>,
): Understood {
  // `The second`, then `for 3 years?`: what that one costs, and no place in the list.
  const isSpan = /\bspan(?: (?:then|too|instead|though))*$/.test(flat)
  // `That stay the same price`, `for 2 yrs`, of no plan yet.
  if (isSpan && topic === 'price_lock' && dialogue.plans.length === 0) return certain('price_lock')
  if (isSpan && (topicsGoingOn.has(topic) || dialogue.plans.length > 0)) return certain('total_cost')
  // `No, I mean Starlink` after an answer that is the same for all: what was asked is not known.
  if (!topicsGoingOn.has(topic) && topic !== 'security_compare' && /^(?:no|not|i mean|i meant) /.test(flat))
    return { intent: null, likely: 0, possible: ['provider', topic] }
  // `What about T-Mobile` after how sure an address is: whether that one is there.
  if (topic === 'certainty') return certain('availability')
  // One of those that were just compared by name: that one alone.
  const isCompared = topic === 'compare' && providers.every(({ id }) => dialogue.rivals.includes(id))
  if (providers.length === 1 && (isCompared || ofPlaces.has(topic))) return certain('plan_price')
  // What was asked before is asked of that one; where its answer is the same for all, who that is.
  if (!topicsGoingOn.has(topic))
    return { intent: topic, likely: 1, possible: [topic, 'provider', 'technology'] }
  return certain(topic === 'total_cost' || topic === 'cheapest' ? 'plan_price' : topic)
}
