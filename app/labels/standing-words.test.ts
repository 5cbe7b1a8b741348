import { expect, test } from 'vitest'
import { standingsInWords } from './standing-words.ts'

test('a list says what stands at its end, how much of it, and why', () => {
  expect(
    standingsInWords([
      { standing: 'open', labels: 3_261 },
      { standing: 'buildings', labels: 1_038 },
      { standing: 'present', labels: 2 },
    ]),
  ).toBe(
    'Last in the list: 1,038 that the provider names “Bulk” and sells to whole buildings; 2 that the provider names “Legacy”.',
  )
})

test('a list in which nothing stands apart, or everything alike, says nothing', () => {
  expect(standingsInWords([{ standing: 'open', labels: 12 }])).toBeNull()
  expect(standingsInWords([{ standing: 'buildings', labels: 12 }])).toBeNull()
  expect(standingsInWords([])).toBeNull()
})
