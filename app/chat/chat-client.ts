const SEND_TIMEOUT_MS = 40_000

/** A message as the panel shows it. */
export type ShownMessage = { id: string; sender: 'user' | 'assistant' | 'agent'; message: string }

/** The visitor's own conversation as the server tells it. */
export type History = {
  sessionId: string | null
  messages: ShownMessage[]
  choices: string[]
  takenOver: boolean
}

/** What became of a message: an answer, a refusal in words, the assistant's failure, or it never got there. */
export type Sent =
  | { kind: 'answered'; response: string; sessionId: string; choices: string[]; takenOver: boolean }
  | { kind: 'refused'; words: string }
  | { kind: 'failed' }
  | { kind: 'not_sent' }

/** Reads the earlier messages; `null` where they cannot be read now. */
export async function readHistory(): Promise<History | null> {
  try {
    const response = await fetch('/api/chat-assistant', { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) })
    return response.ok ? ((await response.json()) as History) : null
  } catch {
    return null
  }
}

/** Sends one message. */
export async function sendMessage(
  message: string,
  sessionId: string | null,
  userId: string | null,
): Promise<Sent> {
  try {
    const response = await fetch('/api/chat-assistant', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, sessionId, userId }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
    if (response.ok && typeof body?.response === 'string') {
      return { ...(body as Omit<Sent & { kind: 'answered' }, 'kind'>), kind: 'answered' }
    }
    if (response.status === 429 || response.status === 422) {
      return { kind: 'refused', words: inWords(body, response.headers.get('retry-after')) }
    }
    return { kind: 'failed' }
  } catch {
    return { kind: 'not_sent' }
  }
}

function inWords(body: Record<string, unknown> | null, retryAfter: string | null): string {
  const detail = typeof body?.detail === 'string' ? body.detail : 'That was too much at once.'
  const seconds = Number(retryAfter)
  if (!(seconds > 0)) return detail
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return `${detail} You can go on in ${wait}; what you typed is still here.`
}
