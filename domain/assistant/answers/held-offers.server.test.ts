import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

const offers =
  'I have two quotes on paper. One says 51.25 for 12 months then 78.70, the other says 65 flat. Which is cheaper over two years?'

test('two offers in hand are added up over the same months, and what one of them charges besides with them', async () => {
  expect(await told(offers)).toContain(
    'Over 24 months the first comes to $1,559.40 and the second to $1,560.00. The first costs $0.60 less',
  )
  expect(await told(offers, 'and if the first one also has 14 a month for the modem')).toContain(
    'the first comes to $1,895.40 and the second to $1,560.00. The second costs $335.40 less',
  )
})
