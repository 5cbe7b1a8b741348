import { describe, expect, it } from 'vitest'
import { formatCents } from '#domain/shared/money.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

describe('one that was taken from a list', () => {
  it.each([
    ['cheapest internet 78704', 'the second', 'for 3 years?', 'Optimum Internet 300 Mbps costs', '36 months'],
    [
      'cheapest internet 78704',
      'the second',
      'for two years?',
      'Optimum Internet 300 Mbps costs',
      '24 months',
    ],
    ['cheapest internet', 'the second', 'for 3 years?', 'Metronet 150 Mbps costs', '36 months'],
  ])('is what a stretch of time is asked of: %s, %s, %s', async (list, one, span, plan, months) => {
    const text = await told(list, one, span)
    expect(text).toContain(plan)
    expect(text).toContain(months)
  })

  it('is not asked for again by another name', async () => {
    const text = await told('cheapest internet 78704', 'the second', 'what about att')
    expect(text).toContain('AT&T Internet 300')
  })

  it('is the second of the list that was told last', async () => {
    const text = await told('cheapest 78704', 'which one is faster', 'the second')
    expect(text).toContain('AT&T Internet 2000')
    expect(text).not.toContain('Spectrum')
  })
})

describe('two that were held side by side', () => {
  it.each(['the second', 'the other one'])('are told of one alone: %s', async one => {
    const text = await told('compare spectrum and at&t', one)
    expect(text).toContain('AT&T Internet 500')
    expect(text).not.toContain('Side by side')
  })

  it('are not compared once more where one of them is named', async () => {
    const text = await told('compare spectrum and at&t', 'and at&t?')
    expect(text).toContain('AT&T Internet 300')
    expect(text).not.toContain('Side by side')
  })

  it('are the ones that were compared, not the cheapest of each', async () => {
    const text = await told('spectrum or att', 'the first', 'and the other one?', 'over 3 years?')
    expect(text).toContain('AT&T Internet 500 costs')
    expect(text).toContain('over 36 months')
  })
})

describe('a list of one kind of line', () => {
  it('is made cheaper within its kind', async () => {
    const text = await told('cheapest fiber 78704', 'and the other one?', 'make it cheaper')
    expect(text).toContain('AT&T Internet 300')
    expect(text).not.toContain('Spectrum Internet')
  })

  it('says so where only another kind is cheaper, of which the next question is then asked', async () => {
    const cheaper = ['cheapest fiber 78704', 'make it cheaper']
    expect(await told(...cheaper)).toContain('No cheaper fiber plan fits there. Cheaper than AT&T')
    const text = await told(...cheaper, 'which of those has no contract')
    expect(text).toContain('3 plans fit without a contract. The cheapest:')
    expect(text).toContain('Spectrum Internet')
  })

  it('says that what is cheaper and fits is only likely there', async () => {
    const text = await told('cheapest no contract 05401', 'make it cheaper')
    expect(text).toContain('No cheaper plan without a contract is confirmed there.')
    expect(text).toMatch(/Likely there, but not confirmed: Xfinity/)
  })
})

it('the most speed for the money names what is likely and gives more', async () => {
  const text = await told('05401', 'which of those is fastest for the money')
  expect(text).toMatch(/Hughesnet Select[\s\S]*Likely there, but not confirmed: Xfinity Internet 300 Mbps/)
})

describe('who has at a place what was explained', () => {
  it('is asked of that kind of line, now and with the place that follows', async () => {
    const explained = ['is fiber better then cable', 'why', 'ok but which has it near me']
    expect(await told(...explained)).toContain('Tell me your 5-digit ZIP code')
    const text = await told(...explained, '78704')
    expect(text).toContain('2 internet providers with fiber')
    expect(text).not.toContain('Hughesnet')
  })

  it('is asked of a speed, of which nobody is likely who has less', async () => {
    const text = await told('how fast is a gig', 'who has that near me', '78704')
    expect(text).toContain(`Google Fiber from ${priceOf('google-fiber-1-gig')}`)
    expect(text).not.toContain('T-Mobile')
  })
})

