import { expect, test } from 'vitest'
import { readZipCounties } from '#domain/availability/counties/zip-counties.ts'
import { packZipCounties } from './pack-zip-counties.ts'

const counties = [
  { county_fips: '48453', housing_units: '600000' },
  { county_fips: '48491', housing_units: '250000' },
  { county_fips: '48209', housing_units: '90000' },
]
const pair = (zip: string, county_fips: string, share: string) => ({
  zip,
  county_fips,
  share_of_the_countys_homes: share,
})

test('the counties of a ZIP come with most of its homes first, corners left out', () => {
  const packed = packZipCounties(counties, [
    pair('78613', '48453', '0.01'),
    pair('78613', '48491', '0.12'),
    pair('78613', '48209', '0.00001'),
    pair('78701', '48453', '0.02'),
  ])
  expect(packed).toBe('78613 48491 48453\n78701 48453')
  const zips = readZipCounties(packed)
  expect(zips.size).toBe(2)
  expect(zips.countiesOf('78613')).toEqual(['48491', '48453'])
  expect(zips.countiesOf('78701')).toEqual(['48453'])
  expect(zips.countiesOf('78702')).toEqual([])
  expect(zips.countiesOf('787')).toEqual([])
})

test('a ZIP without homes, and one of counties whose homes are not known, keep their counties', () => {
  const packed = packZipCounties(counties, [
    pair('78765', '48453', '0.0'),
    pair('06390', '09110', '0.3'),
    pair('06390', '48453', '0.1'),
  ])
  expect(packed.split('\n')).toEqual(['06390 48453 09110', '78765 48453 00000'])
  const zips = readZipCounties(packed)
  expect(zips.countiesOf('78765')).toEqual(['48453'])
  expect(['78765', '06390', '78766'].map(zip => zips.isWithoutHomes(zip))).toEqual([true, false, false])
})

test('a county’s code that is some ZIP’s too does not end the list', () => {
  const zips = readZipCounties('01001 25013 25015\n25013 54039')
  expect(zips.countiesOf('01001')).toEqual(['25013', '25015'])
  expect(zips.countiesOf('25013')).toEqual(['54039'])
})

test('what is no list of ZIP codes is refused', () => {
  expect(() => readZipCounties('county figures')).toThrow('begin')
  expect(() => readZipCounties('78701 4845x')).toThrow('no code')
})
