import { type CatalogRow } from '#domain/catalog-drafts/catalog-row.ts'
import { changeLines, kindOfKey } from '#domain/catalog-drafts/change-lines.ts'
import { deskMoment } from '#domain/settings/desk-moment.ts'
import { keptValueWords } from '#domain/settings/value-words.ts'
import { counted } from '#domain/shared/counted.ts'
import { leavesOf } from './value-leaves.ts'

type Values = Record<string, unknown> | null
type Change = {
  at: Date
  what: string
  subjectKind: string
  subjectId: string
  before: Values
  after: Values
}

/** A whole entry of the catalog is long: its own page tells the rest. */
const LONGEST = 300

/** What an event changed, in one line: `Agent to Editor`, `Price: $49.95/mo to $54.95/mo`. Empty where nothing is kept. */
export function changeInWords(change: Change): string {
  const { what, subjectKind, subjectId, before, after } = change
  if (what === 'changeDoNotCall') return listChange(after)
  if (subjectKind === 'setting') return settingChange(change)
  if (subjectKind === 'catalog') {
    const told = catalogChange(subjectId, before, after)
    return what === 'draft_withdrawn' && told ? `not published: ${told}` : told
  }
  return valuesChange(before, after, partlyKept.has(subjectKind) ? 'stayed' : 'untold')
}

const cut = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words)

/** What a value means that only one side keeps: it isn't there on the other, it stayed, or only this side was kept of it. */
type Absent = 'nothing' | 'stayed' | 'untold'

/** Each value that differs, from what to what. */
function valuesChange(before: Values, after: Values, absent: Absent): string {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const told = keys.flatMap(key => {
    if (absent === 'stayed' && after && !(key in after)) return []
    const sides = [before, after].filter(side => absent === 'nothing' || (side && key in side))
    const leaves = sides.map(side => leavesOf(key, side?.[key]))
    const names = [...new Set(leaves.flatMap(of => [...of.keys()]))]
    return names.flatMap(name => {
      const values = leaves.map(of => of.get(name) ?? '')
      if (values.every(value => value === values[0]) && (values.length > 1 || values[0] === '')) return []
      return [{ name, change: values.map(value => value || 'nothing').join(' to ') }]
    })
  })
  const [only] = told
  if (only && told.length === 1) return cut(only.change)
  return cut(told.map(({ name, change }) => `${name} ${change}`).join('; '))
}

/** Of a change of these only what was set anew is kept. */
const partlyKept: ReadonlySet<string> = new Set(['receiver', 'partner'])

/** Of a catalog entry the fields that differ, and when it is to be published; an entry that comes or goes is told as such. */
function catalogChange(key: string, before: Values, after: Values): string {
  const publishAt = timeIn(after?.publishAt)
  const begins = publishAt ? [`begins ${deskMoment(publishAt)}`] : []
  // A publication keeps its time beside the entry.
  const isPlanned = publishAt !== null || (after !== null && 'entry' in after)
  const [old, next] = isPlanned ? [rowIn(before?.entry), rowIn(after?.entry)] : [rowIn(before), rowIn(after)]
  const entry = entryChange(key, old, next)
  return [...(entry ? [entry] : []), ...begins].join('; ')
}

function entryChange(key: string, old: CatalogRow, next: CatalogRow): string {
  const [isOld, isNext] = [old, next].map(row => Object.keys(row).length > 0)
  if (!isOld && !isNext) return ''
  if (!isOld) return 'new'
  if (!isNext) return 'retired'
  const kind = kindOfKey(key)
  // An entry of an older version of the catalog may not have the fields of today.
  const lines = kind === null ? [] : changeLines(kind, old, next)
  return lines.length > 0 ? cut(lines.join('; ')) : valuesChange(old, next, 'nothing')
}

const rowIn = (value: unknown): CatalogRow =>
  typeof value === 'object' && value !== null ? (value as CatalogRow) : {}

function timeIn(value: unknown): Date | null {
  const at = typeof value === 'string' ? new Date(value) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/**
 * Of a setting the lines of its page that differ, because a list of days is long, and when it begins if that was still to
 * come.
 */
function settingChange({ at, subjectId: key, before, after }: Change): string {
  const linesOf = (values: Values) => (values && 'value' in values ? keptValueWords(key, values.value) : [])
  const [old, next] = [linesOf(before), linesOf(after)]
  const gone = old.filter(line => !next.includes(line)).join(' · ')
  const added = next.filter(line => !old.includes(line)).join(' · ')
  const validFrom = timeIn(after?.validFrom)
  const begins = validFrom && validFrom > at ? [`begins ${deskMoment(validFrom)}`] : []
  return [...(gone || added ? [cut(linesChange(before, gone, added))] : []), ...begins].join('; ')
}

function linesChange(before: Values, gone: string, added: string): string {
  if (!before) return added
  if (gone === '') return `added: ${added}`
  return added === '' ? `removed: ${gone}` : `${gone} to ${added}`
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
