/** All networks of one /48 together may do this many times what one of them may: who has one has 65,536 of the others. */
export const NETWORKS_OF_SITE = 10

/** How often one client address (or account, if so named) may do what costs us something. */
export const requestLimits = {
  lookup: { points: 60, seconds: 60 },
  /** Requests from other people's assistants; what each asks for has its own limits. */
  mcp: { points: 240, seconds: 60 },
  /** Against a flood of keys; each key's owner has its own quota. */
  partner: { points: 1_200, seconds: 60 },
  /** The widget, whose key everybody can read: nobody may use up what is meant for all the others who see it. */
  widget: { points: 60, seconds: 60 },
  /** Plans, their changes and guides, as other programs ask for them. */
  plans: { points: 120, seconds: 60 },
  zip: { points: 120, seconds: 60 },
  report: { points: 20, seconds: 600 },
  lead: { points: 10, seconds: 600 },
  chat: { points: 60, seconds: 60 },
  chat_history: { points: 120, seconds: 60 },
  chat_new_session: { points: 60, seconds: 3600 },
  /** Counted per session, not per address. */
  chat_session: { points: 20, seconds: 60 },
  chat_session_day: { points: 300, seconds: 86_400 },
  /** The pace of a language model's answers; what they cost has `VISITORS_PART_OF_TOKENS`. */
  assistant_model: { points: 4, seconds: 60 },
  /** Everybody reconnects at once when a process ends, whole offices from one address. */
  chat_stream: { points: 300, seconds: 60 },
  order_stream: { points: 300, seconds: 60 },
  chat_mail: { points: 10, seconds: 3600 },
  /** Each is a mail to somebody who may not have asked for it. */
  chat_mail_address: { points: 3, seconds: 86_400 },
  chat_typing: { points: 60, seconds: 60 },
  privacy: { points: 10, seconds: 600 },
  privacy_contact: { points: 3, seconds: 3600 },
  watch: { points: 20, seconds: 3600 },
  /** Each is an email to somebody who may not have asked for it. */
  watch_address: { points: 5, seconds: 3600 },
  watch_confirm: { points: 60, seconds: 600 },
  /** Mail programs unsubscribe for many people from one network. */
  watch_stop: { points: 600, seconds: 600 },
  cart_cost: { points: 120, seconds: 60 },
  /** Own orders, requests, searches and account: each reading may look up what holds at a home. */
  own_pages: { points: 240, seconds: 60 },
  /** Programs that follow price changes, some for many readers. */
  price_changes_file: { points: 60, seconds: 60 },
  order_change: { points: 60, seconds: 600 },
  order: { points: 60, seconds: 60 },
  /** Orders per account, not attempts: a staff member calls about each. Counted by the statement that stores one. */
  order_account: { points: 60, seconds: 3600 },
  event: { points: 120, seconds: 60 },
  sign_in: { points: 20, seconds: 60 },
  /** One network's guesses at one account, of a customer or of staff, as all that begin with `sign_in_`. */
  sign_in_pair: { points: 10, seconds: 300 },
  /** Strangers' guesses at one account. With the turns below that is about 300 an hour, for whoever has the networks. */
  sign_in_account: { points: 20, seconds: 1_200 },
  /** Once those are used up: a turn that only networks with turns of their own get, so that an owner gets one soon. */
  sign_in_turn: { points: 1, seconds: 15 },
  /** How many of an account's turns one network gets, counted by /48: reusing networks keeps nobody else out. */
  sign_in_own_turns: { points: 3, seconds: 86_400 },
  /** Browsers that the account was used in, counted apart from strangers. */
  sign_in_device: { points: 10, seconds: 300 },
  /** After this many wrong ones from strangers, the owner is notified, once a day. */
  sign_in_wrong: { points: 9, seconds: 3600 },
  sign_in_told: { points: 1, seconds: 86_400 },
  sign_up: { points: 10, seconds: 600 },
  social_sign_in: { points: 30, seconds: 600 },
  password: { points: 20, seconds: 600 },
  account_mail: { points: 10, seconds: 3600 },
  account_mail_address: { points: 3, seconds: 3600 },
  history: { points: 120, seconds: 60 },
  /** Several staff members may share an office's address. */
  staff_sign_in: { points: 20, seconds: 300 },
  staff_set_up: { points: 20, seconds: 600 },
  /** Each posts to an outside address and waits for it. */
  receiver_test: { points: 10, seconds: 60 },
  staff_invite: { points: 20, seconds: 3600 },
  /** Six digits: at this pace half of all codes take years. */
  staff_factor: { points: 5, seconds: 300 },
} as const

/** So much of the day's tokens of a language model one visitor may use: no one can use up what others need. */
export const VISITORS_PART_OF_TOKENS = 0.05

export type LimitName = keyof typeof requestLimits
