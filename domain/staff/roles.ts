/** A staff member's role: answers customers, maintains prices and data, or runs the desk. */
export const staffRoles = ['agent', 'editor', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether somebody can be reached right now, as they set it themselves. */
export const presences = ['online', 'busy', 'away'] as const
export type Presence = (typeof presences)[number]

const everyone = staffRoles
const people = ['agent', 'administrator'] as const
const editors = ['editor', 'administrator'] as const
const administrators = ['administrator'] as const

/**
 * Who may do what at the desk: roles by operation. This is the only place that says so: a desk operation missing here
 * can't be declared.
 */
const mayPerform = {
  // One's own account.
  readOwnDesk: everyone,
  followDesk: everyone,
  setPresence: people,
  startPasskey: everyone,
  addPasskey: everyone,
  removePasskey: everyone,
  renewRecoveryCodes: everyone,
  endOwnOtherDeskSessions: everyone,
  // Work.
  readQueue: people,
  readNextWork: people,
  claimWork: people,
  giveBackWork: people,
  handOverWork: people,
  saveDeskView: everyone,
  addNote: people,
  readOrder: people,
  readAlsoTheirs: people,
  recordOutcome: people,
  correctOrder: people,
  readLead: people,
  enterCaller: people,
  noteOnLead: people,
  mergeLeads: people,
  recordLeadOutcome: people,
  reopenLead: people,
  reopenOrder: people,
  readOrderScript: people,
  orderForCustomer: people,
  // Conversations.
  readChats: people,
  findChatOfLead: people,
  takeOverChat: people,
  writeInChat: people,
  typeInChat: people,
  handBackChat: people,
  noteCallInChat: people,
  // People and their rights.
  searchPeople: people,
  readPerson: people,
  recordPrivacyRequest: people,
  readPrivacyRequest: people,
  answerPrivacyRequest: people,
  exportPerson: administrators,
  erasePerson: administrators,
  readDoNotCall: people,
  changeDoNotCall: people,
  // What is sent out, and what people report about our data.
  readDeliveries: administrators,
  readDelivery: administrators,
  replayDeliveries: administrators,
  giveUpDelivery: administrators,
  sendTestMessage: administrators,
  readInbox: administrators,
  readInboxMessage: administrators,
  readKeptMails: administrators,
  readKeptMail: administrators,
  sendMailAgain: administrators,
  readReports: everyone,
  decideReport: editors,
  // Other people's sites that show our widget or call our API.
  readPartners: administrators,
  readPartner: administrators,
  addPartner: administrators,
  changePartner: administrators,
  addPartnerKey: administrators,
  revokePartnerKey: administrators,
  // Prices and data.
  readCatalog: editors,
  readCatalogEntry: editors,
  saveCatalogDraft: editors,
  withdrawCatalogDraft: editors,
  readCatalogDrafts: editors,
  readCatalogChanges: editors,
  previewCatalog: editors,
  publishCatalog: editors,
  approvePublication: editors,
  cancelPublication: editors,
  takeBackPublication: editors,
  // The office.
  readNumbers: editors,
  readUnanswered: editors,
  markUnanswered: editors,
  // Business settings.
  readSettings: editors,
  changeHours: administrators,
  changeWords: editors,
  changeContractFigure: editors,
  changeSensitiveSetting: administrators,
  readReceivers: administrators,
  addReceiver: administrators,
  changeReceiver: administrators,
  pauseReceiver: administrators,
  rotateReceiverSecret: administrators,
  removeReceiver: administrators,
  testReceiver: administrators,
  // Coverage and labels.
  readCoverage: editors,
  uploadCoverage: editors,
  fetchCoverage: editors,
  cancelCoverageJob: editors,
  takeBackCoverage: editors,
  removeCoverageUpload: editors,
  readPromises: editors,
  decideRefusal: editors,
  readLabels: editors,
  readLabelsOfProvider: editors,
  decideLabelDifference: editors,
  fetchProviderLabels: editors,
  uploadLabels: editors,
  takeBackLabels: editors,
  takeBackLabelCheck: editors,
  // The system.
  readAudit: administrators,
  exportAudit: administrators,
  readStaff: administrators,
  inviteStaff: administrators,
  withdrawInvite: administrators,
  changeRole: administrators,
  endStaffSessions: administrators,
  disableStaff: administrators,
  enableStaff: administrators,
  askFactorReset: administrators,
  agreeFactorReset: administrators,
  refuseFactorReset: administrators,
} as const satisfies Record<string, readonly StaffRole[]>

/** The operations of the desk, by name. */
export type DeskOperationName = keyof typeof mayPerform

/** Actions that ask for the second factor again. */
export const sensitiveOperations: ReadonlySet<DeskOperationName> = new Set([
  'exportPerson',
  'erasePerson',
  'exportAudit',
  'addPartnerKey',
  // What is published to everybody.
  'publishCatalog',
  'approvePublication',
  'inviteStaff',
  'changeRole',
  'endStaffSessions',
  'disableStaff',
  'enableStaff',
  'askFactorReset',
  'agreeFactorReset',
  'changeSensitiveSetting',
  'changeContractFigure',
  'addReceiver',
  'changeReceiver',
  'rotateReceiverSecret',
  'removeReceiver',
  // Somebody who takes over an open session for a minute must not be able to stay.
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
])

export function isAllowed(role: StaffRole, operation: DeskOperationName): boolean {
  const roles: readonly StaffRole[] = mayPerform[operation]
  return roles.includes(role)
}
