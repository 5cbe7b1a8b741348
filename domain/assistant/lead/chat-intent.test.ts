import { expect, test } from 'vitest'
import { chatIntent } from './chat-intent.ts'

test.each([
  ...['order', 'purchase', 'buy', 'get', 'sign up'].map(
    word => [`I want to ${word} something`, 'order'] as const,
  ),
  ...['available', 'check', 'area', 'service', 'coverage'].map(
    word => [`what about ${word} here`, 'availability'] as const,
  ),
  ...['bundle', 'package', 'plan', 'option', 'offer'].map(
    word => [`tell me about a ${word}`, 'bundle'] as const,
  ),
  ['Hello there', 'other'],
  ['how fast is fiber', 'other'],
  ['what ping do i get on cable', 'other'],
  ['can a student get a discount', 'other'],
  ['what is the fastest internet u can buy anywhere', 'other'],
  // Several keywords: the order of the specification decides.
  ['can I buy a bundle in my area', 'order'],
  ['is a bundle available', 'availability'],
  // Words that only contain a keyword.
  ['my budget is small', 'other'],
  ['the planet is warm', 'other'],
  // Usual endings count.
  ['ORDERING', 'order'],
  ['which plans and packages', 'bundle'],
  ['availability?', 'availability'],
  ['sign me up', 'order'],
  // What is left and what is taken in its place.
  ['Cancel my old service and order Spectrum', 'order'],
  ['cancel my order and order it again', 'other'],
] as const)('%j is about: %s', (message, intent) => {
  expect(chatIntent(message)).toBe(intent)
})
