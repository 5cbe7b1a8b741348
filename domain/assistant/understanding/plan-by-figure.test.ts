import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { newDialogue } from '../dialogue.ts'
import { withPlanByFigure } from './plan-by-figure.ts'

const catalogue = readSeed()
const compared = { ...newDialogue, named: ['att-internet-300', 'att-internet-500'] }

test.each([
  ['OK 300 it is. how do I order', 'how do I order AT&T Internet 300'],
  ['ill take the 500', 'how do I order AT&T Internet 500'],
  ['lets go with the 300 one please', 'how do I order AT&T Internet 300'],
  ['500 it is. is there a contract?', 'AT&T Internet 500. is there a contract?'],
  ['i want 400 channels', 'i want 400 channels'],
  ['ill take the 1000', 'ill take the 1000'],
  ['is 300 enough for us', 'is 300 enough for us'],
] as const)('%j is read as %j', (said, read) =>
  expect(withPlanByFigure(catalogue, said, compared)).toBe(read),
)
