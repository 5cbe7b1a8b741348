import type { z } from 'zod'

/** Something that a language model may do: read our catalogue or lookup. No tool writes or sees a visitor's data. */
export type AssistantTool = {
  name: string
  description: string
  input: z.ZodObject
  /** Answers in text, with the pages it stands on below it. Throws on input that does not fit. */
  run(input: unknown): Promise<string>
}

export type ModelRequest = {
  instructions: string
  /** Oldest first; the last one is the visitor's question. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  tools: readonly AssistantTool[]
  maxSteps: number
  maxOutputTokens: number
  timeoutMs: number
  /** Told what the model has said so far, again and again while it speaks, with what its tools have told it. */
  onText?(text: string, toolResults: readonly string[]): void
}

/** What a model said, what its tools told it, and how many tokens that took (`null` where it did not say). */
type ModelAnswer = { text: string; toolResults: string[]; tokens: number | null }

/** The model was there and did not answer the question: it refused, said nothing, or came to no end. */
export class ModelDeclined extends Error {
  override name = 'ModelDeclined'
}

/** Port to a language model. Throws when it does not answer properly: `ModelDeclined`, or a fault of any other kind. */
export type LanguageModel = { answer(request: ModelRequest): Promise<ModelAnswer> }
