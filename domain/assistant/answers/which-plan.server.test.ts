import { expect, test } from 'vitest'
import { priceOf } from '#tests/support/catalogue-prices.ts'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test.each([
  [['We are five in 40202 with gamers and I upload big files. Which plan?']],
  [['40202', 'We are five with gamers and I upload big files. Which plan?']],
])(
  'who tells of a home and asks which plan is told the speed, the plan and its upload: %s',
  async messages => {
    const text = await told(...messages)
    expect(text).toContain('320 Mbps with room to spare')
    expect(text).toContain(`- AT&T Internet 500 (659 Mbps typical): ${priceOf('att-internet-500')}`)
    expect(text).toContain('Upload: AT&T Internet 500, 628 Mbps typical')
  },
)

test('of those that are fast enough the lowest known total comes first, and then what may come to less', async () => {
  const text = await told('four people in 78704, which plan should we get?')
  const totals = [...text.matchAll(/^- .*That is (about |at least )?\$([\d,.]+) over/gm)].map(
    ([, word = '', sum]) => ({ word, dollars: Number(sum?.replace(',', '')) }),
  )
  expect(totals.length).toBe(2)
  const [known, other] = totals
  expect(known?.word).toBe('')
  // One that isn't known comes second only where it may be less.
  const isLess = Number(other?.dollars) < Number(known?.dollars)
  expect(isLess).toBe(other?.word !== '')
})

test('where the cheapest today comes to more over time, who has the lowest known total is said first', async () => {
  expect(await told('cheapest 500 mbps in 14604')).toMatch(
    /Frontier Fiber 500 has the lowest known total over 24 months, \$[\d,.]+\. The cheapest today:\n- Spectrum Internet Premier/,
  )
})
