import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { conditionKinds, wordsOf } from './condition.ts'
import { internetPlan } from './internet-plan.schema.ts'
import { knownConditions, withConditionKinds } from './older-conditions.ts'
import { readSeed } from './read-catalogue.server.ts'

const seed = readSeed()
const read = (...conditions: readonly unknown[]) => withConditionKinds({ conditions }).conditions

test.each([
  ['Introductory price for 12 months, then more.', 'introduction'],
  ['Standard price without an introductory period.', 'lasting'],
  ['The label adds a monthly fee of $2.00.', 'label-fees'],
  ['A technician’s visit is charged.', 'fees'],
  ['The price is guaranteed for two years.', 'lasting'],
  ['Sold in a few counties.', 'other'],
])(
  'of a sentence that the desk wrote before conditions said what they are about its words do: %s',
  (words, about) => {
    expect(read(words)).toEqual([{ about, words }])
  },
)

test('what an older sentence says of taxes becomes a condition of its own, in its place', () => {
  expect(read('New customers. Taxes are not included. Prices differ.')).toEqual([
    { about: 'other', words: 'New customers.' },
    { about: 'taxes-on-top', words: 'Taxes are not included.' },
    { about: 'other', words: 'Prices differ.' },
  ])
  expect(read('The label gives $0.00 for government taxes.')).toEqual([
    { about: 'taxes-none', words: 'The label gives $0.00 for government taxes.' },
  ])
  expect(wordsOf(read('Beware: Taxes are not included.') as never)).toEqual([
    'Beware: Taxes are not included.',
  ])
})

test('sentences of the seed are what it says they are, also where two of them stood in one', () => {
  const known = () => knownConditions(seed.internetPlans)
  for (const plan of seed.internetPlans) {
    expect(withConditionKinds(plan, known)).toBe(plan)
    const each = wordsOf(plan.conditions)
    for (const conditions of [each, [...each.slice(0, -2), each.slice(-2).join(' ')]])
      expect(withConditionKinds({ ...plan, conditions }, known)).toEqual(plan)
  }
})

test('whatever an older catalog said, it is read, and no word of it is lost', () => {
  const sentence = fc
    .array(
      fc.oneof(
        fc.constantFrom('Taxes are not included.', 'The label gives $0.00 for government taxes.', 'a fee'),
        fc.string(),
      ),
    )
    .map(words => `${words.join(' ').replaceAll(/\s+/g, ' ').trim()}.`)
    .filter(words => words.length >= 2 && words.length <= 300)
  const [plan] = seed.internetPlans
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), conditions => {
      const { conditions: now } = internetPlan.parse(withConditionKinds({ ...plan, conditions }))
      expect(wordsOf(now).join(' ')).toBe(conditions.join(' '))
      expect(now.every(({ about }) => conditionKinds.includes(about))).toBe(true)
    }),
  )
})
