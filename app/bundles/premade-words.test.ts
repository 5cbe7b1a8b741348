import { expect, test } from 'vitest'
import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { bundleTotalCents, chosenParts } from '#domain/bundles/bundle.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { riseOf } from '#tests/support/catalogue-prices.ts'
import { premadeWords, priceElsewhere } from './premade-words.ts'

const parts = bundleParts(readSeed())
const wordsOf = (internet: string | null) =>
  premadeWords(
    { parts: chosenParts(parts, { internet, security: 'adt-basic', tv: null }), instead: null },
    8999,
    null,
  )

test('the sum of a bundle says how it changes later, whichever internet it has', () => {
  const open = 'The later price of ADT Basic isn’t published.'
  expect(wordsOf('spectrum-internet-premier')).toContain(
    `advertised. From month 13, ${riseOf('spectrum-internet-premier')}/mo more. `,
  )
  expect(wordsOf('metronet-150')).toContain(` From month 13, ${riseOf('metronet-150')}/mo more. ${open}`)
  expect(wordsOf('metronet-150')).not.toContain('Later price not published')
  expect(wordsOf(null)).not.toContain('From month')
  expect(wordsOf(null)).toMatch(/ Later price not published\.$/)
})

test('where other plans make up a bundle it has their price, not the advertised one', () => {
  const choice = { internet: 'metronet-150', security: 'adt-basic', tv: null }
  const advertised = chosenParts(parts, choice)
  const other = chosenParts(parts, { ...choice, internet: 'spectrum-internet-premier' })
  expect(priceElsewhere({ parts: advertised, instead: null }, advertised)).toBeNull()
  expect(priceElsewhere({ parts: other, instead: null }, advertised)).toBe(bundleTotalCents(other))
})
