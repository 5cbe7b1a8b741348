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
} from '#domain/accounts/own-account.operations.server.ts'
import { deleteSearch, searchProviders } from '#domain/addresses/addresses.operations.server.ts'
import {
  followChat,
  readChat,
  sendChatMessage,
  typeInOwnChat,
} from '#domain/assistant/chat.operations.server.ts'
import {
  handBackChat,
  readChats,
  takeOverChat,
  typeInChat,
  writeInChat,
} from '#domain/assistant/representative/desk-chats.operations.server.ts'
import { receiveWebhook } from '#domain/automation/automation.operations.server.ts'
import {
  giveUpDelivery,
  readDeliveries,
  readDelivery,
  replayDeliveries,
  sendTestMessage,
} from '#domain/automation/deliveries.operations.server.ts'
import { readInbox, readInboxMessage } from '#domain/automation/inbox.operations.server.ts'
import { describeZip, lookUpZip, reportEntry } from '#domain/availability/availability.operations.server.ts'
import { decideReport, readReports } from '#domain/availability/reports.operations.server.ts'
import { costCart } from '#domain/billing/billing.operations.server.ts'
import { listCallHours } from '#domain/callbacks/callbacks.operations.server.ts'
import { changeDoNotCall, readDoNotCall } from '#domain/callbacks/do-not-call.operations.server.ts'
import * as entries from '#domain/catalog-drafts/catalog-entries.operations.server.ts'
import * as publishing from '#domain/catalog-drafts/publishing.operations.server.ts'
import { askQueue, claim, giveBack, handOver, saveDeskView } from '#domain/desk/desk.operations.server.ts'
import { followDesk } from '#domain/desk/follow-desk.operations.server.ts'
import { mergeLeadsOfOne, readLead, recordOutcomeOfLead } from '#domain/leads/desk-leads.operations.server.ts'
import { chooseLeadHour, requestBundle, requestQuote } from '#domain/leads/leads.operations.server.ts'
import { measureEvent } from '#domain/measurement/measurement.operations.server.ts'
import { markAsked, readNumbers, readUnanswered } from '#domain/numbers/numbers.operations.server.ts'
import {
  correct,
  keepOrderNote,
  orderOnBehalf,
  readOrder,
  readScript,
  recordOrderOutcome,
} from '#domain/orders/desk-orders.operations.server.ts'
import { orderServices } from '#domain/orders/orders.operations.server.ts'
import {
  addOwnNote,
  cancelOwnOrder,
  changeOrderContact,
  chooseOrderHour,
  followOwnOrder,
  stopPriceReminders,
} from '#domain/orders/own-order.operations.server.ts'
import { readKeptMail, readKeptMails } from '#domain/people/kept-mails.operations.server.ts'
import {
  erase,
  exportPerson,
  findPeople,
  readPerson,
  recordPrivacyRequest,
} from '#domain/people/people.operations.server.ts'
import { askPrivacyChoices, confirmPrivacyChoices } from '#domain/people/privacy.operations.server.ts'
import {
  answerPrivacyRequest,
  readPrivacyRequest,
} from '#domain/people/privacy-requests.operations.server.ts'
import type { OperationFacts } from '#domain/shared/operation.ts'
import { exportAudit, readAudit } from '#domain/staff-access/audit.operations.server.ts'
import {
  askForPasskey,
  enterCode,
  enterPasskey,
  enterRecoveryCode,
} from '#domain/staff-access/factor.operations.server.ts'
import {
  agreeFactorReset,
  askFactorReset,
  refuseFactorReset,
} from '#domain/staff-access/factor-reset.operations.server.ts'
import {
  addPasskey,
  changePresence,
  endOwnOtherDeskSessions,
  readOwnDesk,
  removePasskey,
  renewRecoveryCodes,
  startPasskey,
} from '#domain/staff-access/own-desk.operations.server.ts'
import { acceptInvite, finishSetUp, readInvite } from '#domain/staff-access/set-up.operations.server.ts'
import { leaveDesk, startDeskSession } from '#domain/staff-access/sign-in.operations.server.ts'
import {
  changeRole,
  disableStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  readStaff,
} from '#domain/staff-access/staff.operations.server.ts'
import {
  endWatch,
  remindOfMove,
  turnWatchOn,
  watchPlace,
  watchPrice,
} from '#domain/watches/watches.operations.server.ts'
import { dataPages } from './data-operations.server.ts'
import { openEndpoints, partnerPages } from './partner-operations.server.ts'
import { settingsOperations } from './settings-operations.server.ts'

/** How an operation is reached over HTTP, beside its method and path. */
export type Binding<Bound extends OperationFacts = OperationFacts> = {
  operation: Bound
  /** Status of a success; 200, or 204 where there is nothing to say. */
  status?: 201
  /** The answer holds the session's token, so no cookie is set. */
  token?: true
  /** Partners may ask with their key: their quota counts, and browsers may ask from their sites. */
  partners?: true
  /** Left out of the document: for one program of our own. */
  internal?: true
}

