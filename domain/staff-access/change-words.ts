import { keptValueWords } from '#domain/settings/value-words.ts'
import { formatDate, isIsoDate } from '#domain/shared/calendar.ts'
import { counted } from '#domain/shared/counted.ts'
import { formatCents } from '#domain/shared/money.ts'

type Values = Record<string, unknown> | null
type Change = { what: string; subjectKind: string; subjectId: string; before: Values; after: Values }

/** A whole entry of the catalog is long: its own page tells the rest. */
const LONGEST = 300

/** What an event changed, in one line: `agent to editor`, `price 49.95 to 54.95; name Fiber 1 Gig`. Empty where nothing is kept. */
export function changeInWords({ what, subjectKind, subjectId, before, after }: Change): string {
  if (what === 'changeDoNotCall') return listChange(after)
  if (subjectKind === 'setting') return settingChange(subjectId, before, after)
  const old = leavesOf(before)
  const next = leavesOf(after)
  if (subjectKind === 'catalog' && next.size > 0 && old.size === 0) return 'new'
  if (subjectKind === 'catalog' && old.size > 0 && next.size === 0) return 'retired'
  const names = [...new Set([...old.keys(), ...next.keys()])].filter(
    name => (old.get(name) ?? '') !== (next.get(name) ?? ''),
  )
  const told = names.map(name => {
    const values = [old.get(name), next.get(name)].filter(value => value !== undefined)
    const change = values.map(value => value || 'nothing').join(' to ')
    return names.length === 1 ? change : `${name} ${change}`
  })
  return cut(told.join('; '))
}

const cut = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words)

/** Of a setting the lines of its page that differ; a list of days is long, and what was changed stands at its end. */
function settingChange(key: string, before: Values, after: Values): string {
  const linesOf = (values: Values) => (values && 'value' in values ? keptValueWords(key, values.value) : [])
  const [old, next] = [linesOf(before), linesOf(after)]
  const gone = old.filter(line => !next.includes(line)).join(' · ')
  const added = next.filter(line => !old.includes(line)).join(' · ')
  if (gone === '' && added === '') return ''
  return before ? cut(`${gone || 'nothing'} to ${added || 'nothing'}`) : cut(added)
}

/**
 * What was done to the do-not-call list, and to how many; of a single number its last four digits, which tell whose it is
 * only to who has the list. Why a number was added is on the list. Of one that was taken off nothing is there anymore, so
 * its reason is told here.
 */
function listChange(after: Values): string {
  const { added, removed, unread, reason } = after ?? {}
  if (typeof removed === 'string')
    return `${removed} taken off${typeof reason === 'string' && reason ? `: ${reason}` : ''}`
  if (typeof added === 'string') return `${added} added`
  if (typeof added !== 'number') return ''
  const left = typeof unread === 'number' && unread > 0 ? `, ${counted(unread, 'line')} not read` : ''
  return `${counted(added, 'number')} added from a file${left}`
}

/** Each value with the words of its name. */
function leavesOf(values: Values): Map<string, string> {
  return new Map(Object.entries(values ?? {}).flatMap(([key, value]) => leaves(wordsOf(key), value)))
}

/** `dailyQuota` is told as `daily quota`. */
const wordsOf = (key: string) => key.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

function leaves(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [[name, '']]
  if (Array.isArray(value) && value.every(one => typeof one !== 'object')) return [[name, value.join(', ')]]
  if (typeof value === 'number' && name.endsWith('cents'))
    return [[name.replace(/ ?cents$/, ''), formatCents(value)]]
  if (typeof value === 'string') return [[name, isIsoDate(value) ? formatDate(value) : value]]
  if (typeof value === 'number' || typeof value === 'boolean') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(`${name} ${Array.isArray(value) ? Number(key) + 1 : wordsOf(key)}`, part),
  )
}
