import type { Dialogue } from '../dialogue.ts'
import { zipIn } from '../reading/zip-in.ts'

/** The two places of a move, by their ZIP codes. */
export type Move = Pick<Dialogue, 'oldZip' | 'newZip'>

const moves = /\b(?:mov(?:e|es|ed|ing)|relocat\w+)\b/i
const from = /\bfrom (?:[a-z .,'-]{0,30} )?(\d{5})\b/i
/** `My old ZIP`, `the new house`; `the new one` only of a place. */
const oldOrNew =
  /\b(?:my|our|the) (old|former|previous|current|present|new|next) (?:zip(?: ?codes?)?|place|address|home|house|apartment|apt|condo|town|city|location|neighbou?rhood)\b|\b(?<=\b(?:at|in|for|near|around) )(?:my|our|the) (old|former|previous|current|present|new|next) one\b/i
/** `Can I take Google Fiber with me`: asked of the place that is moved to, whichever was spoken of since. */
const takes =
  /\b(?:take|bring|transfer|keep|move)\b.*\b(?:with (?:me|us)|along|to (?:the|my|our) new \w+|when (?:i|we) move|if (?:i|we) move)\b/i
export const takesAlong = (text: string): boolean => takes.test(text)

const stillThere = /\b(?:have|got|am with|with|on)\b.*\b(?:now|currently|today)\b/i

/** The two places of a move that a message tells, with the place that was spoken of before where it names only where to; else those told before. */
export function moveIn(message: string, { zipCode, oldZip, newZip }: Dialogue): Move {
  const to = zipIn(message)
  // `I have Xfinity now in 37211, can I bring it`: where somebody is still.
  if (to && newZip !== null && to !== newZip && stillThere.test(message)) return { oldZip: to, newZip }
  if (!to || !moves.test(message)) return { oldZip, newZip }
  const left = from.exec(message)?.[1] ?? null
  if (left === to) return { oldZip: left, newZip: zipCode === left ? newZip : zipCode }
  const before = left ?? (zipCode === to ? oldZip : zipCode)
  return { oldZip: before, newZip: to }
}

/** A message with the ZIP code of the move in the place of the words that point to it; as it is where none was told. */
export function withPlaceOfMove(message: string, { oldZip, newZip }: Move): string {
  if (zipIn(message)) return message
  return message.replace(oldOrNew, (words: string, ofPlace?: string, ofOne?: string) => {
    const isNew = /^(?:new|next)$/i.test(ofPlace ?? ofOne ?? '')
    return (isNew ? newZip : oldZip) ?? words
  })
}
