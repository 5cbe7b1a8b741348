import { expect, test } from 'vitest'
import { readExampleMeanings } from './example-meanings.server.ts'
import { examples } from './intents.ts'
import { meaningOf } from './meaning.server.ts'

test('what is kept of the example phrasings is what the encoder makes of them', () => {
  const { directions, of } = readExampleMeanings()
  for (const [, phrasing] of [...examples()].filter((_, index) => index % 500 === 0)) {
    const kept = of.get(phrasing) ?? new Float32Array()
    for (const [at, value] of meaningOf(phrasing, directions).entries())
      expect(kept[at]).toBeCloseTo(value, 3)
  }
})
