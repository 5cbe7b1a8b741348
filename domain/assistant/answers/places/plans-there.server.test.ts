import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

const isFiber = /WOW! Fiber|, Fiber \d/

test('a provider’s plans, its cheaper ones and a comparison are of those that are sold at the place', async () => {
  const plans = await told('31901', 'What plans does WOW! have?')
  expect(plans).toContain('Plans around Columbus, GA 31901: Cable 300 Mbps')
  expect(plans).not.toMatch(isFiber)
  expect(plans).not.toContain('5,000 Mbps')
  expect(await told('31901', 'How much is WOW! Cable 1.2 Gig?', 'Anything cheaper from them?')).not.toMatch(
    isFiber,
  )
  expect(await told('31901', 'Compare WOW! and AT&T')).not.toMatch(isFiber)
  // Without a place, and at one with both lines.
  expect(await told('What plans does WOW! have?')).toMatch(isFiber)
})

test.each([
  'How much is WOW! Fiber 1 Gig?',
  'Compare WOW! 500 and AT&T 500',
  'Does WOW! Fiber 3 Gig have a contract?',
])('a plan that isn’t sold at the place is said not to be there, with what is: %s', async question => {
  const text = await told('31901', question)
  expect(text).toMatch(/But I don’t find WOW! Fiber .* around Columbus, GA 31901/)
  expect(text).toContain(
    'what WOW! sells there is Cable 300 Mbps, Cable 600 Mbps, Cable 1 Gig and Cable 1.2 Gig.',
  )
})

test('a speed that is sold by two lines means the one of the place', async () => {
  expect(await told('32771', 'How much is WOW! 1 gig?')).toMatch(/^WOW! Fiber 1 Gig/)
  expect(await told('31901', 'How much is WOW! 1 gig?')).toMatch(/^WOW! Cable 1 Gig/)
  expect(await told('31901', 'How much is WOW! Cable 600?')).not.toContain('But I don’t find')
})

test('whether a plan is available gets a yes where that plan is sold', async () => {
  expect(await told('31901', 'Is WOW! Fiber 5 Gig available here?')).toMatch(
    /^WOW! sells around .* But I don’t find/s,
  )
  expect(await told('31901', 'Is WOW! Cable 600 available here?')).toMatch(/^Yes, WOW! sells around/)
})
