import { z } from 'zod/mini'

/** The longest message of a representative. */
export const WRITTEN_MAX_LENGTH = 2_000

/** What a representative writes: trimmed, without what no database text can hold. It is text wherever it is shown. */
export const writtenMessage = z.string().check(
  z.maxLength(WRITTEN_MAX_LENGTH, `Keep it under ${WRITTEN_MAX_LENGTH} characters.`),
  z.overwrite(text =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  ),
  z.minLength(1, 'Write a message first.'),
)