/**
 * The operations that HTTP endpoints answer, by method and path. Routes, the OpenAPI document, the browser's client,
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
  'POST /api/chat-assistant': { operation: sendChatMessage },
  'GET /api/chat-assistant': { operation: readChat },
  'POST /api/chat-assistant/typing': { operation: typeInOwnChat },
  'POST /api/leads': { operation: requestQuote },
  'POST /api/bundle-leads': { operation: requestBundle },
  'POST /api/watches/place': { operation: watchPlace },
  'POST /api/watches/price': { operation: watchPrice },
  'POST /api/watches/move': { operation: remindOfMove },
  'POST /api/events': { operation: measureEvent },
  'POST /api/automation/inbox': { operation: receiveWebhook, internal: true },
} as const satisfies Record<`${'GET' | 'POST'} /api/${string}`, Binding>

export type Endpoint = keyof typeof endpoints

/** The operations behind the forms of pages, behind a link that leads away and behind results, by method and path. */
export const pageOperations: Record<string, readonly OperationFacts[]> = {
  'POST /auth': [signIn, signUp],
  'POST /auth/forgot': [mailAccountLink],
  'POST /auth/reset': [resetPassword],
  'GET /auth/social/:provider': [startSocialSignIn],
  'GET /api/chat-assistant/stream': [followChat],
  'GET /orders/:reference/changes': [followOwnOrder],
  'GET /desk/stream': [followDesk],
  'GET /results': [lookUpZip],
  'POST /account': [changeUsername, changePassword, endOneSession, endOwnOtherSessions, closeAccount],
  'POST /address-history': [deleteSearch],
  'POST /orders/:reference': [changeOrderContact, addOwnNote, cancelOwnOrder, chooseOrderHour],
  'POST /orders/:reference/reminders': [stopPriceReminders],
  'POST /privacy-choices': [askPrivacyChoices],
  'POST /privacy-choices/confirm': [confirmPrivacyChoices],
  'POST /quote': [requestQuote],
  'POST /callback/:lead': [chooseLeadHour],
  'POST /watches': [watchPlace, watchPrice, remindOfMove],
  'POST /watches/confirm': [turnWatchOn],
  'POST /watches/stop': [endWatch],
  ...partnerPages,
  // The desk.
  'GET /desk': [askQueue],
  'POST /desk': [claim, giveBack, handOver, saveDeskView],
  'GET /desk/orders/:reference': [readOrder],
  'POST /desk/orders/:reference': [recordOrderOutcome, claim, giveBack, correct, keepOrderNote],
  'GET /desk/chats': [readChats],
  'GET /desk/chats/:chat': [readChats],
  'POST /desk/chats/:chat': [takeOverChat, writeInChat, handBackChat],
  'POST /desk/chats/:chat/typing': [typeInChat],
  'GET /desk/leads/:lead': [readLead],
  'POST /desk/leads/:lead': [recordOutcomeOfLead, mergeLeadsOfOne, claim, giveBack],
  'GET /desk/leads/:lead/order': [readScript],
  'POST /desk/leads/:lead/order': [orderOnBehalf],
  'POST /desk/sign-in': [
    startDeskSession,
    enterCode,
    enterRecoveryCode,
    askForPasskey,
    enterPasskey,
    leaveDesk,
  ],
  'GET /desk/set-up': [readInvite],
  'POST /desk/set-up': [acceptInvite, finishSetUp],
  'GET /desk/deliveries': [readDeliveries],
  'POST /desk/deliveries': [replayDeliveries, sendTestMessage],
  'GET /desk/deliveries/:message': [readDelivery],
  'POST /desk/deliveries/:message': [replayDeliveries, giveUpDelivery],
  'GET /desk/inbox': [readInbox],
  'GET /desk/inbox/:id': [readInboxMessage],
  'GET /desk/mails': [readKeptMails],
  'GET /desk/mails/:id': [readKeptMail],
  'GET /desk/people': [findPeople],
  'GET /desk/people/:key': [readPerson],
  'POST /desk/people/:key': [recordPrivacyRequest, erase],
  'POST /desk/people/:key/export': [exportPerson],
  'GET /desk/privacy/:id': [readPrivacyRequest],
  'POST /desk/privacy/:id': [answerPrivacyRequest],
  'GET /desk/do-not-call': [readDoNotCall],
  'POST /desk/do-not-call': [changeDoNotCall],
  'GET /desk/catalog': [entries.readCatalog],
  'GET /desk/catalog/drafts': [publishing.readCatalogDrafts],
  'POST /desk/catalog/drafts': publishing.publicationDecisions,
  'GET /desk/catalog/publish': [publishing.readCatalogChanges],
  'POST /desk/catalog/publish': [publishing.publishCatalog],
  'GET /desk/catalog/:kind/:id': [entries.readCatalogEntry],
  'POST /desk/catalog/:kind/:id': [entries.saveCatalogDraft, entries.withdrawCatalogDraft],
  'GET /desk/preview/:drafts/:one?/:two?/:three?/:four?': [publishing.previewCatalog],
  'GET /desk/reports': [readReports],
  'POST /desk/reports': [decideReport],
  ...dataPages,
  'POST /desk/sign-out': [leaveDesk],
  'GET /desk/me': [readOwnDesk],
  'POST /desk/me': [startPasskey, addPasskey, removePasskey, renewRecoveryCodes, endOwnOtherDeskSessions],
  'GET /desk/staff': [readStaff],
  'POST /desk/staff': [
    ...[inviteStaff, changeRole, endStaffSessions, disableStaff, enableStaff],
    ...[askFactorReset, agreeFactorReset, refuseFactorReset],
  ],
  ...settingsOperations,
  'GET /desk/audit': [readAudit],
  'POST /desk/audit/export': [exportAudit],
  'GET /desk/numbers': [readNumbers],
  'GET /desk/numbers/table': [readNumbers],
  'GET /desk/numbers/unanswered': [readUnanswered],
  'POST /desk/numbers/unanswered': [markAsked],
  'POST /desk/presence': [changePresence],
}

const bindings = new Map<string, Binding>(Object.entries(endpoints))

/** The operations that a method of a route asks for; none where a page is read. */
export function operationsAt(method: string, route: string): readonly OperationFacts[] {
  const key = `${method} ${route}`
  const binding = bindings.get(key)
  return binding ? [binding.operation] : (pageOperations[key] ?? [])
}
