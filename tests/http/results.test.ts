import { expect, test } from 'vitest'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })
const read = async (path: string) => (await site.get(path)).text()
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const plansIn = (html: string) => [...mainOf(html).matchAll(/data-plan="([^"]+)"/g)].map(match => match[1])
const wordsOf = (html: string) => mainOf(html).replaceAll(/<!-- -->|<[^>]+>/g, '')

type Answer = {
  plans: Pick<OfferedPlan, 'id' | 'type' | 'certainty' | 'downloadMbps' | 'uploadMbps' | 'soldIn'>[]
}
const answerFor = async (zip: string) =>
  (await (await site.get(`/api/availability?zip=${zip}`)).json()) as Answer

test('the page of a ZIP is complete without script: valid, every plan of the answer once, kept by no search engine', async () => {
  const response = await site.get('/results?zip=78704')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d{1,3}$/)
  const html = await response.text()
  expect(await htmlFaults(html)).toEqual([])
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_ORIGIN}/internet/texas/travis-county"/>`)
  expect((await site.get('/internet/texas/travis-county')).status).toBe(200)
  const { plans } = await answerFor('78704')
  expect(plansIn(html).toSorted()).toEqual(plans.map(plan => plan.id).toSorted())
  const words = wordsOf(html)
  expect(words).toMatch(/\d providers? reach(?:es)? (?:most|parts) of Travis County/)
  expect(words).toContain('Not confirmed for your street · FCC data as of Jun 30, 2025')
  expect(words).toContain('By satellite, almost anywhere')
  const form = mainOf(html).match(/<form id="results-filters"[^>]*>/)?.[0]
  expect(form).toContain('action="/results"')
  expect(form).toContain('method="get"')
})

test('a state typed before the ZIP code is checked, and what was typed comes back', async () => {
  const response = await site.get('/results?zip=TX+10001')
  expect(response.status).toBe(422)
  const html = mainOf(await response.text())
  expect(html).toContain('ZIP code 10001 is in New York, NY, not in TX. Please check both.')
  expect(html).toContain('value="TX 10001"')
  expect((await site.get('/results?zip=TX+78704')).status).toBe(200)
})

test('an address without commas is understood if its city is the ZIP code’s', async () => {
  const ask = (address: string) => site.postJson('/api/fcc-broadband', { address })
  expect((await ask('123 Main St Austin TX 78704')).status).toBe(200)
  const refused = await ask('5 Elm St Rollingwood TX 78746')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Enter a ZIP code, or an address as: street, city, state ZIP.')
})

test('what a heading says of totals is true of every plan below it, known totals first', async () => {
  for (const sort of ['', '&sort=total']) {
    const html = mainOf(await read(`/results?zip=47404${sort}`))
    const sections = html.split('<section').map(part => `<main${part.split('</section>')[0] ?? ''}</main>`)
    const below = (title: string) => sections.find(part => wordsOf(part).startsWith(title)) ?? ''
    expect(plansIn(below('Total known'))).toEqual(
      expect.arrayContaining(['att-internet-500', 'att-internet-1000', 'att-internet-2000']),
    )
    expect(plansIn(below('Price not confirmed'))).toContain('att-internet-300')
    expect(plansIn(below('Price not confirmed'))).not.toContain('att-internet-500')
    expect(html.indexOf('id="plans-known"')).toBeLessThan(html.indexOf('id="plans-not-confirmed"'))
  }
})

test('a chosen sort says what it goes by, and that groups come before prices', async () => {
  const sorted = async (sort: string) => wordsOf(await read(`/results?zip=40202&sort=${sort}`))
  const price = await sorted('price')
  expect(price).toContain(
    'Each provider stands where its cheapest plan belongs; its other plans open below that. Plans that are likely,',
  )
  // The cheapest plan is a guess there, and no first place for it: that is why it must be said.
  expect(price.indexOf('AT&amp;T')).toBeLessThan(price.indexOf('Likely or possible, not confirmed'))
  expect(await sorted('total')).toContain('stands where its plan of the lowest total belongs')
  expect(await sorted('speed')).toContain('stands where its fastest plan belongs')
  expect(wordsOf(await read('/results?zip=40202'))).not.toContain('Each provider stands')
})

