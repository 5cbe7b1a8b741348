import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'
import { namesInWords } from '../plan-words.ts'

const { told } = useChatAnswers()

test('whoever else sells there is named, and those first that reach most', async () => {
  expect(await told('30318', 'Can I get Metronet?')).toContain(
    'Others do: AT&T, Xfinity, Google Fiber, Spectrum, Starlink, Viasat and Hughesnet, and, not sold by us, ClearWave and GreyStone Connect. Likely or possible, but not confirmed there: T-Mobile.',
  )
  expect(await told('47404', 'Can I get Google Fiber?')).toMatch(
    /Others do: AT&T, Starlink, Viasat and Hughesnet,.* and Smithville Telecom\. Likely or possible, but not confirmed there: T-Mobile and Xfinity\./,
  )
})

test('who reports a kind of line over which no plan of ours runs is named with those that we don’t sell', async () => {
  const text = await told('97214', 'Is there fiber there?')
  expect(text).toContain(
    'though we do not sell them: Ziply Fiber. Also there, without a price: CenturyLink (Fiber).',
  )
})

test('a list that is cut says how many more there are', () => {
  expect(namesInWords(['A', 'B', 'C', 'D'], 2)).toBe('A, B and 2 more')
  expect(namesInWords(['A', 'B', 'C'], 2)).toBe('A, B and C')
})
