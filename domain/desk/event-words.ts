/**
 * Every kind of event and how staff read it; these words are only here. Event names are permanent, because events are
 * never changed: this table only grows.
 */
export const eventWords = {
  // Orders and leads.
  order_placed: 'Order placed',
  order_contact_changed: 'Contact details changed by the customer',
  order_note_added: 'Note added by the customer',
  order_cancelled: 'Canceled by the customer',
  price_changed: 'Price change told to the customer',
  slot_booked: 'Callback time chosen',
  slot_moved: 'Callback time moved',
  slot_cancelled: 'Callback time given up',
  slot_lost: 'Callback time given back: nobody may call in it anymore',
  readOrder: 'Order opened',
  readLead: 'Lead opened',
  claimWork: 'Claimed',
  giveBackWork: 'Given back',
  handOverWork: 'Handed over',
  reached: 'Reached',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
  call_later: 'Call later',
  confirmed: 'Confirmed with provider',
  booked: 'Installation booked',
  not_available: 'Not available there',
  line_not_available: 'Part of it not available there',
  cancelled: 'Canceled by customer',
  provider_not_reached: 'Provider not reached',
  cancelled_there: 'Canceled with provider',
  not_wanted: 'Not wanted',
  corrected: 'Corrected',
  note: 'Note',
  mergeLeads: 'Leads taken together',
  orderForCustomer: 'Ordered on the customer’s behalf',
  // Chats.
  readChats: 'Chat opened',
  readChatList: 'List of chats opened',
  takeOverChat: 'Chat taken over',
  writeInChat: 'Written in a chat',
  handBackChat: 'Chat handed back',
  noteCallInChat: 'Call noted in a chat',
  // People and their rights.
  searchPeople: 'People searched',
  readPerson: 'Person’s page opened',
  exportPerson: 'Person’s data exported',
  erasePerson: 'Person erased',
  privacy_request: 'Privacy request',
  readPrivacyRequest: 'Privacy request opened',
  answerPrivacyRequest: 'Privacy request answered',
  changeDoNotCall: 'Do-not-call list changed',
  // What is sent out, and what people report about our data.
  readDelivery: 'Delivery opened',
  replayDeliveries: 'Delivery sent again',
  giveUpDelivery: 'Delivery given up',
  sendTestMessage: 'Test message sent',
  readInboxMessage: 'Inbox message opened',
  readKeptMail: 'Email opened',
  decideReport: 'Report of a wrong entry decided',
  decideRefusal: 'Provider’s refusal decided',
  // Catalog.
  draft_saved: 'Draft saved',
  draft_taken_over: 'Draft taken over',
  draft_withdrawn: 'Draft withdrawn',
  publication_requested: 'Publication asked for',
  catalog_scheduled: 'Publication scheduled',
  catalog_published: 'Published',
  publication_approved: 'Publication agreed to',
  publication_cancelled: 'Publication canceled',
  publication_failed: 'Publication failed when its time came',
  taken_back: 'Draft begun that takes it back',
  // Coverage and labels.
  orderCoverageJob: 'Coverage job ordered',
  cancelCoverageJob: 'Coverage job canceled',
  fetchProviderLabels: 'Labels fetched',
  uploadLabels: 'Labels uploaded',
  takeBackLabels: 'Labels taken back to the edition before',
  decideLabelDifference: 'Difference to a label decided',
  markUnanswered: 'Unanswered search or question marked',
  // Business settings.
  setting_changed: 'Setting changed',
  setting_taken_back: 'Setting taken back',
  receiver_added: 'Webhook added',
  receiver_changed: 'Webhook changed',
  receiver_paused: 'Webhook paused',
  receiver_resumed: 'Webhook resumed',
  receiver_removed: 'Webhook removed',
  receiver_secret_rotated: 'Webhook secret replaced',
  receiver_tested: 'Webhook tested',
  partner_added: 'Partner added',
  partner_changed: 'Partner changed',
  partner_key_added: 'Partner key added',
  partner_key_revoked: 'Partner key revoked',
  // Staff.
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  account_made: 'Account set up',
  account_begun_anew: 'Set-up begun again',
  second_factor_set_up: 'Second factor set up',
  second_factor_failed: 'Wrong second factor',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'Recovery codes replaced',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  own_sessions_ended: 'Own other sessions ended',
  staff_invited: 'Invited',
  staff_invite_withdrawn: 'Invitation withdrawn',
  role_changed: 'Role changed',
  sessions_ended: 'Sessions ended',
  staff_disabled: 'Account disabled',
  staff_enabled: 'Account enabled',
  factor_reset_asked: 'Reset of sign-in asked for',
  factor_reset_agreed: 'Reset of sign-in agreed to',
  factor_reset_refused: 'Reset of sign-in refused',
  factor_reset: 'Sign-in reset',
  exportAudit: 'Audit exported',
} as const satisfies Record<string, string>

/** The name of something that happened. */
export type EventName = keyof typeof eventWords

/** An event's words; its bare name if it is older than the table. */
export const wordsOfEvent = (what: string): string =>
  Object.hasOwn(eventWords, what) ? eventWords[what as EventName] : what

/** Who did something: the staff member's name, or else what kind of actor it was. */
export const actorInWords = (actor: string): string =>
  actor === 'visitor' ? 'A visitor' : actor === 'site' ? 'The site' : actor
