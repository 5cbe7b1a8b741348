import { feePurposes } from '#domain/pricing/fee-purpose.ts'
import { type PriceSchedule, promisedFor } from '#domain/pricing/price-schedule.ts'
import { centsTyped } from '#domain/shared/cents-typed.ts'
import { formatCents, plainDollars } from '#domain/shared/money.ts'
import { type CatalogRow, valueAt } from './catalog-row.ts'
import { conditionsFrom, typedConditions } from './condition-values.ts'
import { type Field, inputNames, SCHEDULE_ROWS } from './field.ts'
import { Unreadable } from './unreadable.ts'

/** What a form contains: the text of each input by its name. */
export type Typed = Readonly<Record<string, string>>

const placeOf = (path: string) => path.split('.')
const dollars = (cents: unknown): string => (typeof cents === 'number' ? plainDollars(cents) : '')

/** The text of each input of a field, as the entry has it. */
export function typedOf(row: CatalogRow, field: Field): Record<string, string> {
  const value = valueAt(row, placeOf(field.path))
  const { path } = field
  switch (field.input) {
    case 'lines':
      return { [path]: Array.isArray(value) ? value.join('\n') : '' }
    case 'words':
    case 'numbers':
      return { [path]: Array.isArray(value) ? value.join(' ') : '' }
    case 'several':
      return Object.fromEntries(
        (field.options ?? []).map(option => [
          `${path}.${option.value}`,
          Array.isArray(value) && value.includes(option.value) ? 'yes' : '',
        ]),
      )
    case 'dollars':
      return { [path]: dollars(value) }
    case 'yes':
      return { [path]: value === true ? 'yes' : '' }
    case 'labels':
      return { [path]: Array.isArray(value) ? value.map(labelLine).join('\n') : '' }
    case 'conditions':
      return typedConditions(path, value)
    case 'lock': {
      const lock = value as { months: number; schedule: PriceSchedule } | null | undefined
      return {
        [`${path}.months`]: lock ? String(lock.months) : '',
        [`${path}.price`]: lock ? dollars(lock.schedule.steps[0]?.monthlyCents) : '',
      }
    }
    case 'schedule':
      return typedSchedule(path, value as PriceSchedule | null | undefined)
    case 'text':
    case 'area':
    case 'choice':
    case 'number':
    case 'decimal':
      return { [path]: typeof value === 'string' || typeof value === 'number' ? String(value) : '' }
  }
}

function labelLine(label: { name: string; uploadMbps: number | null }): string {
  return label.uploadMbps === null ? label.name : `${label.name} | ${label.uploadMbps}`
}

function typedSchedule(path: string, schedule: PriceSchedule | null | undefined): Record<string, string> {
  const typed: Record<string, string> = {}
  for (let row = 0; row < SCHEDULE_ROWS; row += 1) {
    const step = schedule?.steps[row]
    const fee = schedule?.oneTimeFees[row]
    typed[`${path}.${row}.month`] = step ? String(step.fromMonth) : ''
    typed[`${path}.${row}.price`] = dollars(step?.monthlyCents)
    typed[`${path}.${row}.fee`] = fee?.label ?? ''
    typed[`${path}.${row}.purpose`] = fee?.purpose ?? ''
    typed[`${path}.${row}.once`] = dollars(fee?.cents)
  }
  return typed
}

/**
 * An entry with its fields replaced by what was typed, and the unreadable inputs by name: such a field, and anything
 * that no field covers, stays as it is.
 */
export function rowFrom(
  row: CatalogRow,
  fields: readonly Field[],
  typed: Typed,
): { ok: true; row: CatalogRow } | { ok: false; row: CatalogRow; faults: Record<string, string> } {
  const faults: Record<string, string> = {}
  let next: CatalogRow = row
  for (const field of fields) {
    const isBoxes = field.input === 'yes' || field.input === 'several'
    if (!isBoxes && !inputNames(field).some(name => typed[name] !== undefined)) continue
    try {
      next = put(next, placeOf(field.path), valueFrom(field, typed, next))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      faults[error.input] = error.message
    }
  }
  return Object.keys(faults).length > 0 ? { ok: false, row: next, faults } : { ok: true, row: next }
}

function put(row: CatalogRow, [key = '', ...rest]: string[], value: unknown): CatalogRow {
  return { ...row, [key]: rest.length === 0 ? value : put((row[key] ?? {}) as CatalogRow, rest, value) }
}

