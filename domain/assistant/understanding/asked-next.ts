import type { Dialogue } from '../dialogue.ts'
import { oneOf } from './after-rule.ts'
import { intentQuestions } from './intent-questions.ts'
import type { Intent } from './intents.ts'
import { ofCalls, ofFaults, ofOrders } from './topics.ts'

/** What is mostly asked next, by what was asked last. */
const next: readonly (readonly [ReadonlySet<Intent>, readonly Intent[]])[] = [
  [
    new Set([
      ...ofOrders,
      ...ofCalls,
      ...oneOf('payment', 'install_time', 'no_show', 'missed_call', 'cannot_send'),
    ]),
    ['order_status', 'change_order', 'cancel_order'],
  ],
  [ofFaults, ['wifi_trouble', 'termination', 'reliability']],
  [
    oneOf(
      'privacy',
      'delete_data',
      'data_kept',
      'shared_with',
      'not_me',
      'callback_change',
      'money',
      'owner',
    ),
    ['privacy', 'delete_data', 'money'],
  ],
]
const ofKinds: Record<NonNullable<Dialogue['kind']>, readonly Intent[]> = {
  internet: ['later_price', 'contract', 'upload'],
  security: ['security', 'bundle'],
  tv: ['tv', 'cord_cutting', 'bundle'],
}
const MOST = 2

/** Questions that may help on after one that was not understood, by what was spoken of; none at the beginning. */
export function askedNext({ lastIntent, kind, plans }: Dialogue): string[] {
  if (lastIntent === null) return []
  const ofKind = kind === null || (kind === 'internet' && plans.length === 0) ? [] : ofKinds[kind]
  const likely = next.find(([after]) => after.has(lastIntent))?.[1] ?? ofKind
  return likely
    .filter(intent => intent !== lastIntent)
    .flatMap(intent => intentQuestions[intent] ?? [])
    .slice(0, MOST)
}
