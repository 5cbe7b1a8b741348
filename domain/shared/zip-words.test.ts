import { expect, test } from 'vitest'
import { zipCityWords } from './zip-words.ts'

const austin = { zipCode: '78701', city: 'Austin', state: 'TX' }

test('another city than the ZIP code’s is noted, the same one by another spelling is not', () => {
  expect(zipCityWords(austin, 'Dallas')).toContain('ZIP code 78701 is listed as Austin, TX.')
  expect(zipCityWords({ zipCode: '10001', city: 'New York', state: 'NY' }, 'Buffalo')).toContain(
    'New York, NY',
  )
  for (const same of ['Austin', ' austin ', 'Aus', 'West Austin', ''])
    expect(zipCityWords(austin, same)).toBeUndefined()
  expect(zipCityWords({ ...austin, city: 'St. Louis' }, 'St Louis')).toBeUndefined()
  expect(zipCityWords({ ...austin, city: '' }, 'Dallas')).toBeUndefined()
})
