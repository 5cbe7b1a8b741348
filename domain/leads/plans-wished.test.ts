import { expect, test } from 'vitest'
import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { bundleName, chosenParts } from '#domain/bundles/bundle.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { plansWished } from './plans-wished.ts'

const seed = readSeed()
const parts = bundleParts(seed)
const firstOf = (kind: string) => parts.find(part => part.kind === kind)?.planId ?? null

test('a bundle that was wished is known again by its names, in its order', () => {
  const choice = { internet: 'metronet-1-gig', security: firstOf('security'), tv: firstOf('tv') }
  const selectedService = bundleName(chosenParts(parts, choice), ', ')
  expect(plansWished(seed, { source: 'bundle', selectedService })).toEqual(Object.values(choice))
})

test('what is not sold anymore is left out, and other leads name no plans', () => {
  const wished = (source: string, selectedService: string) => plansWished(seed, { source, selectedService })
  expect(wished('bundle', 'Metronet 1 Gig, Gone Net 5')).toEqual(['metronet-1-gig'])
  expect(wished('form', 'Metronet 1 Gig')).toEqual([])
})
