import {
  findChatOfLead,
  handBackChat,
  noteCallInChat,
  readChats,
  takeOverChat,
  typeInChat,
  writeInChat,
} from '#domain/assistant/representative/desk-chats.operations.server.ts'
import {
  giveUpDelivery,
  readDeliveries,
  readDelivery,
  replayDeliveries,
  sendTestMessage,
} from '#domain/automation/deliveries.operations.server.ts'
import { readInbox, readInboxMessage } from '#domain/automation/inbox.operations.server.ts'
import { decideReport, readReports } from '#domain/availability/reports.operations.server.ts'
import { changeDoNotCall, readDoNotCall } from '#domain/callbacks/do-not-call.operations.server.ts'
import * as entries from '#domain/catalog-drafts/catalog-entries.operations.server.ts'
import * as publishing from '#domain/catalog-drafts/publishing.operations.server.ts'
import {
  askNext,
  askQueue,
  claim,
  giveBack,
  handOver,
  saveDeskView,
} from '#domain/desk/desk.operations.server.ts'
import { followDesk } from '#domain/desk/follow-desk.operations.server.ts'
import {
  enterNewCaller,
  keepLeadNote,
  mergeLeadsOfOne,
  openLeadAgain,
  readLead,
  recordOutcomeOfLead,
} from '#domain/leads/desk-leads.operations.server.ts'
import { markAsked, readNumbers, readUnanswered } from '#domain/numbers/numbers.operations.server.ts'
import {
  correct,
  keepOrderNote,
  orderOnBehalf,
  readOrder,
  readScript,
  recordOrderOutcome,
} from '#domain/orders/desk-orders.operations.server.ts'
import { readAlsoTheirs } from '#domain/people/also-theirs.operations.server.ts'
import { readKeptMail, readKeptMails, sendMailAgain } from '#domain/people/kept-mails.operations.server.ts'
import {
  erase,
  exportPerson,
  findPeople,
  readPerson,
  recordPrivacyRequest,
} from '#domain/people/people.operations.server.ts'
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
  withdrawInvite,
} from '#domain/staff-access/staff.operations.server.ts'
import { dataPages } from './data-operations.server.ts'
import { settingsOperations } from './settings-operations.server.ts'

/** The operations behind the pages of the desk and their forms, by method and path. */
export const deskPages: Record<string, readonly OperationFacts[]> = {
  'GET /desk/stream': [followDesk],
  'GET /desk': [askQueue],
  'POST /desk': [claim, giveBack, handOver, saveDeskView],
  'GET /desk/orders/:reference': [readOrder, readAlsoTheirs, askNext],
  'POST /desk/orders/:reference': [recordOrderOutcome, claim, giveBack, correct, keepOrderNote],
  'GET /desk/chats': [readChats],
  'GET /desk/chats/:chat': [readChats],
  'POST /desk/chats/:chat': [takeOverChat, writeInChat, handBackChat, noteCallInChat],
  'POST /desk/chats/:chat/typing': [typeInChat],
  'GET /desk/leads/new': [readPerson],
  'POST /desk/leads/new': [enterNewCaller],
  'GET /desk/leads/:lead': [readLead, readAlsoTheirs, findChatOfLead, askNext],
  'POST /desk/leads/:lead': [
    recordOutcomeOfLead,
    openLeadAgain,
    mergeLeadsOfOne,
    keepLeadNote,
    claim,
    giveBack,
  ],
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
  'POST /desk/mails/:id': [sendMailAgain],
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
    ...[inviteStaff, withdrawInvite, changeRole, endStaffSessions, disableStaff, enableStaff],
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
