import { expect, test } from 'vitest'
import { takeReport } from '#domain/availability/reports/reports.server.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { brand } from '#platform/brand.ts'
import { boxedCounties } from '#tests/support/boxed-coverage.ts'
import { feesOf, laterPriceOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { heldQuestions } from '#tests/support/held-questions.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { writeAnswer } from './answer.ts'
import { newDialogue } from './dialogue.ts'

const { catalogue, database, zips, now, answererWith, answer, ask } = useEmbeddedAnswers()
const [gig, twoGigs] = [priceOf('att-internet-1000'), priceOf('att-internet-2000')]
const [later, dish] = [laterPriceOf('metronet-1-gig'), feesOf('starlink-residential')]
const withoutMail = answererWith({ mailsGoOut: false })

test('there are at least sixty held questions', () => {
  expect(heldQuestions.length).toBeGreaterThanOrEqual(60)
})

test.each(heldQuestions)('$question', async ({ question, facts, page }) => {
  const { text, links } = await ask(question)
  for (const fact of facts) expect(text).toContain(fact)
  if (page)
    expect(links.map(link => link.href)).toEqual(expect.arrayContaining([expect.stringContaining(page)]))
  expect(text.length).toBeLessThan(1200)
  expect(writeAnswer({ text, links })).not.toMatch(/[<>]/)
})

test('a ZIP code that was named before is not asked for again', async () => {
  const question = { catalogue, message: 'is spectrum available in my area', log: silentLog }
  const history = [{ sender: 'user' as const, message: 'Who serves 78701?' }]
  expect((await answer({ ...question, history, context: null })).text).toContain('Austin, TX 78701')
  const context = { name: 'Ana', zipCode: '43215', serviceType: 'Home internet' }
  expect((await answer({ ...question, history: [], context })).text).toContain('Columbus, OH 43215')
})

test('who asks what is meant is not asked when somebody of ours was rude', async () => {
  expect((await ask('what do you mean')).text).toContain('in other words')
  const rude = await ask('the guy who called was rude')
  expect(rude.text).toContain('when it was')
  expect(rude.links.map(({ href }) => href)).toContain('/privacy-choices')
})

test.each([
  'what happens after i order',
  'where is my order',
  'cancel my order',
  'change my order',
  'what if the price changes before you call',
  'notify me when fiber comes',
  'tell me when the price drops',
  'will the price go up next year',
  'i forgot my password',
  'delete my data',
  'what data do you keep',
])('where no mail goes out no answer promises one: %s', async question => {
  const told = (await ask(question, withoutMail)).text
  expect(told).not.toMatch(/by email|an email|confirmation email|mails you|we send|Tell me when/)
  if (/email/i.test(told)) expect(told).toMatch(/email isn’t set up/i)
  expect((await ask(question)).text).not.toMatch(/isn’t set up/)
})

test('of two questions both are answered, and what has no answer is said', async () => {
  const both = await ask('whats metronets upload and who is their ceo')
  expect(both.text).toContain('150 Mbps upload')
  expect(both.text).toContain('who leads it, I don’t know')
  const one = await ask('is spectrum in 78701? how do i cook rice?')
  expect(one.text).toContain('Austin, TX 78701')
  expect(one.text).toContain('I have no answer to this part: “how do i cook rice?”')
})

test('a question that an answer passes by is asked back, with what is near and whom to call', async () => {
  const { kind, text, choices } = await ask('my nephew swears the tmobile gizmo hums at night')
  expect(kind).toBe('asks')
  expect(choices?.length).toBeGreaterThan(1)
  expect(text).toContain('You mentioned T-Mobile')
  expect(text).toContain(brand.defaultSalesPhone)
  const other = await ask('wife wants the quidditch channel and the snorkeling')
  expect(other.text).toContain('I read this as “What does TV cost?”')
})

test('what is only likely at a place is not recommended where something certain fits, and else told as such', async () => {
  const { text } = await ask('i live in lincoln ne 68502 whats good for 4 gamers')
  expect(text).toContain('Kinetic Fiber 300')
  expect(text).not.toContain('Spectrum')
  const likely = 'Likely there, but not confirmed: Spectrum Internet'
  expect((await ask('cheapest internet 68502')).text).toContain(likely)
  expect((await ask('i only have 40 dollars a month 44114')).text).toContain(likely)
  expect((await ask('cheapest internet 78704')).text).not.toContain('not confirmed: Spectrum')
})

test('what a camera takes is the education center’s figure', async () => {
  const { fromMbps, toMbps } = speedActivity(catalogue, 'cameras')
  expect((await ask('how many mbps for a camera')).text).toContain(`${fromMbps}–${toMbps} Mbps`)
})

test.each(['tv for max 50 dollars', 'do i need a dish for tv'])(
  'nothing else is asked about by %s',
  async question => {
    expect((await ask(question)).text).not.toContain('I don’t know what')
  },
)

test('the chat tells the doubts that the results page shows', async () => {
  const { db } = database
  const told = async () => (await ask('Who serves 78701?')).text
  expect(await told()).not.toContain('Visitors doubt')
  for (const [day, reporter] of ['ann', 'bob', 'cy'].entries()) {
    const deps = {
      catalogue,
      db,
      zips,
      counties: { coverage: boxedCounties },
      now: () => new Date(now().getTime() - day * 24 * 3_600_000),
    }
    const report = { zipCode: '78701', providerId: 'google-fiber', kind: 'not_offered' as const }
    expect(await takeReport(deps, { reporter, network: reporter }, report)).toEqual({
      ok: true,
      value: 'taken',
    })
  }
  expect(await told()).toContain('Visitors doubt that this is right for Google Fiber (3 reports).')
  expect((await ask('Is Google Fiber available in 78701?')).text).toContain('Visitors doubt')
})

test.each([
  ['a number of an order is no ZIP code', 'my order PW-12345 hasnt shown up', 'Your orders', 'Schenectady'],
  ['a bill is lowered by figures', 'how do I lower my bill with spectrum', 'Switching calculator', 'Faults'],
  ['a refused technology is no wish', 'dont show me satellite, whats in 59718', 'Spectrum', 'Starlink from'],
  ['a plan called 1 Gig is one', 'how much is 1 gig in 55401', gig, twoGigs],
  [
    'each speed goes with its name',
    'compare att 500 with google fiber 1 gig',
    'Internet 500',
    'Internet 300',
  ],
  ['one of two is looked up in the country too', 'tmobile in rural montana 59001', 'likely', 'Starlink'],
  [
    'all that is sold has a monthly price',
    'cameras without subscription',
    'has a monthly price',
    'most popular',
  ],
])('%s', async (_rule, question, fact, never) => {
  const { text, links } = await ask(question)
  const written = writeAnswer({ text, links })
  expect(written).toContain(fact)
  expect(written).not.toContain(never)
})

test('what follows after a year is told for the place that was spoken of', async () => {
  const first = await ask('05401, who has fiber here?')
  const { text } = await answer({
    ...{ catalogue, message: 'which of those is the cheapest after a year?', history: [], context: null },
    ...{ log: silentLog, dialogue: first.dialogue ?? newDialogue },
  })
  expect(text).toContain('no fiber there')
  expect(text).toContain('VT 05401')
  expect(text).toContain('Starlink')
})

/** What several messages of one conversation are answered with, one after the other. */
async function talk(...messages: string[]): Promise<string[]> {
  let dialogue = newDialogue
  const said: string[] = []
  for (const message of messages) {
    const reply = await answer({ catalogue, message, history: [], context: null, log: silentLog, dialogue })
    dialogue = reply.dialogue ?? dialogue
    said.push(writeAnswer(reply))
  }
  return said
}

test.each([
  [
    'the fastest upload is what it means next',
    ['78704', 'fastest upload?', 'how much is that'],
    'Edge 8 Gig',
  ],
  ['the catch is of what was spoken of', ['metronet 1 gig', 'whats the catch with that one'], later],
  ['moving after an alarm is about the alarm', ['does adt need a contract', 'what if i move'], 'Whether ADT'],
  ['the dish is the one of Starlink', ['is starlink in 59715', 'how much is the dish'], dish],
  [
    'what has no contract is told of the place',
    ['30309', 'which ones have no contract'],
    'Atlanta, GA 30309',
  ],
  ['no fiber is asked, not wished', ['50273', 'no fiber?'], 'I find no internet provider with fiber'],
  ['a limit is lifted', ['under $40 at 10001', 'what about over $40 but faster'], 'Verizon'],
  [
    'after an alarm the cheapest is one',
    ['i want security cameras but i rent', 'how much for the cheapest'],
    'Wyze',
  ],
  ['a speed alone is of who was spoken of', ['whats metronet 1 gig', 'and the 500?'], 'Metronet 500 Mbps'],
  [
    'which of two is which of those two',
    ['xfinity vs att fiber for gaming', 'which one has better upload'],
    'Xfinity',
  ],
  [
    'the first of a list is said to be the first',
    ['cheapest internet', 'how much is it'],
    'I take the first, Kinetic',
  ],
  [
    'they are those that were listed',
    ['cheapest internet', 'do they lock you in'],
    'Kinetic, Metronet and WOW!',
  ],
  ['kits stay the topic', ['is simplisafe or ring cheaper', 'do they have contracts'], 'SimpliSafe'],
  ['a plan that nobody has is said to be unknown', ['how much is cox gigablast'], 'no “gigablast”'],
  [
    'a bundle loses the part that is taken out',
    ['internet tv and alarm in 30022', 'take out the tv'],
    'internet and security',
  ],
  ['who has DSL wants something else', ['stuck w 6mbps dsl in 83001, anything better?'], 'Starlink'],
  [
    'a plan is looked up at the place named next',
    ['80 yrs old and i only do email. what do i need', 'what would that cost me in 33908'],
    'Hughesnet Select',
  ],
  ['a bundle is taken apart', ['bundle adt and metronet', 'is that cheaper than separate'], 'adds prices up'],
])('%s', async (_rule, messages, fact) => {
  expect((await talk(...messages)).at(-1)).toContain(fact)
})

test('a local provider is told by its name from the figures of the FCC, with its labels where we have them', async () => {
  const [epb = '', breezeline = '', there = ''] = await talk(
    'is epb cheaper',
    'breezeline prices',
    '37403 epb',
  )
  expect(epb).toContain('list it with fiber in 9 counties of Tennessee and Georgia')
  expect(epb).toContain('I don’t know its prices')
  expect(breezeline).toContain('/providers/breezeline/labels')
  expect(there).toContain('Yes, EPB')
})

test('whose lines reach only a small part of a county is said, and comes behind who reaches more', async () => {
  const { text } = await ask('who has internet in 30318')
  expect(text).toContain('Google Fiber and Spectrum reach only a small part of Fulton County.')
  expect(text.indexOf('AT&T from')).toBeLessThan(text.indexOf('Google Fiber from'))
  expect((await ask('cheapest internet in 30318')).text).toContain('Spectrum reaches only a small part')
  expect((await ask('cheapest internet in 78701')).text).not.toContain('only a small part')
})
