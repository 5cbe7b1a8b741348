import {
  mailAccountLink,
  readSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
  startSocialSignIn,
} from '#domain/accounts/accounts.operations.server.ts'
import {
  changePassword,
  changeUsername,
  closeAccount,
  endOneSession,
  endOwnOtherSessions,
  unlinkOwnProvider,
} from '#domain/accounts/own-account.operations.server.ts'
import { deleteSearch, searchProviders } from '#domain/addresses/addresses.operations.server.ts'
import {
  followChat,
  readChat,
  sendChatMessage,
  startChatOver,
  typeInOwnChat,
} from '#domain/assistant/chat.operations.server.ts'
import {
  chooseChatHour,
  readChatCall,
  withdrawChatRequest,
} from '#domain/assistant/chat-call.operations.server.ts'
import { mailChat } from '#domain/assistant/chat-mail.operations.server.ts'
import { receiveWebhook } from '#domain/automation/automation.operations.server.ts'
import { describeZip, lookUpZip, reportEntry } from '#domain/availability/availability.operations.server.ts'
import { costCart } from '#domain/billing/billing.operations.server.ts'
import { listCallHours } from '#domain/callbacks/callbacks.operations.server.ts'
import {
  chooseLeadHour,
  requestBundle,
  requestQuote,
  withdrawRequest,
} from '#domain/leads/leads.operations.server.ts'
import { measureEvent } from '#domain/measurement/measurement.operations.server.ts'
import { orderServices, readOrderJustPlaced } from '#domain/orders/orders.operations.server.ts'
import {
  addOwnNote,
  cancelOwnOrder,
  changeOrderContact,
  chooseOrderHour,
  followOwnOrder,
  stopPriceReminders,
} from '#domain/orders/own-order.operations.server.ts'
import { askPrivacyChoices, confirmPrivacyChoices } from '#domain/people/privacy.operations.server.ts'
import { exportPriceChanges } from '#domain/public-answers/change-answers.operations.server.ts'
import { planAtPlace } from '#domain/public-answers/plan-at-place.operations.server.ts'
import type { OperationFacts } from '#domain/shared/operation.ts'
import {
  endWatch,
  remindOfMove,
  turnWatchOn,
  watchPlace,
  watchPrice,
} from '#domain/watches/watches.operations.server.ts'
import { deskPages } from './desk-operations.server.ts'
import { ownPages } from './own-pages.server.ts'
import { openEndpoints, partnerPages } from './partner-operations.server.ts'

/** How an operation is reached over HTTP, besides its method and path. */
export type Binding<Bound extends OperationFacts = OperationFacts> = {
  operation: Bound
  /** Status of a success; 200, or 204 if there is nothing to return. */
  status?: 201
  /** The answer contains the session's token, so no cookie is set. */
  token?: true
  /** Partners may call it with their key: their quota counts, and browsers may call from their sites. */
  partners?: true
  /** The cookie of a conversation says whose it is. */
  conversation?: true
  /** Left out of the document: for a program of our own. */
  internal?: true
}

/**
 * The operations that HTTP endpoints run, by method and path. Routes, the OpenAPI document, the browser's client,
 * lanes and logs read this table.
 */
export const endpoints = {
  'POST /api/fcc-broadband': { operation: searchProviders },
  'GET /api/availability': { operation: lookUpZip, partners: true },
  'POST /api/availability-reports': { operation: reportEntry, status: 201 },
  'GET /api/zip/:zip': { operation: describeZip, partners: true },
  ...openEndpoints,
  'GET /api/callback-hours/:zip': { operation: listCallHours, partners: true },
  'GET /api/session': { operation: readSession },
  'POST /api/sign-in': { operation: signIn, token: true },
  'POST /api/sign-out': { operation: signOut },
  'POST /api/cart-cost': { operation: costCart },
  'POST /api/orders': { operation: orderServices },
  'GET /api/orders/just-placed': { operation: readOrderJustPlaced },
  'POST /api/chat-assistant': { operation: sendChatMessage, conversation: true },
  'GET /api/chat-assistant': { operation: readChat, conversation: true },
  'POST /api/chat-assistant/typing': { operation: typeInOwnChat, conversation: true },
  'POST /api/chat-assistant/over': { operation: startChatOver, conversation: true },
  'GET /api/chat-assistant/call': { operation: readChatCall, conversation: true },
  'POST /api/chat-assistant/call': { operation: chooseChatHour, conversation: true },
  'POST /api/chat-assistant/call/withdraw': { operation: withdrawChatRequest, conversation: true },
  'POST /api/chat-assistant/mail': { operation: mailChat, conversation: true },
  'POST /api/leads': { operation: requestQuote },
  'POST /api/bundle-leads': { operation: requestBundle },
  'POST /api/watches/place': { operation: watchPlace },
  'POST /api/watches/price': { operation: watchPrice },
  'POST /api/watches/move': { operation: remindOfMove },
  'POST /api/events': { operation: measureEvent },
  'POST /api/automation/inbox': { operation: receiveWebhook, internal: true },
} as const satisfies Record<`${'GET' | 'POST'} /api/${string}`, Binding>

export type Endpoint = keyof typeof endpoints

/** The operations that pages and their forms ask, by method and path; what is drawn for everybody alike asks none. */
export const pageOperations: Record<string, readonly OperationFacts[]> = {
  'POST /auth': [signIn, signUp],
  'POST /auth/forgot': [mailAccountLink],
  'POST /auth/reset': [resetPassword],
  'GET /auth/social/:provider': [startSocialSignIn],
  'GET /api/chat-assistant/stream': [followChat],
  'GET /orders/:reference/changes': [followOwnOrder],
  'GET /results': [lookUpZip],
  'GET /internet-plans': [lookUpZip],
  'GET /plans/:plan/label': [planAtPlace],
  'GET /price-changes/changes.csv': [exportPriceChanges],
  'GET /price-changes/feed.xml': [exportPriceChanges],
  ...ownPages,
  'POST /account': [
    changeUsername,
    changePassword,
    unlinkOwnProvider,
    endOneSession,
    endOwnOtherSessions,
    closeAccount,
  ],
  'POST /address-history': [deleteSearch],
  'POST /orders/:reference': [changeOrderContact, addOwnNote, cancelOwnOrder, chooseOrderHour],
  'POST /orders/:reference/reminders': [stopPriceReminders],
  'POST /privacy-choices': [askPrivacyChoices],
  'POST /privacy-choices/confirm': [confirmPrivacyChoices],
  'POST /quote': [requestQuote],
  'POST /callback/:lead': [chooseLeadHour, withdrawRequest],
  'POST /watches': [watchPlace, watchPrice, remindOfMove],
  'POST /watches/confirm': [turnWatchOn],
  'POST /watches/stop': [endWatch],
  ...partnerPages,
  ...deskPages,
}

const bindings = new Map<string, Binding>(Object.entries(endpoints))

/** The operations that a route's method calls; none if a page is read. */
export function operationsAt(method: string, route: string): readonly OperationFacts[] {
  const key = `${method} ${route}`
  const binding = bindings.get(key)
  return binding ? [binding.operation] : (pageOperations[key] ?? [])
}
