import type { Field } from './field.ts'

/** How much data a plan includes each month, and what happens beyond it. */
export const dataFields: readonly Field[] = [
  {
    ...{ path: 'dataCap', label: 'Data cap', input: 'choice' },
    options: [
      { value: 'none', label: 'No data cap' },
      { value: 'charged-beyond', label: 'Extra data cost more' },
      { value: 'slowed-beyond', label: 'Slower beyond the cap' },
      { value: 'not-published', label: 'Not published' },
    ],
  },
  {
    ...{ path: 'dataCapGb', label: 'Data each month, GB', input: 'number', optional: true },
    hint: 'Only with a data cap. Visitors read it as a condition: don’t write it there again.',
  },
  {
    ...{ path: 'moreDataGb', label: 'Extra data come by, GB', input: 'number', optional: true },
    hint: 'Only where extra data cost more, such as 50.',
  },
  {
    ...{ path: 'moreDataCents', label: 'Price of that much extra data, $', input: 'dollars', optional: true },
  },
]
