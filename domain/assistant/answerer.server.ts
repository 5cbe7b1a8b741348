import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import type { Log } from '#platform/log.server.ts'
import type { Answer } from './answer.ts'
import type { LeadAnswers } from './conversation.ts'
import type { Dialogue } from './dialogue.ts'

/** A message of the conversation so far. */
export type Turn = { sender: 'user' | 'assistant' | 'agent'; message: string }

/** What the assistant is asked: the visitor's sanitized words, what was said before, and the lead where it is known. */
export type Question = {
  /** What answers come from: the same for the whole exchange. */
  catalogue: Catalogue
  message: string
  /** Oldest first, bounded, without the message itself. */
  history: readonly Turn[]
  /** Name, ZIP code and service, once a lead is complete; the second call of the specification, section 7. */
  context: Pick<LeadAnswers, 'name' | 'zipCode' | 'serviceType'> | null
  /** What was spoken of so far; nothing where absent. */
  dialogue?: Dialogue
  /** When representatives call and are called; the built-in hours where absent. */
  staffed?: StaffedHours
  /** Who asks, by their client network; whom a share of what costs something is counted for. */
  visitor?: string
  /** Told the beginning of an answer that is still being written, longer each time; each figure in it is proven. */
  onDraft?: ((text: string) => void) | undefined
  log: Log
}

/** An answer, with what the conversation has spoken of after it. */
export type Answered = Answer & { dialogue?: Dialogue }

/** Port: whatever answers questions. It may throw; the visitor is then told in the specified words. */
export type Answerer = (question: Question) => Promise<Answered>
