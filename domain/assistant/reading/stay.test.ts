import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { readQuestion } from './read-question.ts'
import { stayIn } from './stay.ts'

const catalogue = readSeed()
const stay = (said: string) => stayIn({ asked: readQuestion(catalogue, said) })

test.each([
  ['college student, 9 months only, 47906, need cheap', 9],
  ['cheapest for 3 months at 43215', 3],
  ['need internet for six months in Austin', 6],
])('%j is a stay', (said, months) => expect(stay(said)).toBe(months))

test.each([
  'cheapest plan, my contract ends in 2 months',
  'cheapest with a 12 month contract',
  'cheapest after 12 months',
  'my promo lasts another 6 months, anything cheaper',
  'cheapest over 2 years',
])('%j is none', said => expect(stay(said)).toBeNull())
