import { kindIn } from '../../dialogue-after.ts'
import { answersByIntent } from '../answers-by-intent.server.ts'
import type { Asking, Reply } from '../asking.ts'

/**
 * What is sold at the place that a message names, where the rest of it was not understood: with the speed, the price and the
 * terms that could be read. Null where it may be about TV or an alarm.
 */
export function soldAt(asking: Omit<Asking, 'intent'>): Reply | null {
  const { asked } = asking
  if ((kindIn(asked, null) ?? 'internet') !== 'internet') return null
  const isWish = asked.musts.length > 0 || asked.budgetCents !== null || asked.mbps !== null
  const intent = isWish ? 'find_plans' : 'availability'
  const reply = answersByIntent[intent]({ ...asking, intent })
  return reply && { ...reply, text: `I’m not sure that I got all of that. ${reply.text}` }
}
