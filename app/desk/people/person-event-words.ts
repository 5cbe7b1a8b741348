import { leadOutcomes } from '#domain/leads/lead-outcomes.ts'
import { orderOutcomes } from '#domain/orders/order-outcomes.ts'
import { eventWords } from '../work/event-words.ts'

/** How events around a person are called. */
export const personEventWords: Record<string, string> = {
  ...eventWords({ ...leadOutcomes, ...orderOutcomes }),
  readPerson: 'Page opened',
  exportPerson: 'Exported',
  erasePerson: 'Erased',
  privacy_request: 'Privacy request',
  readPrivacyRequest: 'Privacy request opened',
  answerPrivacyRequest: 'Privacy request answered',
}
