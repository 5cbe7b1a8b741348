import { expect, test } from 'vitest'
import { plainWords } from '../understanding/features.ts'
import { intentByRule } from '../understanding/intent-rules.ts'
import { examples } from '../understanding/phrasings.ts'
import { readInLead } from './lead-reading.ts'

/** Every so many of all phrasings: reading one in a lead takes a fifth of a millisecond and more. */
const EVERY = 9
const phrasings = [...examples()].filter((_, index) => index % EVERY === 0)
const isSaid = new Set(['greeting', 'thanks', 'street'])
/** What a detail looks like whatever a rule says; of a name and a place such words may be part. */
const shapes = {
  name: /\b(?:im|i am|this is|name|here|her|his)\b|^\S+ \S+$/,
  zipCode: /\d{5}|^\S+(?: \S+){0,2}$|\b(?:in|from) (?:ohio|florida)$/,
  email: /@/,
  phone: /(?:\d\D{0,3}){7}/,
}

test.each(['name', 'zipCode', 'email', 'phone'] as const)(
  'no phrasing that a rule of the assistant knows is taken for the %s',
  step => {
    const taken = phrasings.flatMap(([, phrasing]) => {
      const rule = intentByRule(plainWords(phrasing).join(' '))
      const isAsked = rule !== null && !isSaid.has(rule) && !shapes[step].test(phrasing)
      return isAsked && readInLead(phrasing, step, null).kind === 'answer' ? [phrasing] : []
    })
    expect(taken).toEqual([])
  },
)
