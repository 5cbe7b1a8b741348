import { z } from 'zod/mini'

/** Nobody reads and fills in a form faster than this, in milliseconds. */
const SHORTEST_READING_MS = 2_000

/**
 * What a form reveals about how it was sent, besides what was typed. A form that a browser posts without script
 * reveals nothing, and is accepted.
 */
export const sendersMarks = {
  /** A field that people don't see: whatever fills it is a bot. */
  website: z.string().check(z.maxLength(500)),
  /** Milliseconds since the form first appeared. */
  shownForMs: z.optional(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
  /** Whether a key, a pointer or the browser's autofill touched the form. */
  touched: z.optional(z.boolean()),
}

export type SendersMarks = { website: string; shownForMs?: number | undefined; touched?: boolean | undefined }

/**
 * True for what no person sends: the hidden field is filled, or the form was sent within two seconds without a single
 * touch. Even if the browser fills in everything, a person presses the button, and that is a touch.
 */
export function isSentByMachine({ website, shownForMs, touched }: SendersMarks): boolean {
  if (website !== '') return true
  return shownForMs !== undefined && shownForMs < SHORTEST_READING_MS && touched === false
}
