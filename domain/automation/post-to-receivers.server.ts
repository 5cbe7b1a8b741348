import type { Database } from '#platform/database.server.ts'
import { NEVER_POSTED } from './answer-words.ts'
import type { PostToReceiver, PostWebhook } from './deliver-webhook.server.ts'
import type { Outbound } from './outbound.ts'
import { secretsOf } from './receiver-secrets.server.ts'
import { findReceiver } from './receiver-store.server.ts'

type Parts = {
  db: Database
  now: () => Date
  /** To the receiver in the machine's environment. */
  ofEnvironment: PostWebhook
  outbound: Outbound
  onRecovery: () => void
}

/**
 * Posts each message to its receiver, using what is stored about the receiver at that moment. A paused receiver is
 * left alone; if it was removed, there is nothing left to do.
 */
export function postToReceivers({ db, now, ofEnvironment, outbound, onRecovery }: Parts): PostToReceiver {
  const known = new Map<string, { madeFor: string; post: PostWebhook }>()
  return async message => {
    const { receiverId } = message
    if (receiverId === undefined) return ofEnvironment(message)
    const receiver = await findReceiver(db, receiverId)
    if (!receiver || receiver.removedAt) {
      known.delete(receiverId)
      return {
        url: receiver?.url ?? '',
        status: null,
        answer: NEVER_POSTED,
        over: true,
      }
    }
    if (receiver.pausedAt) return 'paused'
    const { url } = receiver
    const secrets = secretsOf(outbound.sealer, receiver, now())
    const madeFor = `${receiver.version} ${secrets.length}`
    let sender = known.get(receiverId)
    if (sender?.madeFor !== madeFor) {
      sender = { madeFor, post: outbound.sender({ url, secrets, onRecovery }) }
      known.set(receiverId, sender)
    }
    return sender.post(message)
  }
}
