/** What a figure is split by, besides the day. */
export const dimensions = ['state', 'provider', 'source', 'campaign'] as const
export type Dimension = (typeof dimensions)[number]

/** Something that is counted: one declaration each. `from` says where it is counted: events of browsers, or stored rows. */
type CountFigure = {
  name: string
  /** The exact definition; it is shown beside the figure. */
  definition: string
  by: readonly Dimension[]
  /**
   * Events reported by browsers or the assistant, `name label`; `*` is every label. If absent,
   * `facts-of-day.server.ts` counts it.
   */
  events?: readonly string[]
}

const visit = ['state', 'source', 'campaign'] as const

/** Every counted figure. Days are calendar days in Central Time; each figure belongs to the day on which it happened. */
const counts = {
  searches: {
    name: 'Searches',
    definition:
      'Visits (browser tabs) that asked about a ZIP code or an address; once each. Browsers without script are not counted.',
    by: visit,
    events: ['place_searched *'],
  },
  results: {
    name: 'Results',
    definition:
      'Visits that were shown at least one provider for their place, known or likely, and did something there or stayed for ten seconds; once each.',
    by: visit,
    events: ['place_answered found', 'place_answered likely'],
  },
  no_answer: {
    name: 'Places without an answer',
    definition: 'Visits whose place nobody could be named for; once for each visit and place.',
    by: visit,
    events: ['place_answered none'],
  },
  carts: {
    name: 'Carts',
    definition:
      'Visits that put a first service into the cart; once each, under the provider of that service.',
    by: dimensions,
    events: ['cart_started *'],
  },
  checkouts: {
    name: 'Checkouts',
    definition:
      'Visits that opened the checkout with something in the cart; once each, under every provider in it.',
    by: dimensions,
    events: ['checkout_started *'],
  },
  orders: {
    name: 'Orders',
    definition: 'Orders placed on the site by customers, under every provider in them.',
    by: dimensions,
  },
  reached: {
    name: 'Reached',
    definition: 'Orders of the site whose customer was reached for the first time.',
    by: dimensions,
  },
  booked: {
    name: 'Booked',
    definition: 'Orders of the site whose installation was booked for the first time.',
    by: dimensions,
  },
  not_available: {
    name: 'Not available there',
    definition: 'Orders of the site that ended because the provider does not serve the home.',
    by: dimensions,
  },
  cancelled: {
    name: 'Canceled',
    definition: 'Orders of the site that ended because the customer no longer wanted them.',
    by: dimensions,
  },
  orders_phone: {
    name: 'Orders by phone',
    definition: 'Orders that staff placed on a customer’s behalf; not among the orders of the site.',
    by: ['state', 'provider'],
  },
  leads: {
    name: 'Leads',
    definition: 'Requests for a call, by the form they came from; a repeat within ten minutes counts once.',
    by: visit,
  },
  leads_reached: {
    name: 'Leads reached',
    definition: 'Leads whose sender was reached, or ordered on the phone, for the first time.',
    by: visit,
  },
  calls_pressed: {
    name: 'Presses on a phone number',
    definition: 'Every press on a link that calls the sales line.',
    by: ['source', 'campaign'],
    events: ['contact_initiated phone'],
  },
  chats_opened: {
    name: 'Chats opened',
    definition: 'Every opening of the chat, whether or not anything was written.',
    by: ['source', 'campaign'],
    events: ['contact_initiated chat'],
  },
  contact_shown: {
    name: 'Ways to reach us shown',
    definition: 'Every opening of the choice between call and chat on the page for cord cutters.',
    by: ['source', 'campaign'],
    events: ['contact_options_shown *'],
  },
  bundles_explored: {
    name: 'Bundles explored',
    definition: 'Every press on ‘Explore bundles’ on the page for cord cutters.',
    by: ['source', 'campaign'],
    events: ['explore_bundles *'],
  },
  sign_ups: {
    name: 'Sign-ups',
    definition: 'Accounts that were made with an email address and a password.',
    by: ['source', 'campaign'],
    events: ['conversion sign_up'],
  },
  sign_ins: {
    name: 'Sign-ins',
    definition: 'Sign-ins by password or by an outside account, the first one there too.',
    by: ['source', 'campaign'],
    events: ['conversion sign_in', 'conversion social_sign_in'],
  },
  confirmations: {
    name: 'Confirmations seen',
    definition: 'Orders whose confirmation page was seen, once for each order and browser.',
    by: ['source', 'campaign'],
    events: ['conversion order'],
  },
  chats: {
    name: 'Conversations',
    definition: 'Chats begun that day in which the visitor wrote something.',
    by: [],
  },
  chats_alone: {
    name: 'Solved without a person',
    definition: 'Conversations begun that day in which no person was asked for and none wrote.',
    by: [],
  },
  questions: {
    name: 'Questions in chats',
    definition: 'Questions that the assistant was asked, answered or not.',
    by: [],
    events: ['chat_answered *'],
  },
  questions_answered: {
    name: 'Questions answered',
    definition: 'Questions that the assistant knew an answer to.',
    by: [],
    events: ['chat_answered known'],
  },
  consents_asked: {
    name: 'Asked for consent',
    definition:
      'Leads whose form or chat asked whether we may call, text or email with offers; sent again at once, it is the same one.',
    by: [],
  },
  consents_given: {
    name: 'Consent given',
    definition: 'Those that agreed to calls, texts or emails with offers.',
    by: [],
  },
  mails: { name: 'Emails', definition: 'Emails that were written, by kind.', by: [] },
  mails_sent: {
    name: 'Emails handed over',
    definition:
      'Emails that a mail server took, by the day on which it did. None where no mail server is set.',
    by: [],
  },
  messages: {
    name: 'Messages',
    definition: 'Webhook messages that were tried for the first time, by kind.',
    by: [],
  },
  messages_at_once: {
    name: 'Delivered at once',
    definition: 'Messages whose first attempt the receiver took (status 200 to 299).',
    by: [],
  },
  attempts_failed: {
    name: 'Failed attempts',
    definition: 'Attempts that the receiver did not take, first ones and repeats.',
    by: [],
  },
} as const satisfies Record<string, CountFigure>

