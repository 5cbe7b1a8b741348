import { z } from 'zod/mini'

/** Nobody reads and fills in a form faster than this, in milliseconds. */
const SHORTEST_READING_MS = 2_000

/**
 * What a form reveals about how it was sent, besides what was typed. A form that a browser posts without script
 * reveals nothing, and is accepted.
 */
export const sendersMarks = {
  /** A field that people don't see: whatever fills it is a bot. Programs are told, or they would name their site. */
  website: z
    .prefault(z.string().check(z.maxLength(500)), '')
    .check(
      z.describe(
        'Leave this empty or out. It is hidden in our forms, to catch machines that fill in everything: a request that fills it is thanked and dropped.',
      ),
    ),
  shownForMs: z
    .optional(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)))
    .check(
      z.describe(
        'For forms in a browser: milliseconds since the form appeared. Below 2,000 with touched: false, the request is thanked and dropped.',
      ),
    ),
  touched: z
    .optional(z.boolean())
    .check(z.describe('For forms in a browser: whether a key, a pointer or autofill touched the form.')),
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
