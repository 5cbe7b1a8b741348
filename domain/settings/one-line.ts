import { z } from 'zod/mini'

/** Control characters, line breaks and characters that change text direction: nothing that a line of words needs. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

type Bounds = { min: number; max: number; what: string }

/** One line of plain words, trimmed. `what` names it in error messages. */
export const oneLine = ({ min, max, what }: Bounds) =>
  z.string({ error: `${what}: enter some words` }).check(
    z.trim(),
    z.refine(text => !UNFIT.test(text), { error: `${what}: one line of plain text, please` }),
    z.minLength(min, {
      error: min === 1 ? `${what}: enter some words` : `${what}: at least ${min} characters`,
    }),
    z.maxLength(max, { error: `${what}: at most ${max} characters` }),
  )
