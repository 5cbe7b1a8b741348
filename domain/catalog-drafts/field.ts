/** How a field of an entry is shown, typed and read. */
type FieldInput =
  | 'text'
  | 'area'
  /** A list of texts, one in each line. */
  | 'lines'
  /** A list of words between spaces: states, numbers of the FCC, technologies. */
  | 'words'
  | 'numbers'
  | 'number'
  | 'dollars'
  | 'choice'
  /** Any number of the options, each a box of its own. */
  | 'several'
  | 'yes'
  | 'schedule'
  | 'lock'
  | 'labels'

/** One field of an entry, by its path in dots. */
export type Field = {
  path: string
  label: string
  input: FieldInput
  options?: readonly { value: string; label: string }[]
  /** Nothing typed is `null`. */
  optional?: boolean
  hint?: string
}

/** So many rows has a price schedule in a form: steps, and fees. */
export const SCHEDULE_ROWS = 4

/** The names of the inputs of a field: one, or those of a table. */
export function inputNames({ path, input, options = [] }: Field): string[] {
  if (input === 'lock') return [`${path}.months`, `${path}.price`]
  if (input === 'several') return options.map(({ value }) => `${path}.${value}`)
  if (input !== 'schedule') return [path]
  return Array.from({ length: SCHEDULE_ROWS }, (_, row) => [
    `${path}.${row}.month`,
    `${path}.${row}.price`,
    `${path}.${row}.fee`,
    `${path}.${row}.once`,
  ]).flat()
}
