import { expect, test } from 'vitest'
import { lifelineAnswer } from './lifeline-check.tsx'

test('one benefit per household comes before everything else', () => {
  expect(lifelineAnswer({ other: true })).toBe('taken')
  expect(lifelineAnswer({ other: true, income: true, program: true })).toBe('taken')
})

test('income or a program is enough', () => {
  expect(lifelineAnswer({ other: false, income: true })).toBe('likely')
  expect(lifelineAnswer({ other: false, program: true, income: false })).toBe('likely')
})

test('nothing is said before the deciding answers are given', () => {
  expect(lifelineAnswer({})).toBeNull()
  expect(lifelineAnswer({ income: true, program: true })).toBeNull()
  expect(lifelineAnswer({ other: false, income: false })).toBeNull()
  expect(lifelineAnswer({ other: false, income: false, program: false })).toBe('unlikely')
})
