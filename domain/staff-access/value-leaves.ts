import { messageWords } from '#domain/automation/message-words.ts'
import { differenceWords } from '#domain/label-work/difference-words.ts'
import type { FigureDifference } from '#domain/label-work/label-difference.ts'
import { deskMoment } from '#domain/settings/desk-moment.ts'
import { formatDate, isIsoDate } from '#domain/shared/calendar.ts'
import { formatCents, grouped } from '#domain/shared/money.ts'
import { roleWords } from '#domain/staff/role-words.ts'

/** Codes that are kept, by what they are kept as, and how the desk calls them. */
const codes: Record<string, Readonly<Record<string, string>>> = {
  role: roleWords,
  kinds: messageWords,
  decision: { take_over: 'the label’s figures are taken over', keep: 'ours stay' },
  ...{ outcome: {}, state: {}, kind: {} },
}

/** Names of values that don't say by themselves what they are. */
const names: Record<string, string> = {
  callBy: 'promised by',
  startsAt: 'hour',
  pausedAt: 'paused since',
  url: 'address',
}

/** What an event keeps under a name, in words; each part of what is nested by its own name. */
export function leavesOf(key: string, value: unknown): ReadonlyMap<string, string> {
  // The zone is the visitor's: here every time is by the clock of the business.
  if (key === 'timeZone') return new Map()
  if (key === 'figures' && Array.isArray(value)) return new Map((value as FigureDifference[]).map(figureLeaf))
  return new Map(leaves(names[key] ?? wordsOf(key), codes[key] ? codeWords(codes[key], value) : value))
}

function figureLeaf(difference: FigureDifference): [string, string] {
  const { name, ours, label } = differenceWords(difference)
  return [name.toLowerCase(), `ours ${ours}, the label’s ${label}`]
}

function codeWords(known: Readonly<Record<string, string>>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(one => codeWords(known, one))
  if (typeof value !== 'string') return value
  return known[value] ?? value.replaceAll(/[_-]/g, ' ')
}

/** `monthlyPrice` is told as `monthly price`. */
const wordsOf = (key: string) => key.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/

function leaves(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [[name, '']]
  if (Array.isArray(value) && value.every(one => typeof one !== 'object')) return [[name, value.join(', ')]]
  if (typeof value === 'number' && name.endsWith('cents'))
    return [[name.replace(/ ?cents$/, ''), formatCents(value)]]
  if (typeof value === 'string') return [[name, textWords(value)]]
  if (typeof value === 'number') return [[name, grouped(value)]]
  if (typeof value === 'boolean') return [[name, value ? 'yes' : 'no']]
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(`${name} ${Array.isArray(value) ? Number(key) + 1 : wordsOf(key)}`, part),
  )
}

function textWords(value: string): string {
  if (isoMoment.test(value)) return deskMoment(new Date(value))
  return isIsoDate(value) ? formatDate(value) : value
}
