import { expect, test } from 'vitest'
import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { chosenParts } from '#domain/bundles/bundle.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { premadeWords } from './premade-words.ts'

const parts = bundleParts(readSeed())
const wordsOf = (internet: string | null) =>
  premadeWords(
    { parts: chosenParts(parts, { internet, security: 'adt-basic', tv: null }), instead: null },
    8999,
    null,
  )

test('the sum of a bundle says how it changes later, whichever internet it has', () => {
  expect(wordsOf('spectrum-internet-premier')).toMatch(/advertised\. From month 13, \$35\.00\/mo more\.$/)
  expect(wordsOf('metronet-150')).toMatch(/ From month 13, \$25\.00\/mo more\.$/)
  expect(wordsOf(null)).not.toContain('From month')
})
