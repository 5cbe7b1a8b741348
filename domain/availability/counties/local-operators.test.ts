import { expect, test } from 'vitest'
import { boxedCounties } from '#tests/support/boxed-coverage.ts'

const sold = () => true

test.each([
  ['EPB', 'EPB'],
  ['epb', 'EPB'],
  ['burlington telecom', 'Burlington Telecom'],
  ['ziply', 'Ziply Fiber'],
  ['astound', 'Astound Broadband'],
  ['greenlight networks', 'Greenlight Networks'],
])('finds %s', (written, name) => {
  expect(boxedCounties.operatorNamed(written, sold)?.name).toBe(name)
})

test('says where an operator is, and knows no brand of the catalog and no plain word', () => {
  expect(boxedCounties.operatorNamed('epb', sold)).toMatchObject({ technologies: [50], states: ['TN', 'GA'] })
  for (const word of ['spectrum', 'xfinity', 'internet', 'fiber', 'the', ''])
    expect(boxedCounties.operatorNamed(word, sold)).toBeNull()
})

test('a brand that is no longer sold is an operator like any other', () => {
  expect(boxedCounties.operatorNamed('cox', id => id !== 'cox')).toMatchObject({
    name: 'Cox',
    labelsPage: '/providers/cox/labels',
  })
})
