import { ConsecutiveBreaker, circuitBreaker, handleWhenResult, isBrokenCircuitError } from 'cockatiel'
import { Webhook } from 'standardwebhooks'
import type { DeliveryAnswer, PostWebhook } from '#domain/automation/deliver-webhook.server.ts'
import { readBeginning } from './read-bounded.server.ts'

export type WebhookReceiver = {
  url: string
  secret: string
  /** Called when a receiver that was left alone takes messages again. */
  onRecovery?: () => void
  timeoutMs?: number
  /** How long a receiver that failed again and again is left alone. */
  restMs?: number
}

const TIMEOUT_MS = 10_000
const REST_MS = 30_000
const FAILURES_BEFORE_REST = 3
/** Enough of a receiver's answer to see what went wrong. */
const ANSWER_BYTES = 500
const TOO_MANY_REQUESTS = 429

/**
 * Posts messages to one receiver as JSON, signed by the Standard Webhooks scheme: `webhook-id` stays over retries, so
 * that a receiver can drop what it has had. Redirects are not followed. A receiver that is away or fails three times in
 * a row is left alone for half a minute: nobody waits ten seconds for each message of a long line.
 */
export function createWebhookSender(receiver: WebhookReceiver): PostWebhook {
  const { url, timeoutMs = TIMEOUT_MS, restMs = REST_MS } = receiver
  const signer = new Webhook(receiver.secret)
  const breaker = circuitBreaker(
    handleWhenResult(result => isAway(result as DeliveryAnswer)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST) },
  )
  breaker.onReset(() => receiver.onRecovery?.())

  const post: PostWebhook = async ({ messageId, payload }) => {
    const body = JSON.stringify(payload)
    const sentAt = new Date()
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Plainwire-Webhooks/1',
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': signer.sign(messageId, sentAt, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = await readBeginning(response, ANSWER_BYTES)
      return { url, status: response.status, answer: answer.text }
    } catch (error) {
      return { url, status: null, answer: error instanceof Error ? reason(error) : String(error) }
    }
  }
  return async message => {
    try {
      return await breaker.execute(() => post(message))
    } catch (error) {
      if (isBrokenCircuitError(error)) return null
      throw error
    }
  }
}

/** The receiver's own fault; a message that it refuses says nothing about the next one. */
function isAway({ status }: DeliveryAnswer): boolean {
  return status === null || status === TOO_MANY_REQUESTS || status >= 500
}

/** Checks that a posted body was signed with our secret in the last minutes. */
export function verifyWebhook(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

function reason(error: Error): string {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.name}: ${error.message}${cause}`.slice(0, ANSWER_BYTES)
}
