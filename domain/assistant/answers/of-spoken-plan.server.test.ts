import { expect, test } from 'vitest'
import { formatCents } from '#domain/shared/money.ts'
import { sumCentsOver } from '#tests/support/catalogue-prices.ts'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { newDialogue } from '../dialogue.ts'

const { catalogue, answer } = useEmbeddedAnswers()

/** The text of the last of some answers that go on from each other. */
async function told(...messages: string[]): Promise<string> {
  let dialogue = newDialogue
  let text = ''
  for (const message of messages) {
    const reply = await answer({ catalogue, message, history: [], context: null, log: silentLog, dialogue })
    dialogue = reply.dialogue ?? dialogue
    text = reply.text
  }
  return text
}

test.each([
  ['illinois', 'For Springfield, IL'],
  ['the one in illinois', 'For Springfield, IL'],
  ['MA', 'For Springfield, MA'],
  ['its in ohio', 'For Springfield, OH'],
])('the state alone answers which city was meant: %s', async (state, start) => {
  expect(await told('internet in springfield', state)).toContain(start)
})

test('the question about a city is kept until its state is told, and no longer', async () => {
  expect(await told('is xfinity in springfield', 'the one in massachusetts')).toContain(
    'Xfinity is likely around Springfield, MA',
  )
  expect(await told('internet in springfield', 'illinois', 'whats the cheapest there')).toContain(
    'For Springfield, IL',
  )
  const other = ['internet in springfield', 'what is a data cap', 'illinois']
  expect(await told(...other)).not.toContain('Springfield')
})

test('a pause is asked of the one that was just told of, by the terms of its own kind', async () => {
  const vivint = await told('how much is vivint a month and can i pause it in the summer')
  expect(vivint).toContain('Whether Vivint lets you pause')
  expect(vivint).toContain('no published term of Vivint')
  expect(vivint).not.toContain('cancel and order again')
  expect(await told('can i pause spectrum for the summer')).toContain('Its plans in our catalog')
})

test('a box of one’s own is asked about the plan that was spoken of', async () => {
  const gaming = 'best internet for gaming low ping near 85281'
  for (const asked of ['can i use my own router with it', 'what if i already have a modem'])
    expect(await told(gaming, asked)).toContain('Wi-Fi equipment is included with AT&T')
  expect(await told('whats the cheapest in 32162', 'what if she already has a modem')).toContain(
    'Metronet doesn’t include Wi-Fi equipment',
  )
})

test.each(['is it avail at my apt', 'can i get it at my apartment', 'will it work in my building'])(
  'whether a plan reaches one home is answered of its provider: %s',
  async asked => {
    const text = await told('whats the cheapest in 30303', asked)
    expect(text).toContain('Spectrum sells around Atlanta, GA 30303')
    expect(text).toContain('Spectrum reaches only a small part of Fulton County')
    expect(text).toContain('search your full address')
  },
)

test('the difference over some time is that of the plan and the one before it', async () => {
  const text = await told('cheapest AT&T in 78704', 'and the gig?', 'whats the difference over 2 yrs')
  const [slow, gig] = [sumCentsOver(24, 'att-internet-300'), sumCentsOver(24, 'att-internet-1000')]
  expect(text).toContain(`at least ${formatCents(slow)} over 24 months`)
  expect(text).toContain(`At the prices of today AT&T Internet 300 comes to ${formatCents(gig - slow)} less.`)
})

test('what a provider doesn’t publish is said to be unknown', async () => {
  expect(await told('how long do i have to return the att gateway')).toMatch(
    /^How many days AT&T gives you to return its equipment I don’t know/,
  )
  const hughesnet = await told('hughesnet data cap how much')
  expect(hughesnet).toContain('How much data that is our catalog doesn’t say: ask Hughesnet')
  expect(await told('how much data do i get with cox')).toContain('1,280 GB')
  const adt = await told('how much is adt to install and is there a contract')
  expect(adt).toContain('professional installation, for which our catalog lists no extra price')
})

test('nobody’s installation is told to be free, and the cheapest kits stand by what their first year costs', async () => {
  expect(await told('what does vivint cost')).toContain(
    'professional installation, for which our catalog lists no extra price',
  )
  const kits = await told('cheapest home security')
  expect(kits).toMatch(/^Wyze:.*first year \$.* Blink:.*first year \$/)
  const years = [...kits.matchAll(/first year \$([\d.]+)/g)].map(([, dollars]) => Number(dollars))
  expect(years).toEqual(years.toSorted((a, b) => a - b))
})
