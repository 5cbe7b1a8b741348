import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usStates } from '#domain/shared/us-states.ts'
import { boxedCounties } from '#tests/support/boxed-coverage.ts'
import { nameOperator } from './operator-names.ts'

test.each([
  ['Windstream Georgia Communications, LLC', 'Kinetic', 'kinetic'],
  ['Georgia Windstream, LLC.', 'Kinetic', 'kinetic'],
  ['Vexus Fiber', 'Metronet', 'metronet'],
  ['Quantum Fiber', 'CenturyLink', 'centurylink'],
  ['WOW Internet, Cable & Phone', 'WOW!', 'wow'],
  ['Cox Communications', 'Cox', 'cox'],
])('%s is %s of the catalog', (operator, name, catalogueId) => {
  expect(nameOperator(operator)).toEqual({ name, catalogueId })
})

test.each([
  ['Red Spectrum Communications LLC', 'Red Spectrum Communications'],
  ['Sonic Spectrum Inc', 'Sonic Spectrum'],
  ['Quantum Internet & Telephone', 'Quantum Internet & Telephone'],
  ['WideOpen Networks Inc', 'WideOpen Networks'],
])('%s only sounds like one of our brands', (operator, name) => {
  expect(nameOperator(operator)).toEqual({ name, catalogueId: null })
})

test.each([
  ['EPB', 'EPB'],
  ['Greenlight', 'Greenlight'],
  ['Greenlight Networks', 'Greenlight Networks'],
  ['Burlington Telecom', 'Burlington Telecom'],
  ['GREEN MOUNTAIN ACCESS', 'Green Mountain Access'],
  ['Allo Communications LLC', 'Allo Communications'],
  ['Tri-County Fiber Communications, LLC', 'Tri-County Fiber Communications'],
  ['GEA CONNECT', 'GEA Connect'],
  ['SWYFT', 'SWYFT'],
  ['WESTERN NEW MEXICO TELEPHONE COMPANY, INC', 'Western New Mexico Telephone Company'],
  ['TIDEWATER O.P.E.N.', 'Tidewater O.P.E.N.'],
  ['TRI-CO CONNECTIONS', 'Tri-Co Connections'],
  ['CUMBY TELEPHONE COOP., INC.', 'Cumby Telephone Coop'],
  ['W A T C H TV', 'Watch TV'],
  ['bridgenet communications', 'Bridgenet Communications'],
  ['altafiber', 'altafiber'],
  ['Mount Horeb Telephone Company dba MHTC', 'MHTC'],
  ['Central Cellular LLC /dba COTC Connections', 'COTC Connections'],
  ['Kalama Telephone Company/Scatter Creek InfoNet', 'Scatter Creek InfoNet'],
  ['All West/Utah Inc.', 'All West'],
  ['Lavaca Telephone Company, Inc.-AR', 'Lavaca Telephone Company'],
  ['NEXT, Powered by NAEC, LLC', 'NEXT'],
  ['TEC, Bay Springs Division', 'TEC'],
  ['In The Stix Broadband| LLC', 'In The Stix Broadband'],
  ['A&ACommunicationsLLC', 'A&A Communications'],
  ['HiawathaBroadbandCommunicationsInc', 'Hiawatha Broadband Communications'],
  ['ArkLaFiber', 'ArkLaFiber'],
  ['Fenton Coop Tel. Co.', 'Fenton Coop Telephone Company'],
  ['lumos', 'Lumos'],
])('%s is called %s', (operator, name) => {
  expect(nameOperator(operator)).toEqual({ name, catalogueId: null })
})

const nameAsPublished = fc
  .tuple(
    fc.array(
      fc.constantFrom(
        ...[
          'Acme',
          'VALLEY',
          'Telephone',
          'COMMUNICATIONS',
          'NEW',
          'EPB',
          'tri-co',
          'A&A',
          'Fiber/Utah',
          'of',
        ],
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.constantFrom(' ', '  ', ''),
    fc.constantFrom(
      '',
      ', LLC',
      ' Inc.',
      ', INC',
      ' Corp',
      ' Co.',
      ' dba Zona',
      ' d/b/a MHTC',
      ', powered by EPB',
      '| LLC',
    ),
  )
  .map(([words, blank, end]) => words.join(blank) + end)

test('a tidied name is tidy, and says nothing that the published one doesn’t', () => {
  fc.assert(
    fc.property(nameAsPublished, published => {
      const { name } = nameOperator(published)
      expect(name).not.toBe('')
      expect(name).toBe(name.trim())
      expect(name).not.toMatch(untidy)
      expect(nameOperator(name).name).toBe(name)
      const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
      expect(letters(published)).toContain(letters(name).replace(/company$/, ''))
    }),
  )
})

/** Legal forms at the end, two names in one, blanks at the wrong place, a whole name shouted. */
const untidy = / {2}|\||\b[Dd]\/?[Bb]\/?[Aa]\b|[, ](?:LLC|Inc|INC|Corp)\.?$|^[^a-z]*[A-Z]{5,}[^a-z]* [^a-z]*$/

test('every operator of the counties has a tidy name', () => {
  const names = usStates.flatMap(({ code }) =>
    boxedCounties
      .countiesOfState(code)
      .flatMap(({ fips }) => boxedCounties.countyRow(fips)?.offers.map(({ name }) => name) ?? []),
  )
  expect(new Set(names).size).toBeGreaterThan(1500)
  expect([...new Set(names)].filter(name => untidy.test(name))).toEqual([])
})
