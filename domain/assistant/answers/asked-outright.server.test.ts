import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test('the other of two that were told together is told alone', async () => {
  const text = await told(
    'starlink vs hughesnet',
    'how much is it upfront for the dish',
    'and what about the other one',
  )
  expect(text).toContain('Hughesnet')
  expect(text).not.toContain('Starlink')
})

test('a price lock somewhere is not one of the provider that raised its price alone', async () => {
  const text = await told('Spectrum raised my bill by 20 bucks', 'can i lock in the price somewhere')
  expect(text).toContain('Metronet')
})

test('the cheapest of those without a contract has none', async () => {
  const text = await told(
    'moving to an apartment in 43215, what is there with no contract',
    'whats the cheapest of those',
  )
  expect(text).toContain('without a contract')
  expect(text).not.toContain('Hughesnet')
})

test('internet and TV within a limit are both told, whoever plays games there', async () => {
  expect(await told('3 kids all gaming. need internet + tv under $120 total. 33602')).toContain('DIRECTV')
})

test('where no plan fits speed and budget, the fastest within the budget is told and its page opened', async () => {
  const text = await told('5 people, budget 70, 07030. what would you pick?')
  expect(text).toContain('The fastest within the budget:\n- Verizon Fios 300 Mbps')
})

test('prices without a plan card say when they were checked', async () => {
  expect(await told('how much is directv')).toMatch(/Prices were checked or listed on \w+ \d+, \d{4}\./)
})

test('what is offered where nothing was spoken of is answered', async () => {
  expect(await told('What does it cost?')).toContain('The cheapest:')
  expect(await told('Can I choose when you call?')).toContain('choose an hour')
})
