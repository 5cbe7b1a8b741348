import { Webhook } from 'standardwebhooks'
import type { PostWebhook } from '#domain/automation/deliver-webhook.server.ts'
import { postOverHttp } from './post-over-http.server.ts'

const TIMEOUT_MS = 10_000
/** Enough of a receiver's answer to see what went wrong. */
const ANSWER_CHARACTERS = 500

/**
 * Posts messages to one receiver as JSON, signed by the Standard Webhooks scheme: `webhook-id` stays over retries, so
 * that a receiver can drop what it has had. Redirects are not followed.
 */
export function createWebhookSender(receiver: { url: string; secret: string }): PostWebhook {
  const signer = new Webhook(receiver.secret)
  return async ({ messageId, payload }) => {
    const { url } = receiver
    const body = JSON.stringify(payload)
    const sentAt = new Date()
    try {
      const answered = await postOverHttp({
        url,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Plainwire-Webhooks/1',
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': signer.sign(messageId, sentAt, body),
        },
        body,
        timeoutMs: TIMEOUT_MS,
        answerCharacters: ANSWER_CHARACTERS,
      })
      return { url, ...answered }
    } catch (error) {
      return { url, status: null, answer: error instanceof Error ? reason(error) : String(error) }
    }
  }
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
  return `${error.name}: ${error.message}${cause}`.slice(0, ANSWER_CHARACTERS)
}
