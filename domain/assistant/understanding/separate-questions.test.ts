import { expect, test } from 'vitest'
import { questionProper, separateQuestions } from './separate-questions.ts'

test('a tale without any marks is answered by the question that it ends with', () => {
  expect(
    questionProper('my elderly dad got sold cable he doesnt need how do i cancel spectrum for him'),
  ).toBe('how do i cancel spectrum for him')
  expect(
    questionProper('we had the same plan for years and it was fine until may is there anything cheaper here'),
  ).toBe('is there anything cheaper here')
})

test('a question from its beginning on has none behind it', () => {
  expect(questionProper('how do i cancel spectrum for my dad who lives two states away')).toBeNull()
  expect(questionProper('can i cancel it')).toBeNull()
})

test('whether that is legal is asked of what was told before it', () => {
  const said = 'my landlord says i can only get xfinity. is that legal'
  expect(separateQuestions(said)).toEqual([said])
  expect(separateQuestions('is spectrum in 78701? is that right')).toHaveLength(2)
})

test('the mark in the name WOW! ends no sentence, unless a question follows it', () => {
  expect(separateQuestions('how much is WOW! Fiber 1 Gig')).toHaveLength(1)
  expect(separateQuestions('does my street have WOW! How much is the gig plan')).toHaveLength(2)
})
