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
  work_taken: {
    status: 409,
    title: 'Somebody has it',
    message: 'A colleague has claimed this.',
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
  state_refused: {
    status: 409,
    title: 'Not possible now',
    message: 'This cannot follow what happened before.',
    retry: false,
  },
} as const satisfies Record<string, ProblemKind>
