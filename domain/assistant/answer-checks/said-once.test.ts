import { expect, test } from 'vitest'
import { saidOnce } from './said-once.ts'

const streaming = 'Streaming without a dish starts at $81.25/mo with a $300 gift card.'
const choice = 'DIRECTV Choice is $81.25/mo for 105+ channels, with more sports.'

test('what a second answer repeats is left out, and what is new in it stays', () => {
  expect(saidOnce(`${choice} ${streaming}\n\nUltimate has more. ${streaming}`)).toBe(
    `${choice} ${streaming}\n\nUltimate has more.`,
  )
  expect(saidOnce(`${choice} ${streaming}\n\n${choice} ${streaming}`)).toBe(`${choice} ${streaming}`)
})

test('short sentences and the lines of a list stay as they are', () => {
  const text = 'Ask it before you order. Yes.\n- One plan\n- Another plan\n\nAsk it before you order.'
  expect(saidOnce(text)).toBe(text)
})

test('each of two plans with the same total keeps it', () => {
  const total = 'That is at least $1,230.00 over 24 months.'
  const text = `- Fios 300 Mbps: $51.25/mo in months 1–36. ${total}\n- Select: $51.25/mo in months 1–12. ${total}`
  expect(saidOnce(text)).toBe(text)
  expect(saidOnce(`${text}\n${text}`)).toBe(text)
})
