import { brand } from '#platform/brand.ts'

/** Version of the words below; raise it with every change, because stored consents name it. */
export const CONSENT_TEXT_VERSION = '2026-11-5'

/** Who may call when the marketing box is checked: the seller that a consent names. */
export const consentSellers = [brand.name] as const

/** The words beside the unchecked box (47 CFR 64.1200(f)(9)): who, about what, by which means, and how to stop. */
export function marketingConsentText(salesPhone: string): string {
  return (
    `Yes, ${brand.name} may also call and text me at this number with offers for home internet, TV and home ` +
    'security, including with automated dialing or recorded messages. I do not have to agree to buy anything. ' +
    `I can stop this at any time by replying STOP or calling ${salesPhone}.`
  )
}

/** What sending a form asks for: one call about the request, nothing else. */
export const CALLBACK_TEXT = 'We use your details to call you back about this request, and for nothing else.'

/** The same below the box for offers, which allows more than this request if it is checked. */
export const CALLBACK_BELOW_BOX_TEXT =
  'We use your details to call you back about this request, and for nothing else unless you check the box above.'

/** The same on the checkout, where the request is an order. */
export const ORDER_CALLBACK_TEXT = 'We call this number about your order, and for nothing else.'

/** The same below the box when somebody chooses how to be answered. A text message is never sent without that choice. */
export const ANSWER_TEXT =
  'We use your details to answer this request the way you choose here, by a call, a text message or an email, and for nothing else unless you check the box above.'

/** The checkout's wording for each way to be answered. */
export const orderAnswerTexts = {
  call: ORDER_CALLBACK_TEXT,
  text: 'We text and call this number about your order, and for nothing else.',
  email:
    'We email you about your order first, call this number only if email doesn’t reach you, and use your details for nothing else.',
} as const

/** How long a consent record is kept: five years (16 CFR 310.5(a)(8)). */
export const CONSENT_RETENTION_YEARS = 5

/** How somebody hears of an order that was placed for them on the phone. */
type Reached = {
  /** Nobody may call or text the number. */
  doNotCall: boolean
  /** An email is only promised where one goes out. */
  mailsGoOut: boolean
}

/**
 * What a representative reads out before placing an order on somebody's behalf, word for word; the answer must be
 * yes. `terms` says what is ordered, at which price, and what that depends on, in whole sentences.
 */
export function orderByPhoneText(terms: string, { doNotCall, mailsGoOut }: Reached): string {
  const calls = doNotCall
    ? `We don’t call or text this number, because it is on our do-not-call list. We write to you ${mailsGoOut ? 'by email ' : ''}about your order instead`
    : 'We call this number about your order'
  const details = !mailsGoOut
    ? ' and use your details'
    : doNotCall
      ? ', with its details, and use yours'
      : ', email you its details, and use yours'
  return (
    `I’ll place this order for you: ${terms} ${brand.name} earns a commission if you buy; your price stays the same. ` +
    `${calls}${details} for nothing else. Shall I place it?`
  )
}
