import { expect, test } from 'vitest'
import { countyName } from '../counties/county-name.ts'
import { censusNameOf, matchCensusPlaces, placeKey, placeSlug } from './place-names.ts'

test.each([
  ['Austin city', 'Austin'],
  ['Austin city, TX', 'Austin'],
  ['St. Louis city, Missouri', 'St. Louis'],
  ['Oklahoma City city', 'Oklahoma City'],
  ['Carson City', 'Carson City'],
  ['Juneau city and borough', 'Juneau'],
  ['Anchorage municipality', 'Anchorage'],
  ['Chapel Hill town', 'Chapel Hill'],
  ['Oak Park village', 'Oak Park'],
  ['State College borough', 'State College'],
  ['The Woodlands CDP', 'The Woodlands'],
  ['Indianapolis city (balance)', 'Indianapolis'],
  ['Butte-Silver Bow (balance)', 'Butte-Silver Bow'],
  ['San Juan zona urbana', 'San Juan'],
  ['Austin', 'Austin'],
])('%s is %s', (description, name) => {
  expect(censusNameOf(description).name).toBe(name)
})

test.each([
  ['Nashville-Davidson metropolitan government (balance)', 'Nashville'],
  ['Louisville/Jefferson County metro government (balance), KY', 'Louisville'],
  ['Athens-Clarke County unified government (balance)', 'Athens'],
  ['Augusta-Richmond County consolidated government (balance)', 'Augusta'],
  ['Lexington-Fayette urban county', 'Lexington'],
  ['Boise City city', 'Boise'],
  ['Urban Honolulu CDP', 'Honolulu'],
  ['San Buenaventura (Ventura) city', 'Ventura'],
])('%s is also called %s', (description, alias) => {
  expect(censusNameOf(description).aliases).toContain(alias)
})

test('ways to write a name have one key, and other names have another', () => {
  expect(placeKey('St. Louis')).toBe(placeKey('saint-louis'))
  expect(placeKey('Ft Worth')).toBe(placeKey('Fort Worth'))
  expect(placeKey('DeKalb')).toBe(placeKey('De Kalb'))
  expect(placeKey('Mayagüez')).toBe(placeKey('Mayaguez'))
  expect(placeKey('Winston-Salem')).toBe(placeKey('Winston Salem'))
  expect(placeKey('Saint Marys')).not.toBe(placeKey('Marys'))
  expect(placeSlug("Coeur d'Alene")).toBe('coeur-dalene')
  expect(placeSlug('O’Fallon')).toBe('ofallon')
})

test('cities of the post are matched with care', () => {
  const cities = new Map(
    ['Boise', 'Springfield', 'Franklin', 'Nashville', 'Oakwood', 'Oklahoma City'].map(name => [
      placeKey(name),
      { key: placeKey(name) },
    ]),
  )
  const matched = matchCensusPlaces(
    [
      { id: '1', description: 'Boise City city' },
      { id: '2', description: 'Springfield village' },
      { id: '3', description: 'Springfield city' },
      { id: '4', description: 'Franklin city' },
      { id: '5', description: 'Franklin (Old) town' },
      { id: '6', description: 'Nashville-Davidson metropolitan government (balance)' },
      { id: '7', description: 'Oakwood village' },
      { id: '8', description: 'Oakwood village' },
      { id: '9', description: 'Nowhere CDP' },
      { id: '10', description: 'Oklahoma City city' },
    ],
    cities,
  )
  expect(Object.fromEntries(matched)).toEqual({
    boise: '1',
    springfield: '3',
    franklin: '4',
    nashville: '6',
    oklahomacity: '10',
  })
})

test.each([
  ['Travis', 'TX', 'Travis County'],
  ['Orleans', 'LA', 'Orleans Parish'],
  ['Caddo Parish', 'LA', 'Caddo Parish'],
  ['Norfolk (city)', 'VA', 'the city of Norfolk'],
  ['City of Richmond', 'VA', 'City of Richmond'],
  ['Nome (CA)', 'AK', 'Nome Census Area'],
  ['Kusilvak', 'AK', 'the Kusilvak area'],
])('the county %s of %s is called %s', (county, state, name) => {
  expect(countyName(county, state)).toBe(name)
})
