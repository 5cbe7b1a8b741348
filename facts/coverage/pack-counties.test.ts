import { expect, test } from 'vitest'
import { countyFactsOf } from '#domain/availability/counties/county-facts.ts'
import { readCountyTable } from '#domain/availability/counties/county-table.ts'
import { packCounties } from './pack-counties.ts'

const county = (fips: string, name: string, more: Record<string, string> = {}) => ({
  county_fips: fips,
  name,
  total_bsls: '1000',
  housing_units: '900',
  cable_coverage_pct: '0.891',
  fwa_coverage_pct: '0.5',
  broadband_coverage_pct: '1.0',
  ...more,
})
const offer = (fips: string, operator: string, counts: Record<string, string>) => ({
  county_fips: fips,
  operator,
  catalogue_id: '',
  fiber_locations: '',
  cable_locations: '',
  dsl_locations: '',
  cable_dsl_known: '1',
  ...counts,
})
const read = (counties: Record<string, string>[], offers: Record<string, string>[]) =>
  readCountyTable(packCounties('2025-06-30', counties, offers))

test('what is packed is read again as it was', () => {
  const { asOf, counties } = read(
    [county('48453', 'Travis'), county('50007', 'Chittenden', { cable_coverage_pct: '0.984' })],
    [
      offer('48453', 'Spectrum', { fiber_locations: '12', cable_locations: '305' }),
      offer('50007', 'Burlington Telecom', { fiber_locations: '177', cable_dsl_known: '0' }),
    ],
  )
  expect(asOf).toBe('2025-06-30')
  expect(counties.get('48453')).toEqual({
    fips: '48453',
    name: 'Travis',
    state: 'TX',
    homes: 900,
    locations: 1000,
    cableShare: 0.891,
    wirelessShare: 0.5,
    namesCableAndDsl: true,
    offers: [
      {
        name: 'Spectrum',
        providerId: 'spectrum',
        technologies: [
          { code: 40, locations: 305 },
          { code: 50, locations: 12 },
        ],
      },
    ],
  })
  expect(counties.get('50007')).toMatchObject({
    state: 'VT',
    namesCableAndDsl: false,
    offers: [{ name: 'Burlington Telecom', providerId: null }],
  })
})

test('companies of one brand add up; CenturyLink and Quantum Fiber report the same lines and count once', () => {
  const { counties } = read(
    [county('48453', 'Travis')],
    [
      offer('48453', 'Windstream Communications, LLC.', { fiber_locations: '100', dsl_locations: '30' }),
      offer('48453', 'Valor Telecommunications of Texas, LP', { fiber_locations: '50' }),
      offer('48453', 'CenturyLink', { fiber_locations: '400' }),
      offer('48453', 'Quantum Fiber', { fiber_locations: '390' }),
      offer('48453', 'Metronet Holdings', { fiber_locations: '5' }),
      offer('48453', 'Vexus Fiber', { fiber_locations: '6' }),
    ],
  )
  const fiberOf = (id: string) =>
    counties
      .get('48453')
      ?.offers.filter(one => one.providerId === id)
      .map(one => one.technologies[0]?.locations)
  expect(fiberOf('kinetic')).toEqual([150])
  expect(fiberOf('centurylink')).toEqual([400])
  expect(fiberOf('metronet')).toEqual([11])
})

test('where the source has nothing of a county, its shares are not known and it is not empty of providers', () => {
  const blank = {
    ...{ cable_coverage_pct: '', fwa_coverage_pct: '', broadband_coverage_pct: '' },
    ...{ housing_units: '' },
  }
  const { counties } = read(
    [
      county('09001', 'Fairfield', blank),
      county('36061', 'New York', { cable_coverage_pct: '0.0', broadband_coverage_pct: '0.0' }),
    ],
    [offer('36061', 'Verizon', { fiber_locations: '118' })],
  )
  const factsOf = (fips: string) => {
    const row = counties.get(fips)
    if (!row) throw new Error(`No county ${fips}`)
    return countyFactsOf(row)
  }
  expect(factsOf('09001')).toMatchObject({ known: false, bestTechnology: null, operators: [] })
  expect(factsOf('36061')).toMatchObject({ known: true, cableShare: null, bestTechnology: 'fiber' })
})

test('an offer of an unknown county, a count that is none and a missing field are refused', () => {
  const travis = county('48453', 'Travis')
  expect(() => packCounties('2025-06-30', [travis], [offer('48999', 'EPB', {})])).toThrow('48999')
  const words = offer('48453', 'EPB', { fiber_locations: 'many' })
  expect(() => packCounties('2025-06-30', [travis], [words])).toThrow('many')
  expect(() => packCounties('2025-06-30', [{ ...travis, name: '' }], [])).toThrow('name')
  expect(() => readCountyTable('asOf\t2025-06-30\n7\t12')).toThrow('no offer')
})
