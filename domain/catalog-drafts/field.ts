/** How a field of an entry is shown, typed and read. */
type FieldInput =
  | 'text'
  | 'area'
  /** A list of texts, one per line. */
  | 'lines'
  /** A list of words separated by spaces: states, FCC numbers, technologies. */
  | 'words'
  | 'numbers'
  | 'number'
  /** A number that may have a fraction, such as a rating of 4.3. */
  | 'decimal'
  | 'dollars'
  | 'choice'
  /** Any number of the options, each with a checkbox. */
  | 'several'
  | 'yes'
  | 'schedule'
  | 'lock'
  | 'labels'
  /** Sentences, each with what it is about. */
  | 'conditions'

/** One field of an entry, by its path with dots. */
export type Field = {
  path: string
  label: string
  input: FieldInput
  options?: readonly { value: string; label: string }[]
  /** An empty input is `null`. */
  optional?: boolean
  hint?: string
}

/** How many rows a price schedule has in a form: steps, and fees. */
export const SCHEDULE_ROWS = 4
/** How many conditions a plan has in a form, at most. */
export const CONDITION_ROWS = 20

/** The names of the inputs of a field: one, or those of a table. */
export function inputNames({ path, input, options = [] }: Field): string[] {
  if (input === 'lock') return [`${path}.months`, `${path}.price`]
  if (input === 'several') return options.map(({ value }) => `${path}.${value}`)
  if (input === 'conditions')
    return Array.from({ length: CONDITION_ROWS }, (_, row) => [
      `${path}.${row}.about`,
      `${path}.${row}.words`,
    ]).flat()
  if (input !== 'schedule') return [path]
  return Array.from({ length: SCHEDULE_ROWS }, (_, row) => [
    `${path}.${row}.month`,
    `${path}.${row}.price`,
    `${path}.${row}.fee`,
    `${path}.${row}.purpose`,
    `${path}.${row}.once`,
  ]).flat()
}
