/** What somebody of the staff is: answers customers, keeps prices and data, or runs the place. */
export const staffRoles = ['agent', 'editor', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether somebody can be reached just now, by their own word. */
export const presences = ['online', 'busy', 'away'] as const
export type Presence = (typeof presences)[number]

const everyone = staffRoles
const people = ['agent', 'administrator'] as const
const editors = ['editor', 'administrator'] as const
const administrators = ['administrator'] as const

/**
 * Who may do what at the desk: role by operation. It is the only place that says so: an operation of the desk that
 * does not stand here cannot be declared.
 */
const mayPerform = {
  // Oneself.
  readOwnDesk: everyone,
  followDesk: everyone,
  setPresence: everyone,
  startPasskey: everyone,
  addPasskey: everyone,
  removePasskey: everyone,
  renewRecoveryCodes: everyone,
  endOwnOtherDeskSessions: everyone,
  // Work.
  readQueue: people,
  claimWork: people,
  giveBackWork: people,
  handOverWork: people,
  saveDeskView: everyone,
  addNote: people,
  readOrder: people,
  recordOutcome: people,
  correctOrder: people,
  bookSlotForCustomer: people,
  readLead: people,
  mergeLeads: people,
  recordLeadOutcome: people,
  readOrderScript: people,
  orderForCustomer: people,
  // Conversations.
  readChats: people,
  takeOverChat: people,
  writeInChat: people,
  typeInChat: people,
  handBackChat: people,
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
  // What goes out, and what is said of our data.
  readDeliveries: administrators,
  readDelivery: administrators,
  replayDeliveries: administrators,
  giveUpDelivery: administrators,
  sendTestMessage: administrators,
  readInbox: administrators,
  readInboxMessage: administrators,
  readKeptMails: administrators,
  readKeptMail: administrators,
  readReports: everyone,
  decideReport: editors,
  // Sites of others that carry our widget or ask our API.
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
  // What the business sets.
  readSettings: editors,
  changeHours: administrators,
  changeWords: editors,
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
  // The house.
  readAudit: administrators,
  exportAudit: administrators,
  readStaff: administrators,
  inviteStaff: administrators,
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

/** Acts that ask for the second factor again. */
export const sensitiveOperations: ReadonlySet<DeskOperationName> = new Set([
  'exportPerson',
  'erasePerson',
  'exportAudit',
  'addPartnerKey',
  // What the whole world is told.
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
  'addReceiver',
  'changeReceiver',
  'rotateReceiverSecret',
  'removeReceiver',
  // Whoever takes over an open session for a minute must not stay.
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
])

export function isAllowed(role: StaffRole, operation: DeskOperationName): boolean {
  const roles: readonly StaffRole[] = mayPerform[operation]
  return roles.includes(role)
}
