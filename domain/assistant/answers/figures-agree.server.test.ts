import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeOf } from '#domain/assistant/answers/places/place-of.server.ts'
import { loadLabelBox } from '#domain/labels/load-label-box.server.ts'
import { formatCents } from '#domain/shared/money.ts'
import { boxedCoverage } from '#tests/support/boxed-coverage.ts'
import {
  centsOf,
  labelFeeCentsOf,
  labelFeeOf,
  sumCentsOver,
  sumOver,
} from '#tests/support/catalogue-prices.ts'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { newDialogue } from '../dialogue.ts'

const { catalogue, database, zips, now, answer } = useEmbeddedAnswers()

/** The answer to the last of some messages that go on from each other. */
async function told(...messages: string[]) {
  let dialogue = newDialogue
  let reply: Awaited<ReturnType<typeof answer>> = { text: '', links: [], dialogue }
  for (const message of messages) {
    reply = await answer({ catalogue, message, history: [], context: null, log: silentLog, dialogue })
    dialogue = reply.dialogue ?? dialogue
  }
  return reply
}

const hrefs = async (...messages: string[]) => (await told(...messages)).links.map(({ href }) => href)

/** How many plans the page of results lists at a ZIP code, and how many of them aren't confirmed there. */
async function listedAt(zipCode: string) {
  const deps = { catalogue, coverage: boxedCoverage, zips, now, db: database.db }
  const plans = (await placeOf(deps, zipCode, silentLog))?.result.plans ?? []
  return { all: plans.length, likely: plans.filter(({ certainty }) => certainty === 'likely').length }
}

test.each(['78701', '32162', '44107', '30303', '33125'])(
  'what fits in %s is counted as the page counts it, and what is not confirmed apart',
  async zipCode => {
    const { all, likely } = await listedAt(zipCode)
    expect((await told(`whats the cheapest internet in ${zipCode}`)).text).toContain(
      `${all - likely} plans fit, and ${likely} more that aren’t confirmed there.`,
    )
  },
)

test('which of a list has something is asked of all that were counted, not only of those that were told', async () => {
  const cheapest = 'whats the cheapest internet in 78701'
  const count = '13 plans fit without a contract, and 2 more'
  expect((await told(cheapest, 'which of them has no contract')).text).toContain(count)
  expect((await told(cheapest, 'and with no contract?')).text).toContain(count)
})

test('links to lists carry the ZIP code and the wish, where a page can leave out all else', async () => {
  const cheapest = 'whats the cheapest internet in 78701'
  expect(await hrefs(cheapest)).toEqual(
    expect.arrayContaining(['/results?zip=78701', '/internet-plans?zip=78701&provider=spectrum']),
  )
  expect(await hrefs(cheapest, 'and with no contract?')).toContain('/results?zip=78701&contract=none')
  expect(await hrefs('any plans in 33125 under 45 a month')).toContain('/results?zip=33125&price=45')
  // Metronet sells nothing there, so that its plans are linked as they are sold elsewhere.
  expect(await hrefs(cheapest, 'what does kinetic cost')).not.toContain(
    '/internet-plans?zip=78701&provider=kinetic',
  )
  const { links } = await told('plans without a contract')
  expect(links.find(({ href }) => href.startsWith('/internet-plans'))?.label).not.toBe('Plans that fit')
})

test('where nothing that fits is confirmed, all is counted, likely before possible', async () => {
  const { text } = await told('any plans in 33125 under 45 a month')
  expect(text).toContain('3 plans fit at $45.00/mo or less, but none of them is confirmed there:')
  expect(text).toContain('- Likely there, but not confirmed: Xfinity Internet 300 Mbps')
  expect(text).toContain('- Possible there, but not confirmed: WOW! Cable 300 Mbps')
  expect(text.indexOf('Xfinity')).toBeLessThan(text.indexOf('WOW!'))
})

test('who is no more than possible is said to be, as on the page of results', async () => {
  expect((await told('is wow available in 33125')).text).toMatch(
    /^WOW! is possible around Miami, FL 33125, but not confirmed: it sells cable in Florida/,
  )
  const { text } = await told('who sells in 33125')
  expect(text).toContain('Likely, but not confirmed: Xfinity and T-Mobile. Possible, but not confirmed: WOW!')
})

test('who is known by the state alone is not said to sell around a place', async () => {
  expect((await told('is frontier fiber in 06511 connecticut')).text).toMatch(
    /^Frontier sells in Connecticut, but that’s not confirmed for New Haven, CT 06511\./,
  )
  expect((await told('who sells internet in 06511')).text).toMatch(
    /^In Connecticut, but not confirmed for New Haven, CT 06511, I find/,
  )
})

test('in Spanish the same is confirmed, likely or possible, with the later price and the contract', async () => {
  const { text } = await told('cual es el internet mas barato en 33125')
  expect(text).toContain(
    `Hughesnet desde ${formatCents(centsOf('hughesnet-select'))} al mes los primeros 12 meses (después, precio no publicado)`,
  )
  expect(text).toContain('por satélite, con contrato de 24 meses')
  expect(text).toContain(
    `Probable ahí, pero sin confirmar: Xfinity desde ${formatCents(centsOf('xfinity-300'))} al mes los primeros 12 meses`,
  )
  expect(text).toContain('Posible ahí, pero sin confirmar: WOW!')
  expect((await told('cuanto cuesta xfinity en 33125')).text).toContain('sin confirmar: Xfinity')
})

test('a total without a fee that has no amount is a minimum, with or without a place', async () => {
  const starlink = `at least ${sumOver(24, 'starlink-residential')}`
  const { text } = await told('starlink vs hughesnet for rural montana')
  expect(text).toContain(`${starlink} over 24 months, without Shipping and Handling`)
  expect(text).not.toContain('all of its prices and fees')
  expect((await told('how much is starlink over two years total')).text).toContain(starlink)
  await loadLabelBox(database.db, readFileSync('facts/labels/starlink.json.br'))
  expect((await told('starlink vs hughesnet for 59401')).text).toContain(starlink)
})

test('one costs less for certain where its fee has a highest amount', async () => {
  const { text } = await told('google fiber 1 gig vs att 1 gig over 24 months')
  const google = 'google-fiber-1-gig'
  expect(text).toContain(
    `at least ${sumOver(24, google)} over 24 months, without a fee of up to ${labelFeeOf(google)}/mo`,
  )
  const most = sumCentsOver(24, google) + 24 * labelFeeCentsOf(google)
  const less = formatCents(sumCentsOver(24, 'att-internet-1000') - most)
  expect(text).toContain(`Google Fiber Core 1 Gig costs at least ${less} less over 24 months.`)
})

test('an upload that depends on the address is told as a range', async () => {
  expect((await told('whats the upload on spectrum premier')).text).toContain(
    'Spectrum Internet Premier: 23–525 Mbps upload.',
  )
  expect((await told('I want to order Spectrum Internet Gig')).text).toContain('Upload 40–1,050 Mbps.')
  expect((await told('does spectrum gig upload as fast as download')).text).toContain(
    'As fast up as down only at some addresses',
  )
  expect((await told('spectrum 1 gig vs att 1 gig for zoom')).text).toContain('40–1,050 Mbps')
})