export type CountId = keyof typeof counts
export const countIds = Object.keys(counts) as CountId[]
export const countOf = (id: CountId): CountFigure => counts[id]

/** Figures whose parts are counted separately: by form, by kind. All others have one part. */
export const figuresWithParts: readonly CountId[] = [
  ...(['leads', 'consents_asked', 'consents_given'] as const),
  ...(['mails', 'mails_sent', 'messages', 'messages_at_once', 'attempts_failed'] as const),
]

/** The steps from a search to an installation, in order. */
export const funnel = ['searches', 'results', 'carts', 'checkouts', 'orders', 'reached', 'booked'] as const

/** Shares: one figure as a part of another, on the same days. */
export const shares = {
  results_share: { name: 'Searches with a result', part: 'results', whole: 'searches' },
  orders_share: { name: 'Orders of searches', part: 'orders', whole: 'searches' },
  booked_share: { name: 'Booked of orders', part: 'booked', whole: 'orders' },
  chats_alone_share: { name: 'Chats solved without a person', part: 'chats_alone', whole: 'chats' },
  questions_share: { name: 'Questions answered', part: 'questions_answered', whole: 'questions' },
  consents_share: { name: 'Consent given', part: 'consents_given', whole: 'consents_asked' },
  at_once_share: { name: 'Messages delivered at once', part: 'messages_at_once', whole: 'messages' },
} as const satisfies Record<string, { name: string; part: CountId; whole: CountId }>

/** How long something took: percentiles by nearest rank, and the share within the promised time. */
export const times = {
  first_call_order: {
    name: 'First call about an order',
    definition:
      'From placing an order on the site to the first outcome that staff recorded; a call that was put off is none. Within the promise: by the time that was told to the customer.',
  },
  first_call_lead: {
    name: 'First call about a lead',
    definition:
      'From a lead to the first outcome that staff recorded; a call that was put off is none. Within the promise: within 24 hours, in calling hours.',
  },
  booked_call: {
    name: 'Call at a booked hour',
    definition:
      'From the beginning of an hour that was booked for a call to the first outcome after it. Within the promise: before the hour ended.',
  },
  chat_wait: {
    name: 'Wait for a person in the chat',
    definition: 'From asking for a person to the one who took the conversation. Nothing is promised.',
  },
} as const satisfies Record<string, { name: string; definition: string }>

export type TimeId = keyof typeof times
export const timeIds = Object.keys(times) as TimeId[]
