import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { readQuestion } from './read-question.ts'

const catalogue = readSeed()
const read = (said: string) => readQuestion(catalogue, said)

test.each([
  ['roommates x3, budget like 25 each', 3, 75_00],
  ['4 roommates, $20 apiece', 4, 80_00],
  ['we are 3 people and can pay 30 per person', 3, 90_00],
])('%j is a budget for all of them', (said, people, budgetCents) => {
  expect(read(said)).toMatchObject({ people, budgetCents })
})

test('what one pays is no budget for several', () => {
  expect(read('3 of us, i pay 50 each month').budgetCents).toBe(50_00)
  expect(read('max 25 each').budgetCents).toBe(25_00)
})

test.each([
  ['my son games, my daughter streams and i am on zoom', 3],
  ['my husband works from home and my daughter watches youtube', 2],
  ['my son games a lot', null],
  ['my mom wants internet', null],
])('%j counts who is at home', (said, people) => expect(read(said).people).toBe(people))

test('a slow line that somebody has is no wish for one of its kind', () => {
  expect(read('dsl 6 mbps. anything better').types).toEqual([])
  expect(read('we got satellite at 12 mbps, what else').types).toEqual([])
  expect(read('is 1.2 tb ok if we cut the cable').types).toEqual([])
  expect(read('dsl 100 mbps').types).toEqual(['dsl'])
})

test('of a price that went up what is paid now counts, and a speed that did is no price', () => {
  expect(read('my bill went from 60 to 85 this month').budgetCents).toBe(85_00)
  expect(read('they raised it from $60 to $85').budgetCents).toBe(85_00)
  expect(read('my speed went from 100 to 300 mbps').budgetCents).toBeNull()
})

test('a comma behind a speed ends it: each provider keeps its own', () => {
  const plans = read('compare these: att 500, spectrum gig, frontier 1gig').plans.map(({ id }) => id)
  expect(plans).toEqual(['att-internet-500', 'spectrum-internet-gig', 'frontier-fiber-1-gig'])
})

test.each([
  ['spectrum 500 for 2 years total', 'spectrum-internet-premier'],
  ['what does spectrum 100 cost', 'spectrum-internet'],
])('%j calls a plan by the speed it is sold as, which its typical one is above', (said, id) =>
  expect(read(said).plans.map(plan => plan.id)).toEqual([id]),
)
