import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { atPage } from './at-page.ts'
import { newDialogue } from './dialogue.ts'

const catalogue = readSeed()

test('what a provider’s page shows counts as spoken of, also at a place, unless somebody else is named', () => {
  const at = (said: string) => atPage(catalogue, newDialogue, '/providers/spectrum', said).providers
  expect(at('is there a data cap')).toEqual(['spectrum'])
  expect(at('does this work in 59718')).toEqual(['spectrum'])
  expect(at('who sells in 59718')).toEqual([])
  expect(at('how much is xfinity')).toEqual([])
})

test('in the cart something is taken out of it', () => {
  expect(atPage(catalogue, newDialogue, '/cart', 'take out the tv').lastIntent).toBe('add_to_cart')
  expect(atPage(catalogue, { ...newDialogue, begun: true }, '/cart', 'take out the tv').lastIntent).toBeNull()
})
