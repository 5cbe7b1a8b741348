import { type ApiOutput, callApi } from '../operations/call-api.ts'
import { LINES, readDrafts } from './read-drafts.ts'

const SEND_TIMEOUT_MS = 40_000

/** A message as the panel shows it. */
export type ShownMessage = {
  id: string
  sender: 'user' | 'assistant' | 'agent'
  message: string
  /** The first name of a representative. */
  name: string | null
  /** Plans that it speaks of, by their ids. */
  plans: readonly string[]
  /** The ZIP code that they were told for. */
  zipCode: string | null
  choices: readonly string[]
}

/** The visitor's own conversation as the server tells it. */
export type History = ApiOutput<'GET /api/chat-assistant'>

/** What became of a message: an answer, a refusal in words, the assistant's failure, or it never got there. */
export type Sent =
  | ({ kind: 'answered' } & ApiOutput<'POST /api/chat-assistant'>)
  | { kind: 'refused'; words: string }
  | { kind: 'failed' }
  | { kind: 'not_sent' }

const NOT_MAILED = 'The email could not be sent. Please try again.'

const patiently = () => ({ signal: AbortSignal.timeout(SEND_TIMEOUT_MS) })

/** Reads the earlier messages; `null` where they cannot be read now. */
export async function readHistory(): Promise<History | null> {
  const answer = await callApi('GET /api/chat-assistant', null, patiently()).catch(() => null)
  return answer?.ok ? answer.value : null
}

/** Tells who has the conversation that the visitor types. What is lost of that is no loss. */
export function tellTyping(): void {
  callApi('POST /api/chat-assistant/typing', {}, { keepalive: true }).catch(() => {})
}

/** Leaves the conversation for a fresh one; answers whether that went well. */
export async function leaveConversation(): Promise<boolean> {
  const answer = await callApi('POST /api/chat-assistant/over', {}, patiently()).catch(() => null)
  return answer?.ok ?? false
}

/** Mails the conversation; answers why it was not, or null where it was. */
export async function mailConversation(email: string): Promise<string | null> {
  const answer = await callApi('POST /api/chat-assistant/mail', { email }, patiently()).catch(() => null)
  if (answer?.ok) return null
  const { problem, response } = answer ?? {}
  const said = problem?.fields?.email ?? problem?.detail
  return said ? inWords(said, response?.headers.get('retry-after') ?? null) : NOT_MAILED
}

/** Sends one message; `onDraft` is told its answer while that is being written. */
export async function sendMessage(
  message: string,
  sessionId: string | null,
  userId: string | null,
  /** The ZIP code that the site knows; empty where it knows none. */
  zipCode: string,
  onDraft: (draft: string) => void,
): Promise<Sent> {
  const said = { message, sessionId, userId, zipCode: zipCode || null }
  const answer = await callApi('POST /api/chat-assistant', said, {
    ...patiently(),
    accept: `${LINES}, application/json`,
    read: response => readDrafts(response, onDraft),
  }).catch(() => null)
  if (!answer) return { kind: 'not_sent' }
  if (answer.ok) return { kind: 'answered', ...answer.value }
  const { response, problem } = answer
  const { status, headers } = response
  if (status === 429 || status === 422)
    return { kind: 'refused', words: inWords(problem?.detail, headers.get('retry-after')) }
  return { kind: 'failed' }
}

function inWords(detail = 'That was too much at once.', retryAfter: string | null): string {
  const seconds = Number(retryAfter)
  if (!(seconds > 0)) return detail
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return `${detail} You can go on in ${wait}; what you typed is still here.`
}
