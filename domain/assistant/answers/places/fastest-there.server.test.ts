import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

/** Where names stand in a text, in its order. */
const inOrder = (text: string, ...names: string[]) => {
  const places = names.map(name => text.indexOf(name))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

test.each([
  ['97214', ['Xfinity Internet 300', 'T-Mobile', 'CenturyLink', 'Starlink', 'Hughesnet', 'Viasat']],
  ['05778', ['Xfinity Internet 300', 'T-Mobile', 'Starlink', 'Hughesnet', 'Viasat']],
  ['40202', ['AT&T Internet 2000', 'Spectrum Internet Gig', 'T-Mobile', 'Kinetic', 'Starlink']],
])('the fastest of %s are those of the results sorted by speed, all of them', async (zip, names) => {
  const text = await told(zip, 'Which is the fastest I can get?')
  inOrder(text, ...names)
  expect(text).toMatch(/Likely there, but not confirmed: (?:Xfinity|Spectrum)/)
})

test('what was asked about before does not narrow what is asked of all that is there', async () => {
  const none = await told('97214', 'Is there fiber here?', 'Which is the fastest I can get?')
  inOrder(none, 'The fastest first:', 'Xfinity', 'T-Mobile')
  expect(none).not.toContain('no fiber')
  const all = await told('30318', 'Is there fiber here?', 'Which is the fastest I can get?')
  inOrder(all, 'Google Fiber', 'AT&T', 'Spectrum', 'Xfinity')
  const fiber = await told('30318', 'Is there fiber here?', 'whats the cheapest')
  expect(fiber).toContain('fiber plans fit')
})

test('a kind that nobody sells at a place is not looked for since', async () => {
  const text = await told('97214', 'Is there fiber here?', 'whats the cheapest')
  expect(text).toContain('3 plans fit, and 4 more that aren’t confirmed there')
  const box = await told(
    '97214',
    'Is there fiber here?',
    'Which is the fastest I can get?',
    'Can I use my own router?',
  )
  expect(box).toMatch(/^Of those listed I take the first, Xfinity\./)
})

test('where no listed plan is fast enough, who advertises such speeds is named, and what comes nearest', async () => {
  const none = await told('19103', 'how much is internet here', 'do any have 1 gig')
  expect(none).toContain('Verizon and Xfinity advertise such speeds somewhere')
  const home = await told('80202', 'we are a family of 5 with 2 remote workers and a gamer')
  expect(home).toContain('Xfinity advertises such speeds somewhere')
  expect(home).toContain('Slower, and likely there, but not confirmed: Xfinity Internet 300 Mbps')
  const again = await told('80202', 'what can i get', 'so theres nothing better?')
  expect(again).toContain('Nothing that I list there is faster than these.')
})

test('who is best asks of all that are there, not of one that isn’t', async () => {
  const text = await told('10025', 'what about optimum', 'so whos best for gaming')
  expect(text).toContain('Verizon Fios')
  expect(text).not.toContain('Optimum Internet')
})
