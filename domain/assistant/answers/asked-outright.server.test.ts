import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test('thanks or a greeting before a question change nothing of its answer', async () => {
  const [plain, thanked, greeted] = await Promise.all(
    ['what is fiber?', 'perfect thanks. what is fiber', 'hi, what is fiber?'].map(question => told(question)),
  )
  expect(thanked).toBe(plain)
  expect(greeted).toBe(plain)
  expect(plain).toMatch(/^Fiber: /)
})

test.each([
  ['orders', /look under Your orders/],
  ['buy ADT', /^ADT has Basic/],
  ['show me options', /ZIP code/],
  ['where can I get internet', /ZIP code/],
  ['get back to me', /quote form/],
  ['cancel service', /contract/],
  ['how about online', /checkout|cart/],
  ['when are you available', /call/],
])('%j is read as what it says', async (question, answer) => {
  expect(await told(question)).toMatch(answer)
})

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

test('of two that were compared one is taken by the published order, also at the place that is told then', async () => {
  const compared = ['who is cheaper, att or spectrum, for 500 mbps', 'in 75201'] as const
  const there = await told(...compared)
  expect(there).toContain('AT&T Internet 500')
  expect(there).toContain('Spectrum Internet Premier')
  expect(there).toContain('AT&T sells around Dallas, TX 75201')
  expect(await told(...compared, 'so which one would you pick')).toContain(
    'By our published order AT&T Internet 500 comes first',
  )
  expect(await told('xfinity vs cox', '85008', 'which would you pick')).toContain(
    'Of these only Cox Fast Internet may be',
  )
})

test('what is slower than what somebody has is no match for it, unless nothing else is left', async () => {
  const fast = await told('i have xfinity 500 paying 75 is there anything better at 30309')
  expect(fast).toContain('your 500 Mbps or more')
  expect(fast).not.toContain('- Spectrum Internet (113 Mbps')
  expect(await told('we have comcast 800 for 95 a month in 19103, what else is there')).toContain(
    'I find nothing with your 800 Mbps for less',
  )
})

test('a company with one kind of line is asked about with that kind, too', async () => {
  expect(await told('how much is installation for att fiber')).toContain('no one-time fee for AT&T')
})

test('a ZIP code alone after whether one company is somewhere asks of the same company', async () => {
  const text = await told('fios in 20902??', 'and in 21740')
  expect(text).toContain('Yes, Verizon sells around Hagerstown, MD 21740')
  expect(text).not.toContain('Starlink')
})

test('an offer by text that asks for gift cards is none of ours', async () => {
  const text = await told(
    'I got a text saying I get 50% off Xfinity for 24 months if I pay with a gift card. Is this from you?',
  )
  expect(text).toContain('Don’t pay')
  expect(text).toContain('only call who asked for it')
})

test('who mistyped the address of an order is told who puts it right', async () => {
  const text = await told('didnt get a confirmation email', 'checked spam. shoot i think i put yaho.com')
  expect(text).toContain('a representative puts the email address right')
})
