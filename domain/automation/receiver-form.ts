import { z } from 'zod/mini'
import { receivedKinds } from './receiver.ts'

const kind = z.enum(receivedKinds)
const hasPassword = ({ username, password }: URL) => username !== '' || password !== ''

/** An address and what it receives, as its form posts it. */
export const receiverForm = z.strictObject({
  name: z
    .string({ error: 'Name the receiver' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Name the receiver' }),
      z.maxLength(60, { error: 'A name has at most 60 characters' }),
      z.regex(/^\P{Cc}*$/u, { error: 'A name is one line of plain text' }),
    ),
  url: z.string({ error: 'Enter an https address' }).check(
    z.trim(),
    z.maxLength(500, { error: 'An address has at most 500 characters' }),
    z.refine(text => URL.canParse(text) && !text.includes('#'), {
      error: 'Enter an https address',
      abort: true,
    }),
    z.refine(text => !hasPassword(new URL(text)), {
      error: 'Leave the user name and password out: our signature tells the receiver that it’s us',
    }),
  ),
  kinds: z
    .array(kind, { error: 'Choose at least one kind of message' })
    .check(
      z.minLength(1, { error: 'Choose at least one kind of message' }),
      z.maxLength(receivedKinds.length),
    ),
})

/** For how many hours the previous secret keeps signing beside the new one. */
export const overlapChoices = ['0', '1', '24', '72', '168'] as const
export const overlapHours = z.enum(overlapChoices, { error: 'Choose how long both secrets count' })
