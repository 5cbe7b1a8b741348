import { z } from 'zod/mini'
import { signedInOperation } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Person, WebCaller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { passwordChangeForm, usernameForm } from './account-forms.ts'
import type { Accounts } from './accounts.server.ts'
import { isCommonPassword } from './common-passwords.server.ts'
import { deleteOwnAccount } from './delete-account.server.ts'
import { endOtherSessions, endSession } from './end-sessions.server.ts'
import { socialProviders } from './social-providers.ts'
import { unlinkProvider } from './ways-in.server.ts'

type Deps = { accounts: Accounts; db: Database }
type Owner = WebCaller & { user: Person }

/** Guessing a password from inside an open session is limited like signing in. */
const guessing = {
  name: 'password',
  per: 'account',
  keyOf: (_: unknown, { user }: Owner) => user.id,
} as const

/** Gives the account another username. */
export const changeUsername = signedInOperation({
  name: 'changeUsername',
  summary: 'Changes the username of your account.',
  input: usernameForm,
  output: z.object({}),
  refusals: ['username_taken'],
  limits: [guessing],
  lane: 'hashing',
  async run({ accounts }: Deps, { request }: Owner, { username }) {
    const outcome = await accounts.changeUsername(username, request)
    return outcome.ok ? { ...succeeded({}), headers: outcome.value.headers } : outcome
  },
})

/** Changes the password by the old one and ends the other sessions. */
export const changePassword = signedInOperation({
  name: 'changePassword',
  summary: 'Changes your password and signs other devices out.',
  input: passwordChangeForm,
  output: z.object({}),
  refusals: ['password_common', 'password_wrong'],
  limits: [guessing],
  lane: 'hashing',
  async run({ accounts }: Deps, { request }: Owner, change) {
    if (await isCommonPassword(change.password)) return refused('password_common')
    const outcome = await accounts.changePassword(change, request)
    return outcome.ok ? { ...succeeded({}), headers: outcome.value.headers } : outcome
  },
})

/** Unlinks an outside provider from the account. */
export const unlinkOwnProvider = signedInOperation({
  name: 'unlinkOwnProvider',
  summary: 'Unlinks an outside provider from your account, if there is another way to sign in.',
  input: z.object({ provider: z.enum(socialProviders) }),
  output: z.object({}),
  refusals: ['last_way_in'],
  lane: 'rest',
  async run({ db }: Deps, { user }: Owner, { provider }) {
    const outcome = await unlinkProvider(db, user.id, provider)
    return outcome === 'unlinked' ? succeeded({}) : refused(outcome)
  },
})

/** Signs out one device. A session that isn't this account's gets the same answer as one that has already ended. */
export const endOneSession = signedInOperation({
  name: 'endOneSession',
  summary: 'Signs one of your devices out.',
  input: z.object({ id: z.optional(z.string()) }),
  output: z.object({ ended: z.boolean() }),
  refusals: [],
  lane: 'rest',
  async run({ db }: Deps, { user }: Owner, { id = '' }) {
    return succeeded({ ended: z.uuid().safeParse(id).success && (await endSession(db, user.id, id)) })
  },
})

/** Signs every other device out. */
export const endOwnOtherSessions = signedInOperation({
  name: 'endOwnOtherSessions',
  summary: 'Signs all your other devices out.',
  input: z.object({}),
  output: z.object({ ended: z.int() }),
  refusals: [],
  lane: 'rest',
  async run({ accounts, db }: Deps, { request, user }: Owner) {
    const current = await accounts.sessionOf(request)
    return succeeded({ ended: current ? await endOtherSessions(db, user.id, current.sessionId) : 0 })
  },
})

/** Deletes the account for good. */
export const closeAccount = signedInOperation({
  name: 'closeAccount',
  summary:
    'Deletes your account for good, confirmed by the password or, where there is none, by a ticked box.',
  input: z.object({
    currentPassword: z.optional(z.string()),
    confirm: z.optional(z.string()),
  }),
  output: z.object({}),
  refusals: ['password_wrong', 'deletion_not_confirmed'],
  limits: [{ name: 'password', per: 'account', counts: 'in_use_case' }],
  lane: 'hashing',
  async run(
    deps: Deps & { queue: Queue; limiter: RateLimiter<LimitName> },
    { request, user }: Owner,
    { currentPassword = '', confirm },
  ) {
    return deleteOwnAccount(deps, user, request, { currentPassword, confirmed: confirm === 'yes' })
  },
})