test('the count of plans says whom it counts, and a brand with too few lines why the headline doesn’t count it', async () => {
  const words = wordsOf(await read('/results?zip=97214'))
  expect(words).toMatch(/\d+ plans from \d+ providers you can order from, likely and satellite included/)
  expect(words).toContain('Likely: Xfinity reports fiber lines in Multnomah County, too few to count.')
  expect(words).toMatch(/2 providers reach parts of Multnomah County/)
})

test('filters of the address are applied by the server, and stand as chips that take them away', async () => {
  const { plans } = await answerFor('78704')
  const html = await read('/results?zip=78704&type=fiber&speed=500')
  const expected = plans.filter(plan => plan.type === 'fiber' && plan.downloadMbps >= 500)
  expect(expected.length).toBeGreaterThan(0)
  expect(plansIn(html).toSorted()).toEqual(expected.map(plan => plan.id).toSorted())
  expect(html).toContain('href="/results?zip=78704&amp;speed=500"')
  expect(html).toContain('href="/results?zip=78704&amp;type=fiber"')
  const routers = wordsOf(await read('/results?zip=78704&router=included'))
  expect(routers).toMatch(
    /We left out \d+ plans?(?: and \d+ local providers?)? that (?:doesn’t|don’t) publish what you asked for/,
  )
  const none = await read('/results?zip=78704&speed=9000')
  expect(plansIn(none)).toEqual([])
  expect(wordsOf(none)).toContain('No plan here fits thatRemove the filter, or allow a lower speed.Clear')
})

test('providers that report the type that was asked for, and have no such plan of ours, are named', async () => {
  expect(wordsOf(await read('/results?zip=78704&type=fiber'))).toContain(
    'Spectrum and Optimum report fiber here, but we have no fiber plan of theirs to show.',
  )
  const copper = wordsOf(await read('/results?zip=78704&type=dsl'))
  expect(copper).toContain('AT&amp;T reports DSL here, but we have no DSL plan of theirs to show.')
  expect(copper).toContain('No plan here fits thatRemove the filter.Clear')
  const cheap = wordsOf(await read('/results?zip=78704&type=dsl&price=20'))
  expect(cheap).toContain('No plan here fits all of thatRemove a filter, or allow a higher price.Clear')
  expect(cheap).toContain('No plans you can order from us')
  expect(wordsOf(await read('/results?zip=78704'))).not.toContain('plan of theirs')
})

test('a plan that is not sold in all markets says so in its row and in the comparison', async () => {
  const { plans } = await answerFor('78704')
  const some = plans.filter(plan => plan.soldIn === 'some-markets').map(plan => plan.id)
  expect(some).toEqual(expect.arrayContaining(['google-fiber-home-3-gig', 'google-fiber-edge-8-gig']))
  const rows = mainOf(await read('/results?zip=78704'))
    .split('data-plan="')
    .slice(1)
  const noted = rows.filter(row => row.includes('Select markets only')).map(row => row.split('"')[0])
  expect(noted.toSorted()).toEqual(some.toSorted())
  const compared = wordsOf(await read(`/results?zip=78704&view=compare&pick=${some[0]}`))
  expect(compared).toContain('Select markets only.')
})

test('a comparison that was shared says how many of its plans aren’t listed at the ZIP code', async () => {
  const compared = async (...picks: string[]) =>
    wordsOf(await read(`/results?zip=78704&view=compare&${picks.map(id => `pick=${id}`).join('&')}`))
  expect(await compared('att-internet-500', 'gone-1')).toContain(
    'One plan in this link isn’t among those listed for 78704.',
  )
  // Sold elsewhere.
  expect(await compared('metronet-500', 'gone-1')).toContain(
    '2 plans in this link aren’t among those listed for 78704.',
  )
  expect(await compared('att-internet-500')).not.toContain('among those listed')
})

