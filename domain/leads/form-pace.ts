import { z } from 'zod/mini'

/** Nobody reads a form and fills it in sooner than this, in milliseconds. */
const SHORTEST_READING_MS = 2_000

/**
 * What a form tells of how it was sent, beside what was typed. A form that a browser posts by itself tells nothing, and
 * is taken.
 */
export const sendersMarks = {
  /** A field that people do not see: what fills it is a machine. */
  website: z.string().check(z.maxLength(500)),
  /** Milliseconds from when the form was first there. */
  shownForMs: z.optional(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
  /** Whether a key, pointer or the browser's own filling-in touched the form. */
  touched: z.optional(z.boolean()),
}

export type SendersMarks = { website: string; shownForMs?: number | undefined; touched?: boolean | undefined }

/**
 * True for what no person sends: the hidden field is filled, or the form went off within two seconds without a single
 * touch. Somebody whose browser fills everything in still presses the button, and that is a touch.
 */
export function isSentByMachine({ website, shownForMs, touched }: SendersMarks): boolean {
  if (website !== '') return true
  return shownForMs !== undefined && shownForMs < SHORTEST_READING_MS && touched === false
}
