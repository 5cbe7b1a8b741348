import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

const moving = [
  'I am moving from 78704 to 47404 next month and I have a contract with Google Fiber',
  'Which plans can I get there?',
]

test('the old place and the new one are the two of the move', async () => {
  const old = await told(...moving, 'And at my old ZIP, who is cheapest?')
  expect(old).toContain('For Austin, TX 78704')
  expect(old).toContain('The cheapest:\n- Spectrum Internet')
  const back = await told(...moving, 'And at my old ZIP, who is cheapest?', 'And at the new one?')
  expect(back).toContain('For Bloomington, IN 47404')
})

test.each(['What does it cost to leave my contract?', 'can i get out of my contract early'])(
  'my contract is that of the provider that somebody said they have: %s',
  async question => {
    const text = await told(...moving, question)
    expect(text).toMatch(/^New Google Fiber plans/)
    expect(text).not.toContain('Of those listed')
  },
)

test.each(['Can I take Google Fiber with me?', 'can i bring my internet with me'])(
  'whether it comes along is whether it is sold at the new place: %s',
  async question => {
    expect(await told(...moving, question)).toMatch(/^I don’t find Google Fiber around Bloomington, IN 47404/)
    const since = await told(...moving, 'And at my old ZIP, who is cheapest?', question)
    expect(since).toMatch(/^I don’t find Google Fiber around Bloomington, IN 47404/)
  },
)

test('a provider that sells at the new place can be asked to move the service', async () => {
  const text = await told('moving from 30318 to 78704, I have AT&T now', 'Can I take it with me?')
  expect(text).toMatch(/^AT&T sells around Austin, TX 78704/)
})