// Its own test pinned an empty list with filters for two of them: what can't be installed isn't searched for.
test.each(['09012', '34030', '96201'])(
  '%s is military mail: it is refused, and the home’s is asked for',
  async zip => {
    const response = await site.get(`/results?zip=${zip}`)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(wordsOf(html)).toContain('Home services can’t be installed there: enter the ZIP code of the home.')
    expect(mainOf(html)).not.toMatch(/Sort by|Check my street|Filters/)
    const posted = await site.postJson('/api/leads', {
      ...{
        name: 'Ada King',
        email: 'ada@example.com',
        phone: '5125550133',
        zipCode: zip,
        service: 'internet',
      },
      page: '/quote',
    })
    expect(posted.status).toBe(422)
  },
)

test('where nobody is known, there is no backup data to show', async () => {
  const words = wordsOf(await read('/results?zip=96940'))
  expect(words).toContain('No providers found in ZIP code 96940')
  expect(words).toContain('We don’t know who sells there either.')
  expect(words).not.toMatch(/Using backup data|who sells in PW|These providers/)
})

test('picked plans stand side by side without script, with what is not published said', async () => {
  const { plans } = await answerFor('78704')
  const silent =
    plans.find(plan => plan.uploadMbps === null) ?? expect.unreachable('a plan without an upload')
  const others = plans.filter(plan => plan !== silent)
  const picked = [silent, ...others.slice(0, 2)].map(plan => plan.id)
  const address = new URLSearchParams([
    ['zip', '78704'],
    ['view', 'compare'],
    ...picked.map(id => ['pick', id]),
  ])
  const html = mainOf(await read(`/results?${address}`))
  const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'))
  expect(table.match(/<th scope="col"/g)).toHaveLength(4)
  expect(table).toContain('24-month total')
  expect(table).toContain('Not published')
  expect(table).not.toMatch(/>[–-]</)
})

test('a provider whose only plans here are a guess still stands with what is reported, and how sure the guess is', async () => {
  const words = wordsOf(await read('/results?zip=59057'))
  expect(words).toMatch(
    /CenturyLinkFiber · reaches [^.]+\. Possible: CenturyLink sells DSL in Montana, but the figures don\S+t say where\./,
  )
})

test('a missing, malformed or unknown ZIP code is asked for, with what was typed and a status of its own', async () => {
  const asked = await site.get('/results')
  expect(asked.status).toBe(200)
  expect(wordsOf(await asked.text())).toContain('What can you get where you live?')
  for (const [typed, status, words] of [
    ['787', 422, 'Enter a ZIP code of five digits'],
    ['00000', 404, 'We do not know this ZIP code. Please check its digits.'],
  ] as const) {
    const response = await site.get(`/results?zip=${typed}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(wordsOf(html)).toContain(words)
    expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*value="${typed}"`))
  }
})

test('nobody is known: it says so and keeps what is sold nationwide', async () => {
  const words = wordsOf(await read('/results?zip=96940'))
  expect(words).toContain('No providers found')
  const { plans } = await answerFor('96940')
  expect(plans.every(plan => plan.certainty === 'nationwide' || plan.certainty === 'in-state')).toBe(true)
})

test('the search without script leads there, and no page asks for a street in an address', async () => {
  for (const path of ['/', '/providers']) {
    const form = mainOf(await read(path)).match(/<form[^>]*aria-label="Search by ZIP code"[^>]*>/)?.[0]
    expect(form).toContain('action="/results"')
  }
  expect(mainOf(await read('/results?zip=78704'))).not.toMatch(/name="street"/)
})

test('too many lookups are refused in words, and the ZIP code stays in its field', async () => {
  site.comeFrom('203.0.113.77')
  let response = await site.get('/results?zip=78704')
  for (let tries = 0; tries < 200 && response.status === 200; tries += 1)
    response = await site.get('/results?zip=78704')
  site.comeFrom('203.0.113.1')
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await response.text()).toMatch(/<input[^>]*value="78704"/)
})
