import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usStates } from '#domain/shared/us-states.ts'
import { boxedCounties } from '#tests/support/boxed-coverage.ts'

const FIBER = 50
const control = JSON.parse(readFileSync(join(import.meta.dirname, 'control-sums.json'), 'utf8')) as {
  asOf: string
  fiberLocations: Record<string, number>
}

/** Brands whose sum differs by more than three of a hundred, with the share of the FCC's sum that is there, and why. */
const exceptions: Record<string, { share: number; because: string }> = {
  frontier: { share: 0.87, because: 'Connecticut, its largest fiber market of old, is empty at the source' },
  xfinity: { share: 0.88, because: 'Connecticut is empty at the source' },
  optimum: { share: 0.91, because: 'Connecticut is empty at the source' },
  centurylink: {
    share: 0.96,
    because: 'CenturyLink and Quantum Fiber count once, also where they report different lines of a county',
  },
}

const rows = usStates.flatMap(({ code }) =>
  boxedCounties.countiesOfState(code).flatMap(({ fips }) => boxedCounties.countyRow(fips) ?? []),
)

test.each(Object.entries(control.fiberLocations))(
  'fiber of %s sums up to the FCC’s %i locations',
  (id, sum) => {
    const counted = rows
      .flatMap(row => row.offers.filter(offer => offer.providerId === id))
      .flatMap(offer => offer.technologies.filter(one => one.code === FIBER))
      .reduce((total, one) => total + one.locations, 0)
    expect(Math.abs(counted / sum - (exceptions[id]?.share ?? 1))).toBeLessThan(exceptions[id] ? 0.01 : 0.03)
  },
)

test('every county of the country is there, and only Connecticut’s are not known', () => {
  expect(rows).toHaveLength(3143)
  expect(control.asOf).toBe(boxedCounties.asOf)
  const unknown = rows.filter(row => boxedCounties.countyFacts(row.fips)?.known === false)
  expect(unknown.map(row => row.fips)).toEqual([
    ...['09001', '09003', '09005', '09007', '09009', '09011', '09013', '09015'],
    '15005',
  ])
})

test('the list of ZIP codes tells where mail goes to no homes: a company’s, a tower’s, a village that fetches it, and no neighborhood’s', () => {
  const isEmpty = (zip: string) => boxedCounties.isZipWithoutHomes(zip)
  expect(['12345', '10118', '20500', '99553'].map(isEmpty)).toEqual([true, true, true, true])
  expect(['78704', '05401', '06511'].map(isEmpty)).toEqual([false, false, false])
})

test.each([
  ['47065', 'EPB', 'most'],
  ['50007', 'Burlington Telecom', 'parts'],
  ['37195', 'Greenlight', 'most'],
  ['36055', 'Greenlight Networks', 'most'],
])('in county %s people find %s by its name', (fips, name, reach) => {
  expect(boxedCounties.countyFacts(fips)?.operators).toContainEqual(expect.objectContaining({ name, reach }))
})

test('a ZIP of several counties is answered with all of them', () => {
  expect(boxedCounties.countiesOfZip('78613')).toEqual(['48491', '48453'])
  expect(boxedCounties.countiesOfZip('00000')).toEqual([])
})
