import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { SignUp } from '#domain/accounts/account-forms.ts'
import { holdUsername, type SignUpAddress } from '#domain/accounts/held-usernames.server.ts'
import { replaceSignUp } from '#domain/accounts/waiting-account.server.ts'
import type { createAccountMails } from './account-mails.server.ts'
import { hashPassword } from './argon2.server.ts'
import type { createConfirmLinks } from './confirm-links.server.ts'

type Parts = {
  secret: string
  now: () => Date
  mails: ReturnType<typeof createAccountMails>
  links: ReturnType<typeof createConfirmLinks>
}

/** How far the library has come with a sign-up. */
type Call = { form: SignUp; address: SignUpAddress; storesUser: boolean; passwordHash: string }

/** What the library calls while it works on a sign-up. */
export function createSignUps({ secret, now, mails, links }: Parts) {
  const running = new AsyncLocalStorage<Call>()
  return {
    callFor(form: SignUp): Call {
      const email = form.email.toLowerCase()
      const mark = createHmac('sha256', secret).update(`held username ${email}`).digest('base64url')
      return { form, address: { email, mark }, storesUser: false, passwordHash: '' }
    },

    run: <T>(call: Call, work: () => Promise<T>) => running.run(call, work),

    hooks: {
      storingUser() {
        const call = running.getStore()
        if (call) call.storesUser = true
      },

      async hashPassword(password: string) {
        const hash = await hashPassword(password)
        const call = running.getStore()
        if (call) call.passwordHash = hash
        return hash
      },

      /**
       * The address has an account. Its owner is told; an account that nobody has confirmed is the newest sign-up's, as
       * nobody knows yet whose address it is.
       */
      mailKnownAddress: mails.noting(async (user: { id: string; email: string; emailVerified: boolean }) => {
        const call = running.getStore()
        if (!call) return
        const { form, address, passwordHash } = call
        const { username } = form
        if (user.emailVerified) {
          return mails.accountExists(user.email, tx => holdUsername(tx, username, address, now()))
        }
        const token = await links.tokenFor(user, passwordHash)
        return mails.confirmInstead({ email: user.email, token }, tx =>
          replaceSignUp(tx, user.id, { username, passwordHash }, address, now()),
        )
      }),
    },
  }
}