describe('several questions in one message', () => {
  it.each([
    'whats the price after the promo and the first bill for spectrum',
    'first bill and price after the promo for spectrum',
  ])('are both answered of one company: %s', async asked => {
    const text = await told(asked)
    expect(text).toContain('after the first 12 months')
    expect(text).toContain('First bill of Spectrum Internet')
  })

  it.each([
    'im on a fixed income and 70 whats cheapest in 78704',
    'cheapest for a senior in 78704',
    'i am 70 years old, cheapest internet in 78704',
  ])('tell what helps who lives on little, and the list once: %s', async asked => {
    const text = await told(asked)
    expect(text).toContain('Lifeline takes')
    expect(text).toContain('The cheapest:')
    expect(text).not.toContain('The cheapest internet I find')
  })

  it('tell no such help where 70 is something else', async () => {
    expect(await told('i am 70 miles from austin, cheapest internet in 78704')).not.toContain('Lifeline')
    expect(await told('cheapest for a senior engineer in 78704')).not.toContain('Lifeline')
  })
})

describe('few words after a figure', () => {
  it('ask what a speed costs that is not the one a home needs', async () => {
    const text = await told('we are 4 people who stream and game in 78704', 'what would 500 cost')
    expect(text).toContain('8 plans fit with 500 Mbps or more')
    expect(text).not.toContain('enough')
  })

  it.each(['how fast is 300', 'is 300 fast'])('ask what a speed is good for: %s', async asked => {
    expect(await told(asked)).toContain('300 Mbps is enough for')
  })

  it('ask what is charged once of what was spoken of', async () => {
    expect(await told('starlink total for 2 years', 'how much of that is one time')).toContain(
      'Starlink charges once: equipment',
    )
  })

  it('ask who of a list charges most', async () => {
    expect(await told('cheapest in 78704', 'which of those has the highest fee')).toContain(
      'Starlink Residential charges the most once',
    )
  })

  it('hold two against each other that were told one after the other', async () => {
    const text = await told('what does spectrum cost', 'what about cox', 'same price?')
    expect(text).toContain('Side by side')
  })
})

it('who says that it is a bot is told so', async () => {
  expect(await told('thx ur a bot tho right')).toContain('automated assistant')
})

/** What Metronet's price lock costs. */
const lockExtra = formatCents(centsOf('metronet-500-lock') - centsOf('metronet-500'))

describe('what follows on plans that were told', () => {
  it.each([
    ['xfinity vs tmobile in 60629', 'which 1 is cheaper after 2 years', 'Side by side'],
    ['att 1 gig vs google fiber 1 gig', 'which one uploads faster', 'the cheaper one', 'Side by side'],
    ['how much is spectrum gig', 'whats cheaper than that in 28202', 'Cheaper than Spectrum Internet Gig'],
    ['compare cox and att in 85001', 'which has the lower first bill', 'First bill of AT&T'],
    ['who has tmobile in 59718', 'with equipment?', 'Wi-Fi equipment is included with T-Mobile'],
    ['does metronet have a price lock', 'how much for it', `for ${lockExtra} a month more`],
    ['starlink or viasat', 'and the equipment', 'make it cheaper', 'Cheaper than Starlink Residential'],
    ['cheapest 78704', 'the second', 'whats the total w fees', 'Optimum Internet 300 Mbps costs'],
    ['fastest in 78704', 'does that go up', 'for 3 years then', 'Google Fiber Edge 8 Gig costs'],
    ['cheapest in 30318', 'whats the most expensive', 'The most expensive first:\n- AT&T Internet 2000'],
    ['85281', 'what would the cheapest cost over 3 years', 'The lowest total over 36 months first'],
  ])('is asked of them: %s, %s', async (...messages) => {
    expect(await told(...messages.slice(0, -1))).toContain(messages.at(-1))
  })

  it('keeps what may be spent', async () => {
    const text = await told('internet under 50 in 33101', 'any without contract')
    expect(text).toContain('without a contract at $50.00/mo or less')
  })

  it('keeps what games need', async () => {
    const text = await told('best internet for gaming 85281', 'something cheaper')
    expect(text).toContain('No cheaper fiber or cable plan is confirmed there')
  })
})
