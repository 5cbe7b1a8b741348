import { catalogProblems } from './catalog-problems.ts'
import type { ProblemKind } from './problem-kind.ts'

/** Refusals at the desk, for our own staff. */
export const deskProblems = {
  staff_only: { status: 401, title: 'Sign in to the desk', message: 'This is for our staff.', retry: false },
  second_factor_missing: {
    status: 401,
    title: 'One more step',
    message: 'Enter your six-digit code first.',
    retry: false,
  },
  second_factor_again: {
    status: 403,
    title: 'Enter your code again',
    message: 'This needs a six-digit code from the last five minutes.',
    retry: false,
  },
  role_missing: {
    status: 403,
    title: 'Not yours to do',
    message: 'Your role does not include this. Ask an administrator.',
    retry: false,
  },
  staff_sign_in_refused: {
    status: 401,
    title: 'Not signed in',
    message: 'Email or password is wrong.',
    retry: false,
  },
  code_wrong: {
    status: 422,
    title: 'Code not accepted',
    message: 'This code is wrong, or was used already. Wait for the next one.',
    retry: false,
  },
  recovery_code_wrong: {
    status: 422,
    title: 'Recovery code not accepted',
    message: 'This recovery code is wrong, or was used already.',
    retry: false,
  },
  passkey_refused: {
    status: 422,
    title: 'Passkey not accepted',
    message: 'This passkey did not work here. Try again, or enter your six-digit code.',
    retry: false,
  },
  invite_over: {
    status: 410,
    title: 'This link has expired',
    message:
      'The link was used, withdrawn or replaced by a newer one, or is older than 72 hours. If you chose your password with it, sign in. If not, look for a newer link in your email, or ask an administrator for one.',
    retry: false,
  },
  copy_owed: {
    status: 409,
    title: 'A copy is still owed',
    message:
      'This person asked for a copy of their data, too. Send it, mark that request as answered, and erase then: afterwards it can’t be made anymore.',
    retry: false,
  },
  staff_known: {
    status: 409,
    title: 'Already here',
    message: 'Somebody with this email address has an account.',
    retry: false,
  },
  partner_mark_taken: {
    status: 409,
    title: 'Already in use',
    message: 'Another partner has this mark. Choose another one.',
    retry: false,
  },
  partner_unknown: {
    status: 404,
    title: 'No such partner',
    message: 'There is no such partner.',
    retry: false,
  },
  partner_key_over: {
    status: 409,
    title: 'Revoked already',
    message: 'This key was revoked already.',
    retry: false,
  },
  staff_unknown: { status: 404, title: 'Nobody here', message: 'There is no such account.', retry: false },
  role_changed: {
    status: 409,
    title: 'Changed meanwhile',
    message: 'Another administrator changed this role since you opened the page. It is shown as it is now.',
    retry: false,
  },
  not_oneself: {
    status: 409,
    title: 'Not by yourself',
    message: 'Ask another administrator to change your own account.',
    retry: false,
  },
  work_taken: {
    status: 409,
    title: 'Somebody has it',
    message: 'A colleague has claimed this.',
    retry: false,
  },
  colleague_gone: {
    status: 409,
    title: 'Not handed over',
    message:
      'This colleague no longer takes work: their account is closed, or has another role. Choose somebody else.',
    retry: false,
  },
  work_changed: {
    status: 409,
    title: 'Changed meanwhile',
    message: 'Somebody changed this since you opened it. Look at it again before you go on.',
    retry: false,
  },
  work_gone: {
    status: 404,
    title: 'Nothing here',
    message: 'This is done or was never there.',
    retry: false,
  },
  setting_changed: {
    status: 409,
    title: 'Changed meanwhile',
    message:
      'A colleague set this since you opened it. Your entries are still here: compare, then save again.',
    retry: false,
  },
  setting_same: {
    status: 409,
    title: 'Nothing to save',
    message: 'This is set already.',
    retry: false,
  },
  webhook_private: {
    status: 422,
    title: 'Address not taken',
    message: 'Enter an https address on the public internet.',
    retry: false,
  },
  reset_not_asked: {
    status: 409,
    title: 'Nothing to agree to',
    message: 'Nobody has asked for this reset in the last 24 hours, or it is settled already.',
    retry: false,
  },
  reset_same_person: {
    status: 409,
    title: 'Another administrator must agree',
    message: 'You asked for this reset yourself. A second administrator confirms it.',
    retry: false,
  },
  script_changed: {
    status: 409,
    title: 'Read it out again',
    message:
      'These plans have other words by now, or for this address or number. Read out the new ones and ask again.',
    retry: false,
  },
  plan_price_changed: {
    status: 409,
    title: 'Prices have changed',
    message:
      'Prices have changed since you opened this order. Look at the plan’s price again, tell the customer, then save.',
    retry: false,
  },
  lead_ordered: {
    status: 409,
    title: 'Ordered already',
    message: 'An order was placed for this lead already.',
    retry: false,
  },
  state_refused: {
    status: 409,
    title: 'Not possible now',
    message: 'This cannot follow what happened before.',
    retry: false,
  },
  ...catalogProblems,
} as const satisfies Record<string, ProblemKind>
