import { expect, test } from 'vitest'
import { feesOf } from '#tests/support/catalogue-prices.ts'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test('whether one is confirmed, and which of those can be ordered, is who sells at the place', async () => {
  expect(await told('40202', 'Is Spectrum confirmed for us?')).toContain('likely there but not confirmed')
  expect(await told('40202', 'Is AT&T confirmed here?')).toMatch(/^Yes, AT&T sells around Louisville/)
  expect(await told('30318', 'Which of those can I order here?')).toContain(
    'I find 4 internet providers that we sell',
  )
})

test.each([
  ['97214', 'What about Ziply, can I order it here?', 'Ziply Fiber'],
  ['05778', 'Can we get ECFiber through you?', 'ECFiber'],
])(
  'whether a company can be ordered is answered of one that we don’t sell, too: %s %s',
  async (zip, question, name) => {
    const text = await told(zip, question)
    expect(text).toContain(`${name} is a provider that we don’t sell`)
    expect(text).toContain('It is listed around')
  },
)

test('what is asked of a place is not answered of a provider that is not there', async () => {
  const fees = await told('30318', 'Can I get Metronet?', 'What one-time fees are there?')
  expect(fees).toContain(`Spectrum charges once: service activation of ${feesOf('spectrum-internet')}`)
  expect(fees).not.toContain('Metronet')
})
