import { expect, test } from 'vitest'
import { fillMacro, macros } from './macros.ts'

test('names stand where they belong', () => {
  const macro = { title: 'Hello', text: 'Hi {name}, this is {me}.' }
  expect(fillMacro(macro, { visitor: 'Ada Long', me: 'Maria' })).toBe('Hi Ada, this is Maria.')
  expect(fillMacro(macro, { visitor: null, me: 'Maria' })).toBe('Hi, this is Maria.')
})

test('no macro leaves a gap behind, whether or not the name is known', () => {
  for (const macro of macros) {
    for (const visitor of ['Ada', null, ' '])
      expect(fillMacro(macro, { visitor, me: 'Maria' })).not.toMatch(/[{}]| [,.?]| {2}/)
  }
})
