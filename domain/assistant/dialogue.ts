import { z } from 'zod'
import { type Intent, intents, type LearnedIntent } from './understanding/intents.ts'

/** So many of what an answer listed are kept: `which of those` means all of them, not only those that were told. */
export const MOST_LISTED = 100

const ids = z.array(z.string().max(100)).max(MOST_LISTED)
const amount = z.number().int().min(0).max(1_000_000).nullable()

/** So many characters of a question are kept for the next one. */
export const LONGEST_QUESTION = 300

/** What a conversation has spoken of so far: what 'the second', 'why' or 'anything cheaper' refer to. It is stored with the chat. */
const dialogueShape = z.object({
  /** The ZIP code that answers are for: said in the chat, or known to the site. */
  zipCode: z.string().max(10).nullable().default(null),
  /** The street address in that ZIP code which answers are for; it is forgotten with the conversation. */
  address: z
    .object({
      ...{ street: z.string().max(120), city: z.string().max(60), state: z.string().max(40) },
      zipCode: z.string().max(10),
    })
    .nullable()
    .default(null),
  /** A street that was told without its ZIP code, which was asked for. */
  street: z.string().max(120).default(''),
  /** The two places of a move that was told of: where somebody leaves, and where they go. */
  oldZip: z.string().max(10).nullable().default(null),
  newZip: z.string().max(10).nullable().default(null),
  /** Providers spoken of last, by their ids. */
  providers: ids.default([]),
  /** Plans and packages spoken of last, by their ids; what 'it' means. */
  plans: ids.default([]),
  /** What was spoken of before those, where only another name was said: `and spectrum`. */
  lastPlans: ids.default([]),
  /** Internet plans that the visitor named last: what `the 300` means, whatever was spoken of since. */
  named: ids.default([]),
  /** Two or three providers that the visitor named together: what `which one` chooses between, whatever was listed since. */
  rivals: ids.default([]),
  /** What was last listed, in its order, and which of it was looked at last. */
  listed: ids.default([]),
  place: z.number().int().min(0).default(0),
  /** Whether a lead was given another place since: what was listed need not be sold there. */
  placeChanged: z.boolean().default(false),
  people: amount.default(null),
  budgetCents: amount.default(null),
  mbps: amount.default(null),
  /** Over how many months totals were asked for. */
  months: amount.default(null),
  /** Technologies spoken of, as `fiber,cable`. */
  type: z.string().max(40).default(''),
  /** What plans must have or be without. */
  musts: ids.default([]),
  /** What the home is used for, as it was said last: `gaming`. */
  use: z.string().max(40).default(''),
  /** The provider that somebody said they have, by its id. */
  own: z.string().max(64).nullable().default(null),
  /** Which service was spoken of last. */
  kind: z.enum(['internet', 'security', 'tv']).nullable().default(null),
  /** Whether anything was answered before: few words then go on with it. */
  begun: z.boolean().default(false),
  /** The question that was answered last, with what it pointed to written out, and whether its answer asked for a ZIP code. */
  question: z.string().max(LONGEST_QUESTION).default(''),
  zipWanted: z.boolean().default(false),
  /** The question that named a city which several states have, while it was asked which. */
  cityQuestion: z.string().max(LONGEST_QUESTION).default(''),
  /** What was told beside the details of a lead: when to call, the street. */
  note: z.string().max(300).nullable().default(null),
  /** How many questions in a row were asked in place of the detail that a lead waits for. */
  leftOpen: z.number().int().min(0).max(1_000).default(0),
  /** What the last reply to a lead waits for: whether all else is right. */
  waitsFor: z.enum(['rest']).nullable().default(null),
  /** What was asked last, whether or not it stands for itself; what is left out of a question goes on with `topic`. */
  lastIntent: z
    .enum([
      'catch',
      'fit_for_use',
      'cannot_send',
      'phone_hotspot',
      'held_offers',
      'restart_router',
      ...intents,
    ] as [Intent, ...Intent[]])
    .nullable()
    .default(null),
  /** What the last answer was about. */
  topic: z
    .enum(intents as [LearnedIntent, ...LearnedIntent[]])
    .nullable()
    .default(null),
})

export type Dialogue = z.output<typeof dialogueShape>

/** A conversation in which nothing was said yet. */
export const newDialogue: Dialogue = dialogueShape.parse({})

/** Reads a stored state; what this version does not understand counts as nothing said. */
export function readDialogue(stored: unknown): Dialogue {
  return dialogueShape.safeParse(stored ?? {}).data ?? newDialogue
}
