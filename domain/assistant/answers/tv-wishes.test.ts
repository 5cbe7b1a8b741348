import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { packagesNamed } from './tv-wishes.ts'

const [pack] = readSeed().tvPackages
if (!pack) throw new Error('The catalog has no TV package')
const called = (name: string) => ({ ...pack, name })

test('a package is found by its name, whatever signs somebody gave it at the desk', () => {
  const packs = ['Choice+ (2026', 'Más Ultra', 'Ultimate', 'a.*z'].map(called)
  const named = (text: string) => packagesNamed(text, packs).map(({ name }) => name)
  expect(named('how much is choice+ (2026 a month')).toEqual(['Choice+ (2026'])
  expect(named('and más ultra?')).toEqual(['Más Ultra'])
  expect(named('is ultimate better than amazing pizza')).toEqual(['Ultimate'])
  expect(named('ultimately it is my ultimate')).toEqual([])
})
