import { readOwnAccount } from '#domain/accounts/read-own-account.operations.server.ts'
import { readHistory } from '#domain/addresses/addresses.operations.server.ts'
import { readLeadCall } from '#domain/leads/read-lead-call.operations.server.ts'
import {
  readOrderCall,
  readOwnOrder,
  readOwnOrders,
  readPlacedOrder,
  readPriceReminders,
} from '#domain/orders/read-own-orders.operations.server.ts'
import { readPrivacyLink } from '#domain/people/privacy.operations.server.ts'
import type { OperationFacts } from '#domain/shared/operation.ts'
import { readWatches, readWatchToConfirm } from '#domain/watches/read-watches.operations.server.ts'

/** The pages that show somebody their own, by their session or by the key of a mailed link. */
export const ownPages: Record<string, readonly OperationFacts[]> = {
  'GET /account': [readOwnAccount],
  'GET /address-history': [readHistory],
  'GET /orders': [readOwnOrders],
  'GET /orders/:reference': [readOwnOrder],
  'GET /orders/:reference/call.ics': [readOrderCall],
  'GET /orders/:reference/reminders': [readPriceReminders],
  'GET /order-confirmation': [readPlacedOrder],
  'GET /callback/:lead': [readLeadCall],
  'GET /callback/:lead/call.ics': [readLeadCall],
  'GET /privacy-choices/confirm': [readPrivacyLink],
  'GET /watches/confirm': [readWatchToConfirm],
  'GET /watches/stop': [readWatches],
}
