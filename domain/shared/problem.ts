import { checkoutProblems } from './checkout-problems.ts'
import { deskProblems } from './desk-problems.ts'
import { orderProblems } from './order-problems.ts'
import type { ProblemKind } from './problem-kind.ts'
import { ZIP_MILITARY, ZIP_UNKNOWN } from './zip-words.ts'

const CHECK_FORM = {
  status: 422,
  title: 'Please check the form',
  retry: false,
  within: 'invalid_input',
} as const
const MALFORMED = {
  status: 400,
  title: 'Request not understood',
  retry: false,
  within: 'malformed_request',
} as const

/** Every expected refusal, once: its status and its words (specification, section 8). */
export const problems = {
  invalid_input: {
    status: 422,
    title: 'Please check the form',
    message: 'Some fields need another look.',
    retry: false,
  },
  malformed_request: {
    status: 400,
    title: 'Request not understood',
    message: 'The request could not be read.',
    retry: false,
  },
  body_too_large: { status: 413, title: 'Too much data', message: 'The request is too large.', retry: false },
  headers_too_large: {
    status: 431,
    title: 'Too much data',
    message: 'The address or the headers of the request are too long.',
    retry: false,
  },
  request_too_slow: {
    status: 408,
    title: 'Request too slow',
    message: 'The request did not arrive in time. Please try again.',
    retry: true,
  },
  foreign_origin: {
    status: 403,
    title: 'Request refused',
    message: 'This request came from another site, or did not say where it came from.',
    retry: false,
  },
  not_found: { status: 404, title: 'Not found', message: 'There is nothing at this address.', retry: false },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    message: 'This address does not take that kind of request.',
    retry: false,
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    message: 'That was a lot of requests in a short time. Please wait a moment and try again.',
    retry: true,
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong',
    message: 'Something went wrong on our side. Please try again, or call us.',
    retry: true,
  },
  database_unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    message: 'We cannot reach our records right now. Please try again in a minute, or call us.',
    retry: true,
  },
  too_busy: {
    status: 503,
    title: 'Very busy right now',
    message: 'Many people are here at once. Please try again in a few seconds, or call us.',
    retry: true,
  },
  authentication_required: {
    status: 401,
    title: 'Authentication required',
    message: 'Please sign in to complete your purchase',
    retry: false,
  },
  ...checkoutProblems,
  ...deskProblems,
  ...orderProblems,
  username_taken: {
    status: 409,
    title: 'Error creating account',
    message: 'This username is already taken. Please choose another one.',
    retry: false,
  },
  email_taken: {
    status: 409,
    title: 'Error creating account',
    message: 'This account could not be created. If you already have one, sign in instead.',
    retry: false,
  },
  sign_in_refused: {
    status: 401,
    title: 'Error signing in',
    message: 'Invalid email or password',
    retry: false,
  },
  email_not_confirmed: {
    status: 403,
    title: 'Error signing in',
    message: 'Please confirm your email address first. We have sent you the link again.',
    retry: false,
  },
  link_expired: {
    status: 410,
    title: 'Authentication error',
    message: 'This link has expired or was used already. Please ask for a new one.',
    retry: false,
  },
  password_wrong: {
    status: 422,
    title: 'Password not changed',
    message: 'This is not your current password.',
    retry: false,
  },
  password_common: {
    status: 422,
    title: 'Please choose another password',
    message: 'This is one of the most common passwords. Please choose another one.',
    retry: false,
  },
  last_way_in: {
    status: 409,
    title: 'Not unlinked',
    message: 'It’s your only way to sign in. Set a password before you unlink it.',
    retry: false,
  },
  parameter_repeated: { ...MALFORMED, message: 'A parameter of the address comes twice.' },
  not_json: { ...MALFORMED, message: 'Send JSON in UTF-8, please.' },
  signature_wrong: { ...MALFORMED, message: 'The signature does not fit.' },
  address_not_understood: {
    ...CHECK_FORM,
    message: 'Enter a ZIP code, or an address as: street, city, state ZIP.',
  },
  zip_needed: { ...CHECK_FORM, message: 'Enter a ZIP code of five digits, as in ?zip=78701.' },
  zip_unknown: { ...CHECK_FORM, message: ZIP_UNKNOWN },
  zip_military: { ...CHECK_FORM, message: ZIP_MILITARY },
  zip_state_mismatch: {
    ...CHECK_FORM,
    message: 'This ZIP code is in another state. Please check both.',
  },
  zip_not_listed: {
    status: 404,
    title: 'Not found',
    message: 'We do not know this ZIP code.',
    retry: false,
    within: 'not_found',
  },
  plan_not_found: {
    status: 404,
    title: 'Not found',
    message: 'We don’t list this plan.',
    retry: false,
    within: 'not_found',
  },
  place_unknown: { ...CHECK_FORM, message: 'We do not know this place.' },
  provider_unknown: { ...CHECK_FORM, message: 'We do not know this provider.' },
  nothing_chosen: { ...CHECK_FORM, message: 'Choose at least one service.' },
  plan_unknown: {
    ...CHECK_FORM,
    message: 'A plan of this bundle is no longer offered. Please choose again.',
  },
  event_unknown: { ...CHECK_FORM, message: 'Unknown event' },
  deletion_not_confirmed: { ...CHECK_FORM, message: 'Check the box to delete the account' },
  privacy_contact_unclear: {
    ...CHECK_FORM,
    message: 'Enter an email address, or a US phone number with ten digits',
  },
  privacy_choice_missing: { ...CHECK_FORM, message: 'Choose at least one.' },
  watch_link_expired: {
    status: 410,
    title: 'This link has expired',
    message: 'This link has expired. Please ask again where you want to be told.',
    retry: false,
  },
  too_many_watches: {
    status: 409,
    title: 'Too many watches',
    message:
      'You have 20 email alerts already, the most one email address can have. Stop one first: the link is at the end of our emails.',
    retry: false,
  },
  chat_empty: {
    status: 404,
    title: 'Nothing said yet',
    message: 'There is no conversation here to email.',
    retry: false,
  },
  plan_not_listed: { ...CHECK_FORM, message: 'We don’t list this plan anymore.' },
  partner_key_unknown: {
    status: 401,
    title: 'Key not known',
    message: 'This key is not known, or was revoked.',
    retry: false,
  },
  partner_key_other_kind: {
    status: 403,
    title: 'Another kind of key needed',
    message:
      'A key for pages works in the widget and in browsers on the partner’s sites. A key for programs works outside of browsers. Ask us for one of the other kind.',
    retry: false,
  },
  partner_site_unknown: {
    status: 403,
    title: 'Site not allowed',
    message: 'This key may not be used on this site.',
    retry: false,
  },
  partner_quota_used: {
    status: 429,
    title: 'Quota used up',
    message:
      'The requests of this key are used up for today. The next day begins at midnight UTC. Without the key, the limits per network apply.',
    retry: true,
  },
  guide_unknown: { ...CHECK_FORM, message: 'We do not have this guide.' },
  watch_price_not_lower: { ...CHECK_FORM, message: 'Enter a price lower than today’s' },
  moving_day_unclear: {
    ...CHECK_FORM,
    message: 'Enter the day you move: within the next 12 months, or about a month ago at most',
  },
  social_sign_in_unavailable: {
    status: 404,
    title: 'Error signing in',
    message: 'Signing in with this provider is not set up on this site yet.',
    retry: false,
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems

/** What the table says about a problem. */
export const problemKind = (code: ProblemCode): ProblemKind => problems[code]

/** Errors by field name, with the messages beside the fields. */
export type FieldErrors = Record<string, string>
