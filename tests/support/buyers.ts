import { setTimeout as wait } from 'node:timers/promises'
import { requestLimits } from '#domain/shared/limits.ts'
import { signUpOverHttp } from './sign-up-over-http.ts'

/** The accounts for a large number of orders, because no account may place that many. */
export class Buyers {
  private readonly cookies: Promise<string>[] = []
  private ordered = 0
  private readonly origin: () => string
  private readonly address: () => string

  constructor(origin: () => string, address: () => string) {
    this.origin = origin
    this.address = address
  }

  /** The session cookie of the next buyer; waits if nobody can sign up right now. */
  next(): Promise<string> {
    const at = Math.floor(this.ordered / requestLimits.order_account.points)
    this.ordered += 1
    this.cookies[at] ??= this.signUp()
    return this.cookies[at]
  }

  private async signUp(): Promise<string> {
    for (;;) {
      const cookie = await signUpOverHttp(this.origin(), this.address()).catch(() => '')
      if (cookie) return cookie
      await wait(100)
    }
  }
}
