import { expect, test } from 'vitest'
import type { CoverageSource } from '#domain/availability/coverage-source.server.ts'
import type { Precision } from '#domain/availability/lookup-result.ts'
import { formatAddress } from '#domain/shared/postal-address.ts'
import { boxedCoverage } from '#tests/support/boxed-coverage.ts'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { answererWith, told, toldBy } = useChatAnswers()

const asked: string[] = []
/** Coverage that knows addresses: all but those in a street that the geocoder doesn't find. */
const ofAddresses: CoverageSource = {
  async find(question) {
    const found = await boxedCoverage.find(question)
    const { address } = question
    asked.push(address ? formatAddress(address) : question.zip.zipCode)
    if (!found) return null
    const precision: Precision = address && !address.street.includes('Nowhere') ? 'area' : 'zip'
    return { ...found, precision }
  },
}
const precise = answererWith({ coverage: ofAddresses })

test('an address is looked up as the search does, named with what was found, and kept', async () => {
  asked.length = 0
  const first = await toldBy(precise, 'is there fiber at 1600 Pearl St, Boulder 80302?')
  expect(first).toContain('for 1600 Pearl St, Boulder, CO 80302')
  expect(first).toContain('known for the area around the address, not for each house')
  expect(asked).toEqual(['1600 Pearl St, Boulder, CO 80302'])
  const next = await toldBy(precise, 'what can i get at 12 Main St Apt 4, Albany NY 12207', 'cheapest there')
  expect(next).toContain('For 12 Main St Apt 4, Albany, NY 12207.')
})

test('another address, or another ZIP code, takes its place', async () => {
  const at = 'who sells at 12 Main St, Albany NY 12207'
  expect(await toldBy(precise, at, 'and at 500 Broadway, Albany NY 12207')).toContain('500 Broadway, Albany')
  expect(await toldBy(precise, at, 'no i meant 14 Main St')).toContain('14 Main St, Albany, NY 12207')
  const other = await toldBy(precise, at, 'and in 78704')
  expect(other).toContain('Austin, TX 78704')
  expect(other).not.toContain('Main St')
})

test('an address that isn’t found is answered by its ZIP code, and that is said', async () => {
  const text = await toldBy(precise, 'is there fiber at 7 Nowhere Ln, Boulder, CO 80302')
  expect(text).toContain('I couldn’t place 7 Nowhere Ln on the map, so this is for its ZIP code')
})

test('figures of the county are for the county, whatever address is told', async () => {
  const text = await told('is there fiber at 1600 Pearl St, Boulder 80302?')
  expect(text).toContain('for Boulder, CO 80302')
  expect(text).toContain('no data for single addresses there: for 1600 Pearl St, too, this is FCC data of')
  expect(text).not.toContain('search your address')
})

test('a street without its ZIP code is asked for it, and looked up once it is told', async () => {
  const first = await toldBy(precise, 'is there fiber at 1600 Pearl St')
  expect(first).toContain('ZIP code')
  expect(await toldBy(precise, 'is there fiber at 1600 Pearl St', '80302')).toContain(
    '1600 Pearl St, Boulder',
  )
  expect(await toldBy(precise, 'what internet is at 1600 Pearl St, Boulder, CO')).toContain(
    'For 1600 Pearl St itself tell me the ZIP code',
  )
})

test('a state that the ZIP code isn’t in is said', async () => {
  expect(await toldBy(precise, 'fiber at 12 Main St, Albany, CA 12207')).toContain(
    'ZIP code 12207 is in Albany, NY, not in CA. Please check both.',
  )
})

test('a new address counts as a lookup of whoever asks; refused, the ZIP code answers and it is said', async () => {
  const hits: string[] = []
  const refusing = answererWith({
    coverage: ofAddresses,
    limiter: {
      hit: (name, key) => Promise.resolve(hits.push(`${name} ${key}`) > 1 ? 30 : null),
      giveBack: () => Promise.resolve(),
    },
  })
  const at = 'who sells at 12 Main St, Albany NY 12207'
  expect(await toldBy(refusing, at, 'who has fiber there')).toContain('12 Main St, Albany')
  expect(hits).toHaveLength(1)
  const text = await toldBy(refusing, 'who sells at 500 Broadway, Albany NY 12207')
  expect(hits).toHaveLength(2)
  expect(text).toContain('For Albany, NY 12207 I find')
  expect(text).toContain('Too many addresses were looked up from your connection just now')
})
