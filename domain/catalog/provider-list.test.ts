import { expect, test } from 'vitest'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { filterProviderList } from './filter-provider-list.ts'
import { providerList } from './provider-list.ts'

type Filter = Parameters<typeof filterProviderList>
type Listed = Filter[0][number]

const entries = providerList(smallCatalogue)
const extras: Record<string, Pick<Listed, 'mark' | 'description' | 'spellings'>> = {
  orbit: {
    mark: { text: 'ORBIT', style: 'plain', tagline: 'by Moonshine' },
    description: 'The dish of Lunar, for homes without a wire.',
    spellings: ['or bit'],
  },
}
const listed = entries.map(
  (entry): Listed => ({
    ...entry,
    ...(extras[entry.providerId] ?? { description: '', spellings: [] }),
  }),
)
const names = (type: Filter[1], term: Filter[2]) =>
  filterProviderList(listed, type, term).map(entry => entry.name)

test('an entry quotes its plan, or what the provider advertises as its lowest', () => {
  expect(entries.map(entry => [entry.price, entry.priceNote])).toEqual([
    ['From $20.00/month', 'for Fiber 100'],
    ['From $29.50/month', 'as advertised; Cable 300 is $30.00/mo; Phone line is $25.00/mo'],
    ['From $90.00/month', 'for Home'],
  ])
})

test('a type also finds pairs of types', () => {
  expect(names('Fiber', '')).toEqual(['North Fiber', 'River Cable'])
  expect(names('Satellite', '')).toEqual(['Orbit'])
})

test('the search looks at name, type and region, ignoring capitals', () => {
  expect(names('All Types', ' river ')).toEqual(['River Cable'])
  expect(names('All Types', 'nationwide')).toEqual(['Orbit'])
  expect(names('Cable', 'fiber')).toEqual(['River Cable'])
  expect(names('All Types', 'carrier pigeon')).toEqual([])
})

test('the search also finds the words of the wordmark and of the sentence, and other spellings', () => {
  expect(names('All Types', 'moonshine')).toEqual(['Orbit'])
  expect(names('All Types', 'lunar')).toEqual(['Orbit'])
  expect(names('All Types', 'or bit')).toEqual(['Orbit'])
})

test('each word is looked for by itself', () => {
  expect(names('All Types', 'nationwide, satellite')).toEqual(['Orbit'])
  expect(names('All Types', 'satellite cable')).toEqual([])
})
