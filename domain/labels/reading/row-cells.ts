import type { LabelFee } from '../label.ts'
import type { LabelField } from './label-field.ts'
import { feeOf, isPaidOnce } from './read-fees.ts'
import { textOf } from './read-values.ts'
import { spokenFacts } from './spoken-facts.ts'

/** The cells of a row by what they contain, without empty ones; joined facts are separated. */
export type RowCells = {
  get(field: LabelField): string | null
  /** Fees from cells that join several. */
  fees: LabelFee[]
  /** The values of columns that no field uses, by column name. */
  notes: Record<string, string>
}

const spokenNames = [
  'Provider monthly fees',
  'Device connection charge',
  'Device Activation/Change fee',
  'One Time Fees at the Time of Activation',
  'Early termination fee',
  'Early Termination Charges',
  'Government taxes',
  'Regulatory programs / Telco recovery fee',
  'Recovery Fee (TX only)',
  'Typical download speed',
  'Typical download speeds',
  'Typical upload speed',
  'Typical upload speeds',
  'Typical latency',
  'Data included with monthly price',
  'Charges for additional data usage',
] as const

const spokenFields: Readonly<Record<string, LabelField>> = {
  'monthly price': 'monthly',
  'early termination fee': 'termination',
  'early termination charges': 'termination',
  'government taxes': 'taxes',
  'typical download speed': 'download',
  'typical download speeds': 'download',
  'typical upload speed': 'upload',
  'typical upload speeds': 'upload',
  'typical latency': 'latency',
  'data included with monthly price': 'data',
  'charges for additional data usage': 'extraPrice',
}

/** Reads a row by its columns' fields; `null` marks a column that no field uses. */
export function rowCells(
  fields: readonly (LabelField | null)[],
  columns: readonly string[],
  row: readonly string[],
): RowCells {
  const cells = new Map<LabelField, string>()
  const notes: Record<string, string> = {}
  for (const [index, field] of fields.entries()) {
    const text = textOf(row[index])
    if (text === null || field === 'ignored') continue
    if (field === null) notes[columns[index] ?? ''] = text
    else if (!cells.has(field)) cells.set(field, text)
  }
  const fees: LabelFee[] = []
  for (const joined of ['spokenPrice', 'spokenFees', 'spokenSpeeds', 'spokenData'] as const) {
    for (const [name, value] of spokenFacts(cells.get(joined) ?? null, spokenNames)) {
      const field = spokenFields[name.toLowerCase()]
      if (field) cells.set(field, value)
      else fees.push(feeOf(name, value))
    }
  }
  return { get: field => cells.get(field) ?? null, fees, notes }
}

/** A row's one-time or monthly fees whose columns don't say what kind they are. */
export function feesByName({ get, fees }: RowCells, once: boolean): LabelFee[] {
  const numbered = ([1, 2, 3] as const).flatMap(index => {
    const name = get(`feeName${index}`)
    return name ? [feeOf(name, get(`feeAmount${index}`) ?? '')] : []
  })
  return [...numbered, ...fees].filter(fee => isPaidOnce(fee.name) === once)
}
