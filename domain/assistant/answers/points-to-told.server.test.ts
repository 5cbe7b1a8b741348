import { expect, test } from 'vitest'
import { priceOf } from '#tests/support/catalogue-prices.ts'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test('what is to be better than a kind of line is told of the others', async () => {
  const text = await told('05401', 'is there anything faster than dsl there')
  expect(text).not.toContain('DSL')
  expect(text).toContain('T-Mobile')
  expect(await told('hey is there anythng faster than dsl out at 05401')).not.toContain('DSL')
  expect(await told('97209', 'anything better than satellite?')).not.toContain('Starlink')
})

test('who does not publish a data limit is named with the others', async () => {
  expect(await told('78704', 'who has no data cap?')).toMatch(/No data cap for .* Not published: Spectrum\./)
})

test('the first of those that an answer named is the first of that answer', async () => {
  const router = await told('78704', 'which ones include the router?', 'how much is the first one')
  expect(router.split(priceOf('att-internet-300'))[0]).toMatch(/^AT&T [^\n]*$/)
  const noCap = await told('78704', 'which ones have no data cap?', 'and the first ones price')
  expect(noCap.split(priceOf('optimum-internet-300'))[0]).toMatch(/^Optimum [^\n]*$/)
})

test('a company that we do not sell is told of beside the one that we do', async () => {
  const text = await told('97209', 'xfinity or ziply?')
  expect(text).toContain('Ziply Fiber is a provider that we don’t sell')
  expect(text).toContain('Xfinity')
  expect(await told('10001', 'is astound cheaper than spectrum')).toContain(
    'Astound Broadband is a provider that we don’t sell',
  )
})

test('a gift card is told of the provider that is named', async () => {
  expect(await told('10001', 'does verizon give a gift card')).toContain(
    'I know of no gift card from Verizon',
  )
  expect(await told('48103', 'wow gift card?')).toMatch(/WOW! gives a reward card with .*\(\$200\)/)
})

test('the same money is what was told to be paid', async () => {
  expect(await told('30318', 'i pay 65 now', 'what would i get for the same money')).toContain(
    'at $65.00/mo or less',
  )
})

test('a figure is told where one for the delay is asked, and who connects soonest is no question of Mbps', async () => {
  expect(await told('30318', 'what is a good ping for gaming')).toContain('under 50 milliseconds')
  expect(await told('78704', 'who installs fastest')).toContain('Soonest around Austin, TX 78704')
  expect(await told('78704', 'who installs fastest')).not.toContain('8 Gig')
})
