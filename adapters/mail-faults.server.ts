import { AsyncLocalStorage } from 'node:async_hooks'

/** Tells a call of the auth library of the mails that could not be kept meanwhile: the library itself goes on in silence. */
export type MailFaults = {
  /** Wraps what keeps a mail, for the library to call. */
  noting<Mail>(keep: (mail: Mail) => Promise<void>): (mail: Mail) => Promise<void>
  /** Runs a call of the library. Throws the fault of a mail that it asked for, once the call itself is done. */
  telling<T>(call: () => Promise<T>): Promise<T>
}

/** A mail that belongs to a call could not be kept. */
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
