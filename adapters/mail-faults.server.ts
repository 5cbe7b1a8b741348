import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Tells a call of the auth library about emails that couldn't be stored in the meantime: the library itself carries
 * on silently.
 */
export type MailFaults = {
  /** Wraps the function that stores an email, for the library to call. */
  noting<Mail>(keep: (mail: Mail) => Promise<void>): (mail: Mail) => Promise<void>
  /** Runs a call of the library. Once the call is done, throws the fault of an email that it requested. */
  telling<T>(call: () => Promise<T>): Promise<T>
}

/** An email that belongs to a call could not be stored. */
export class MailNotKept extends Error {
  override name = 'MailNotKept'
}

export function createMailFaults(): MailFaults {
  const calls = new AsyncLocalStorage<unknown[]>()
  return {
    noting: keep => async mail => {
      try {
        await keep(mail)
      } catch (fault) {
        calls.getStore()?.push(fault)
        throw fault
      }
    },
    async telling(call) {
      const faults: unknown[] = []
      const answer = await calls.run(faults, call)
      if (faults.length > 0) throw new MailNotKept('The mail was not kept', { cause: faults[0] })
      return answer
    },
  }
}