function valueFrom(field: Field, typed: Typed, row: CatalogRow): unknown {
  const { path, input, optional } = field
  const text = (typed[path] ?? '').trim()
  const listed = (separator: RegExp) => text.split(separator).flatMap(part => part.trim() || [])
  switch (input) {
    case 'lines':
      return listed(/\n/)
    case 'words':
      return listed(/[\s,]/)
    case 'numbers':
      return listed(/[\s,]/).map(part => wholeNumber(path, part))
    case 'labels':
      return listed(/\n/).map(line => {
        const [name = '', upload] = line.split('|').map(part => part.trim())
        return { name, uploadMbps: upload ? decimal(path, upload) : null }
      })
    case 'yes':
      return text === 'yes'
    case 'several':
      return (field.options ?? []).flatMap(({ value }) =>
        typed[`${path}.${value}`] === 'yes' ? [value] : [],
      )
    case 'conditions':
      return conditionsFrom(path, typed, valueAt(row, [path]))
    case 'schedule':
      return scheduleFrom(path, typed)
    case 'lock':
      return lockFrom(path, typed, row)
    case 'number':
      return text === '' && optional ? null : wholeNumber(path, text)
    case 'decimal':
      return text === '' && optional ? null : decimal(path, text)
    case 'dollars':
      return text === '' && optional ? null : cents(path, text)
    case 'text':
    case 'area':
    case 'choice':
      return text === '' && optional ? null : text
  }
}

/** The most that is read as an amount. */
const MOST_CENTS = 999_999_99

/** A number as typed or copied, without the commas between its thousands. */
const withoutCommas = (text: string) =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text

/** Refuses what is a number, but has more digits than are read. */
function refuseEnormous(input: string, text: string): void {
  if (/^\d{10,}(\.\d+)?$/.test(text)) throw new Unreadable(input, 'Enter a number below 1,000,000,000')
}

function wholeNumber(input: string, typed: string): number {
  const text = withoutCommas(typed.trim())
  refuseEnormous(input, text)
  if (!/^\d{1,9}$/.test(text)) throw new Unreadable(input, 'Enter a whole number')
  return Number(text)
}

function decimal(input: string, typed: string): number {
  const text = withoutCommas(typed.trim())
  refuseEnormous(input, text)
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) throw new Unreadable(input, 'Enter a number such as 4.3')
  return Number(text)
}

function cents(input: string, text: string): number {
  const amount = centsTyped(text, { most: Number.POSITIVE_INFINITY })
  if (amount === null) throw new Unreadable(input, 'Enter an amount such as 49.95')
  if (amount > MOST_CENTS) throw new Unreadable(input, `Enter at most ${formatCents(MOST_CENTS)}`)
  return amount
}

/** Something for nothing has no price: a month or a fee is left out instead. */
function someCents(input: string, text: string): number {
  const amount = cents(input, text)
  if (amount === 0) throw new Unreadable(input, 'Zero isn’t a price. Enter an amount above $0')
  return amount
}

function scheduleFrom(path: string, typed: Typed): PriceSchedule {
  const at = (row: number, part: string) => (typed[`${path}.${row}.${part}`] ?? '').trim()
  const rows = Array.from({ length: SCHEDULE_ROWS }, (_, row) => row)
  return {
    steps: rows.flatMap(row => {
      const [month, price] = [at(row, 'month'), at(row, 'price')]
      if (month === '' && price === '') return []
      const fromMonth = month === '' && row === 0 ? 1 : wholeNumber(`${path}.${row}.month`, month)
      return { fromMonth, monthlyCents: price === '' ? null : someCents(`${path}.${row}.price`, price) }
    }),
    oneTimeFees: rows.flatMap(row => {
      const [label, once] = [at(row, 'fee'), at(row, 'once')]
      if (label === '' && once === '') return []
      if (label === '')
        throw new Unreadable(`${path}.${row}.fee`, 'Enter the name of the fee, such as Installation fee')
      const purpose = feePurposes.find(one => one === at(row, 'purpose'))
      if (!purpose) throw new Unreadable(`${path}.${row}.purpose`, `Choose what “${label}” is for`)
      return { label, cents: someCents(`${path}.${row}.once`, once), purpose }
    }),
  }
}

/** A locked price holds for its months, with the plan's fees; its id is permanent. */
function lockFrom(path: string, typed: Typed, row: CatalogRow): unknown {
  const [months, price] = [typed[`${path}.months`]?.trim() ?? '', typed[`${path}.price`]?.trim() ?? '']
  if (months === '' && price === '') return null
  const known = valueAt(row, [path, 'id'])
  const fees = (row.schedule as PriceSchedule | undefined)?.oneTimeFees ?? []
  const count = wholeNumber(`${path}.months`, months)
  if (count < 1) throw new Unreadable(`${path}.months`, 'A price is locked for at least one month')
  return {
    id: typeof known === 'string' ? known : `${String(row.id)}-lock`,
    months: count,
    schedule: promisedFor(someCents(`${path}.price`, price), count, fees),
  }
}
