import { type LeadAnswers, leadSteps } from '../conversation.ts'
import { sanitizeMessage } from '../sanitize-message.ts'
import type { ChatStep } from './chat-step.ts'

/** What sanitizing takes out of words though it is part of them: `O'Brien`, `pat.o'brien@example.com`, `A&M Road`. */
const partOfWords = /['&]/

/**
 * A detail as it was typed. Messages lose `< > ' " &` (specification, section 5); an email address or a name without its
 * apostrophe is somebody else's, so that those inside it come back. What opens or closes markup or quotes stays out.
 */
export function asTyped(value: string, typed: string): string {
  for (let start = 0; start < typed.length; start += 1) {
    const found = readFrom(value, typed, start)
    if (found !== null) return found
  }
  return value
}

/** A value that stands in a text from a place on, with the marks inside it; null where it does not stand there. */
function readFrom(value: string, typed: string, start: number): string | null {
  let read = ''
  let at = start
  for (const character of value) {
    while (read !== '' && isLeftOut(typed, at)) {
      if (partOfWords.test(typed.charAt(at))) read += typed.charAt(at)
      at += 1
    }
    if (!typed.startsWith(character, at)) return null
    read += character
    at += character.length
  }
  return read
}

const isLeftOut = (typed: string, at: number): boolean =>
  at < typed.length && sanitizeMessage(`x${typed.charAt(at)}x`) === 'xx'

const kept = [...leadSteps, 'note'] as const

/** A step whose message gave details, with those as they were typed, in the lead and where they are read back. */
export function withTyped(step: ChatStep, before: LeadAnswers, typed: string): ChatStep {
  const { lead } = step.conversation
  const changed = kept.flatMap(name => {
    const value = lead[name]
    if (!value || value === before[name]) return []
    const written = asTyped(value, typed)
    return written === value ? [] : [{ name, value, written }]
  })
  if (changed.length === 0) return step
  const inWords = (text: string) =>
    changed.reduce((told, { value, written }) => told.replaceAll(value, () => written), text)
  return {
    ...step,
    conversation: {
      ...step.conversation,
      lead: { ...lead, ...Object.fromEntries(changed.map(({ name, written }) => [name, written])) },
    },
    reply: step.reply === null ? null : inWords(step.reply),
    ...(step.otherwise === undefined ? {} : { otherwise: inWords(step.otherwise) }),
  }
}
