import type { Intent } from '../understanding/intents.ts'
import { type Asking, firstOfEach, isFirstOfMany, type Reply } from './asking.ts'

/** What is asked of one plan or provider. */
const ofOne: ReadonlySet<Intent | null> = new Set([
  ...(['plan_price', 'later_price', 'first_bill', 'fees', 'contract', 'termination', 'data_cap'] as const),
  ...(['upload', 'price_lock', 'equipment', 'autopay', 'total_cost', 'catch', 'technology'] as const),
])

const ofListed = /\b(?:of|from) (?:those|these|them)\b/

/** `How much is it` after a list: the first is taken, which is said, and the next is offered. */
export function sayingWhich(
  { asked, dialogue, catalogue }: Pick<Asking, 'asked' | 'dialogue' | 'catalogue'>,
  intent: Intent | null,
  reply: Reply,
): Reply {
  const [first, ...others] = isFirstOfMany({ dialogue, catalogue })
    ? firstOfEach({ dialogue, catalogue })
    : []
  const named = first ? catalogue.providerName(first.providerId) : ''
  const isOfFirst =
    reply.text.includes(named) &&
    !others.some(one => reply.text.includes(catalogue.providerName(one.providerId)))
  if (
    ofListed.test(asked.text) ||
    !ofOne.has(intent) ||
    others.length === 0 ||
    asked.providers.length > 0 ||
    !isOfFirst
  )
    return reply
  return {
    ...reply,
    text: `Of those listed I take the first, ${named}. ${reply.text}`,
    choices: [
      ...(reply.choices ?? []),
      ...others.map(one => `And ${catalogue.providerName(one.providerId)}?`),
    ],
  }
}
