import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test.each([
  ['does the price change with spectrum', '$50.00/mo after the first 12 months'],
  ['is xfinity easy to cancel', 'New Xfinity plans in our catalog have no annual contract'],
  ['does cox have 24/7 support', 'Cox’s support'],
  ['can you lower my spectrum bill', 'ask Spectrum for a current promotion'],
  ['does att work in apartments', 'If you rent'],
  ['att fiber 300 good enough for 5 people?', '250 Mbps for 5 people'],
  ['he has spectrum and i have att and we fight about which one to keep', 'Side by side'],
  ['cancel my account', 'delete your data'],
  ['I have a question about the bill you sent me', 'You pay the provider'],
  ['why do you need my social security number', 'never ask for a Social Security number'],
  ['what can i get for 30 or less, zip 38109', '$30.00/mo or less'],
  ['I still want a house phone with the internet', 'no phone or mobile service'],
  ['my data keeps running out', 'Unlimited data comes with'],
  ['whats 500 mean', '500 Mbps is enough for about 10 people'],
  ['do you have earthlink', 'Earthlink isn’t in our catalog'],
  ['my order says pending what does that mean', 'no representative has confirmed'],
])('%j is answered by itself: %j', async (question, answer) => {
  expect(await told(question)).toContain(answer)
})

test.each([
  ['I need to cancel the installation for thursday', 'can it be the week after instead', 'Your orders'],
  ['how do I stop the order', 'do they charge something for canceling', 'you cancel it for free'],
  ['before I give you my number who gets it', 'just the one company or everybody', 'No provider sees'],
  ['house alarm for my parents', 'they dont have internet does that matter', 'cellular backup'],
  ['do you have anything for veterans', 'or seniors, I’m both', 'Lifeline takes'],
  [
    'nobody showed up for the install',
    'I want a new date AND something for my time',
    'credit for the missed one',
  ],
  ['I want an alarm but I rent', 'can i take it with me when i leave', 'simply comes along'],
  ['do u guys have price alerts', 'will u text me or email', 'by email, not by text'],
  ['spectrum vs xfinity', 'for 500', 'Spectrum Internet Premier'],
  ['how much is cox', 'las vegas 89148', 'Cox reports fiber around Las Vegas'],
  [
    'cuanto cuesta xfinity en 60629',
    'y despues del primer año?',
    'Xfinity Internet 300 Mbps, precio no publicado',
  ],
])('after %j, %j goes on with it: %j', async (before, question, answer) => {
  expect(await told(before, question)).toContain(answer)
})

test('of two that were compared at a place, what follows is asked of these two', async () => {
  const later = await told('spectrum or att in 44107', 'which one goes up after a year')
  expect(later).toContain('Spectrum Internet Premier goes from')
  expect(later).not.toContain('Starlink')
})

test('kinds of line that are named to be left out are no wish', async () => {
  const text = await told('what is in 78704', 'I mean cable or fiber. not the satellite stuff')
  expect(text).toContain('fiber or cable plans fit')
})
