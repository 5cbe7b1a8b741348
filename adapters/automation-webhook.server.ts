import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel'
import { Webhook } from 'standardwebhooks'
import type { DeliveryAnswer, PostWebhook } from '#domain/automation/deliver-webhook.server.ts'
import type { Outbound } from '#domain/automation/outbound.ts'
import type { WebhookMessage } from '#domain/automation/webhook-job.server.ts'
import type { Sealer } from '#platform/sealer.server.ts'
import { guardedPost, mayPostTo } from './guarded-post.server.ts'
import { readBeginning } from './read-bounded.server.ts'
import { webhookFaultWords } from './webhook-fault-words.ts'

export type WebhookReceiver = {
  url: string
  /** The first secret is the current one; the others sign, too, while receivers switch to the new one. */
  secrets: readonly string[]
  /** An address that staff entered: it may only lead to the public internet, unless `mayBeLoopback`. */
  guard?: { mayBeLoopback: boolean }
  /** Called when a receiver that was left alone accepts messages again. */
  onRecovery?: () => void
  timeoutMs?: number
  /** How long a receiver that keeps failing is left alone. */
  restMs?: number
}

const TIMEOUT_MS = 10_000
const REST_MS = 30_000
const FAILURES_BEFORE_REST = 3
/** Of several messages that somebody asked for at once, only the first tries a receiver that is still away. */
const JUST_FAILED_MS = 1_000
/** Enough of a receiver's answer to see what went wrong. */
const ANSWER_BYTES = 500
const TOO_MANY_REQUESTS = 429

/**
 * Posts messages to one receiver as JSON, signed by the Standard Webhooks scheme: `webhook-id` stays the same over
 * retries, so that a receiver can drop repeats. Redirects are not followed. A receiver that is down or fails three
 * times in a row is left alone for half a minute, so that a long queue doesn't wait ten seconds for each message. A
 * message that somebody asked for is tried nonetheless, and if it gets through, all others go, too.
 */
export function createWebhookSender(receiver: WebhookReceiver): PostWebhook {
  const { url, timeoutMs = TIMEOUT_MS, restMs = REST_MS } = receiver
  const signers = receiver.secrets.map(secret => new Webhook(secret))
  const breaker = circuitBreaker(
    handleWhenResult(result => isAway(result as DeliveryAnswer)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST) },
  )
  breaker.onReset(() => receiver.onRecovery?.())

  const post = async ({ messageId, payload }: WebhookMessage) => {
    const body = JSON.stringify(payload)
    const sentAt = new Date()
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Plainwire-Webhooks/1',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signers.map(signer => signer.sign(messageId, sentAt, body)).join(' '),
    }
    try {
      const { status, text } = receiver.guard
        ? await guardedPost({
            ...{ url: new URL(url), headers, body, timeoutMs, answerBytes: ANSWER_BYTES },
            ...receiver.guard,
          })
        : await plainPost(url, headers, body, timeoutMs)
      return { url, status, answer: text }
    } catch (error) {
      return { url, status: null, answer: webhookFaultWords(error, timeoutMs).slice(0, ANSWER_BYTES) }
    }
  }
  let failedAt = 0
  const attempt: typeof post = async message => {
    const answer = await post(message)
    if (isAway(answer)) failedAt = Date.now()
    return answer
  }
  return async message => {
    if (message.askedFor && breaker.state === CircuitState.Open && Date.now() - failedAt >= JUST_FAILED_MS) {
      const answer = await attempt(message)
      // Ends the rest: what closes when the last holder lets go is the whole circuit.
      if (!isAway(answer)) breaker.isolate().dispose()
      return answer
    }
    try {
      return await breaker.execute(() => attempt(message))
    } catch (error) {
      if (isBrokenCircuitError(error)) return null
      throw error
    }
  }
}

/** To the address in the machine's environment, wherever it leads. */
async function plainPost(url: string, headers: Record<string, string>, body: string, timeoutMs: number) {
  const response = await fetch(url, {
    ...{ method: 'POST', headers, body },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { text } = await readBeginning(response, ANSWER_BYTES)
  return { status: response.status, text }
}

/** The receiver's own fault; a message that it refuses says nothing about the next one. */
function isAway({ status }: DeliveryAnswer): boolean {
  return status === null || status === TOO_MANY_REQUESTS || status >= 500
}

/** Checks that a posted body was signed with our secret within the last few minutes. */
export function verifyWebhook(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

/** Posts to the addresses that staff entered, and keeps their secrets. */
export function createOutbound(sealer: Sealer, mayBeLoopback: boolean): Outbound {
  return {
    sealer,
    mayPostTo: url => mayPostTo(url, mayBeLoopback),
    sender: receiver => createWebhookSender({ ...receiver, guard: { mayBeLoopback } }),
  }
}
