import type { Asked } from '../reading/read-question.ts'
import type { Intent, LearnedIntent } from './intents.ts'
import { canBeCancelled, changesIt, lostIt, stopsIt } from './shapes.ts'
import { aboutOrders, ofOrders } from './topics.ts'

const orderNumber = /^(?:(?:my |the |order )*(?:number|reference) (?:is )?|it is )?(?:pw )?#?\d{4,}$/

const whenTheyCome =
  /^(?:and |so |ok |but )*when (?:will|do|does|are|is|would) (?:they|he|somebody|someone|the (?:tech\w*|installer)) (?:be )?(?:com(?:e|ing)|install\w*|here)\b/

/** How long somebody has waited for the call, in few words. */
const hasWaited =
  /^(?:(?:and|but|well|so|ok|it is|it was|that was|this was|it has|has|been|already|for|like|over|more than|about|i (?:have )?waited) )*(?:\d{1,2}|two|three|four|five|several|a few|a couple(?: of)?|a|one|a whole) (?:hours|days|weeks?)(?: (?:now|ago|already|and counting|later))*$/
const saysHowLong = /^(?:and |but |well )*(?:it|that) (?:has|is) (?:already )?been \d+ (?:hours|days)\b/

/** As in follow-up.ts: what plain words ask after an order was spoken of. */
export function afterOrder(words: string, asked: Asked, topic: LearnedIntent): Intent | null {
  if (aboutOrders.has(topic) && canBeCancelled.test(words)) return 'cancel_order'
  if (!ofOrders.has(topic)) return null
  // A number alone changes nothing: the answer says where to look.
  if (topic !== 'add_to_cart' && orderNumber.test(words)) return topic
  if (saysHowLong.test(words) || (topic === 'callback_wait' && hasWaited.test(words))) return 'callback_wait'
  if (lostIt.test(words)) return 'order_status'
  if (changesIt.test(words)) return 'change_order'
  if (stopsIt.test(words)) return 'cancel_order'
  if (whenTheyCome.test(words)) return 'install_time'
  return asked.providers.length === 0 && /\b(?:charged?|pay|bill(?:ed)?)\b/.test(words) ? 'payment' : null
}
