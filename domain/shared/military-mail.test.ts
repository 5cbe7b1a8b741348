import { expect, test } from 'vitest'
import { isMilitaryMail } from './military-mail.ts'

test.each(['AA', 'AE', 'ap'])('%s is a state of military mail', state => {
  expect(isMilitaryMail(state)).toBe(true)
})

test.each(['TX', 'AK', 'AS', ''])('"%s" is none', state => {
  expect(isMilitaryMail(state)).toBe(false)
})
