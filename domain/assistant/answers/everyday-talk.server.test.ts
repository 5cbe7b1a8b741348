import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test.each([
  ['isnt frontier verizon now', 'Frontier has been part of Verizon since Jan 20, 2026'],
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
  ['do you sell door locks', 'Smart Lock'],
  ['senior alarm with a button for falls', 'Emergency Pendant'],
  ['how do i know if i can get fiber at my address', 'search your full address'],
  ['i got disconnected for not paying, can i get a new provider', 'Whether a provider checks credit'],
  ['so do you just recommend who pays most', 'ranked by a published formula'],
  ['can you beat xfinitys $40 price in 98101', 'nobody else for less than $40.00/mo'],
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
  ['i pay 95 for spectrum right now in 78704', 'whats cheaper', 'For less than $95.00/mo'],
  ['cheapest internet and tv in 44107', 'what would that be all together a month', '$124.99/mo in all'],
  ['i need someone to set up cameras at my shop', 'its a small store', 'for homes only'],
  ['whats your cheapest tv', 'no satellite please', 'Without a dish'],
  ['i need tv', 'no dish please', 'Without a dish'],
  ['i need tv too', 'what would that be in all', 'internet and TV'],
  [
    'i want cameras only, no monitoring',
    'is there a monthly fee for it',
    'Kits that you install yourself have a price',
  ],
  ['can adt call the police', 'how fast', 'With monitoring a center takes the alarm'],
  ['best security system for an apartment', 'whats that cost for a year', 'first year $119.98'],
  ['what about a garage door thing', 'price?', 'I don’t know the price of a single device'],
  ['i want to cut the cord what do i need', 'how fast internet for that', 'about 25 Mbps for each screen'],
  ['can i pause it when im away for the winter', 'which one lets me', 'Whether your provider lets you pause'],
  ['do you have google fiber in 30303', 'when is it coming', 'What a provider plans to build I don’t know'],
  ['whats the catch with that $30 spectrum', 'how long is 30', '$50.00/mo after the first 12 months'],
  ['when was your data updated', 'who checks', 'checked or listed on'],
  ['need tv with espn and internet 28202', 'how much', 'the cheapest internet and TV of the builder'],
  ['i want to cancel comcast', 'will they charge me', 'an early termination fee is due'],
  ['vivint or adt', 'can i cancel', 'the contract terms of Vivint and ADT'],
  ['my bill went from 50 to 85 spectrum', 'can they do that', 'Mostly they may'],
  ['whats available in 80202', 'is that for sure at my house', 'This is FCC data'],
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

test('the second of a provider of which only the first plan was told, and what a plan costs with its router', async () => {
  expect(await told('75201', 'at&t', 'the 2nd one')).toContain('AT&T Internet 500')
  const withRouter = ['cheapest fiber in 78704', 'does that include the router', 'whats that with the router']
  expect(await told(...withRouter)).toContain('With it AT&T Internet 300 costs $55.00/mo today')
})

test('what is charged is told of the company that was spoken of, where it is one that sells alarms', async () => {
  expect(await told('how much is adt a month', 'whats the install cost')).not.toContain('Vivint')
})

test('of two that were compared at a place, what follows is asked of these two', async () => {
  const later = await told('spectrum or att in 44107', 'which one goes up after a year')
  expect(later).toContain('Spectrum Internet Premier goes from')
  expect(later).not.toContain('Starlink')
})

test.each([
  ['how much is spectrum', 'what does the 70 one go to later', 'Spectrum Internet Gig goes from'],
  ['cheapest internet in 46204', 'the 500 one, whats it cost total for 3 years', 'Metronet 500 Mbps costs'],
  ['cheapest internet in 46204', 'ok lets do the 1 gig', 'beside Metronet 1 Gig'],
  ['my xfinity bill went up to 120, 60614', 'ill go with the 75 one', 'beside AT&T Internet 500'],
  ['alarm systems', 'ill take the 60 one', 'Choose from what ADT sells'],
  ['alarm systems', 'whats in the 20 one', 'Vivint Essentials'],
  ['directv packages', 'the 85 one', 'DIRECTV Choice is'],
])('after %j, %j is one of those that were told, by its price or speed: %j', async (before, said, answer) => {
  expect(await told(before, said)).toContain(answer)
})

test('a part of a name is no other city, and what a sentence counts in thousands no price', async () => {
  expect(await told('my xfinity bill went up to 120, 60614', 'is att fiber in lincoln park')).not.toContain(
    'NE',
  )
  expect(await told('how much is directv', '3000 bucks over 2 yrs. whats the cheapest tv')).not.toContain(
    '$0.00',
  )
})

test('what isn’t confirmed of a provider is said: that it is there, or its price', async () => {
  expect(await told('what internet can i get at 30309', 'why is att not confirmed')).toContain(
    'What isn’t confirmed is its price',
  )
  expect(await told('what internet can i get at 30309', 'why is tmobile not confirmed')).toContain(
    'T-Mobile is likely',
  )
})

test.each([
  ['how do i reset my router', 'Unplug both from the power'],
  ['what does select markets only mean', 'sells this plan in some of its places'],
  ['whats a modem', 'ends the provider’s line'],
  ['is it cheaper on the phone or online', 'You pay us nothing'],
  ['is an alarm worth it', 'sends help'],
  ['my building has a deal with comcast, am i stuck', 'FCC rules forbid'],
])('%j has an answer of its own: %j', async (question, answer) => {
  expect(await told(question)).toContain(answer)
})

test('kinds of line that are named to be left out are no wish', async () => {
  const text = await told('what is in 78704', 'I mean cable or fiber. not the satellite stuff')
  expect(text).toContain('fiber or cable plans fit')
})

test.each([
  [
    'need wifi in 60614, two people working from home',
    'does it come with a router',
    'which one has no contract',
    'No contract for Chicago',
  ],
  ['how fast should my internet be for 4 people', 'what plans have that in 78745', '250 Mbps or more'],
  ['i live outside of 59718 only have hughesnet now', 'For Bozeman, MT 59718 I find'],
  ['we only have spectrum in 44107', 'For Lakewood, OH 44107 I find'],
  ['i live outside of 59718 only have hughesnet now', 'anything better than that', 'The fastest first'],
  ['how do i know if you guys are legit', 'You pay us nothing'],
  ['i got a letter saying my promo ends can i switch without a fee', 'early termination fee'],
  ['can i leave without paying a fee', 'its cox', 'Whether Cox ties you to a contract isn’t published'],
  ['installation fee for metronet?', 'any way to avoid it', 'some waive it when you ask'],
  ['cheapest way to watch live tv without cable', 'come by an antenna without a monthly price'],
  [
    'moving to 27513 on dec 15 need internet by then',
    'can i set it up before i get there',
    'Order two to three',
  ],
  ['i already have spectrum and want to add tv', 'What we have works beside any internet'],
  ['can i pay month to month', 'which ones at 30301', 'No contract for Atlanta'],
  ['is cox raising prices', 'Price changes of Cox'],
  ['what does GIG mean', '1,000 Mbps'],
  ['i want to cancel spectrum what do i do', 'will they charge me', 'early termination fee'],
  ['how do i get the 30 dollar spectrum deal', '$30.00/mo in months 1–12'],
  ['my neighbor has fiber but you say i dont', 'report it on the results page'],
  ['why should i use you instead of calling spectrum myself', 'I don’t judge other sites'],
  ['family of 6 with lots of streaming, in 44256, budget 70', 'which would you pick', 'Frontier Fiber 500'],
])('%j: what goes on with it is answered', async (...turns) => {
  expect(await told(...turns.slice(0, -1))).toContain(turns.at(-1))
})

test('the best at a place: lines that are there, then those that are likely, and satellites last, as on the results page', async () => {
  expect(await told('best internet in 98103')).toMatch(
    /no line confirmed there.*\n- Likely there, but not confirmed: .*By satellite, almost anywhere: Starlink/s,
  )
  expect(await told('best internet in 44107')).toMatch(
    /what is confirmed before what isn’t:\n- AT&T .*\n- Likely there, but not confirmed: Spectrum/,
  )
  const needed = await told('family of 6 with lots of streaming, in 44256, budget 70', 'which would you pick')
  expect(needed).toContain('at $70.00/mo or less with 380 Mbps or more')
  expect(needed).not.toContain('Frontier Fiber 200')
})
