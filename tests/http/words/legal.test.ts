import { expect, test } from 'vitest'
import { legalTextsUpdated } from '#app/seo/text-dates.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'

const site = useBuiltSite()
const read = (path: string) => servedPage(site.get(path))

test('the privacy policy names its date, the age, what is stored and the source of ZIP codes', async () => {
  const page = await read('/privacy')
  // Its text has changed since the date that the specification gives, and says of itself that the date changes, too.
  expect(page.words).toContain(
    `Last updated ${legalTextsUpdated.privacy.words} (earlier version: last updated July 24, 2025)`,
  )
  expect(page.words).toMatch(/not for children under 13/)
  expect(page.part('table', /^What is stored on our server/).all('tbody tr').length).toBeGreaterThan(0)
  expect(page.links(/GeoNames/)[0]?.attribute('href')).toBe('https://www.geonames.org/')
})

test('the policy names every key that pages keep in the browser', async () => {
  const table = (await read('/privacy')).part('table', /^What is stored in your browser/)
  const names = table.texts('tbody th').flatMap(text => text.split(', '))
  for (const key of [
    ...['plainwire-cart', 'last-search-address', 'last-search-zipcode', 'plainwire-outside-consent'],
    ...['plainwire-checkout-draft', 'plainwire-order-attempt', 'plainwire-counted-orders'],
    ...['plainwire-chat', 'plainwire-chat-draft', 'plainwire-chat-followed'],
  ]) {
    expect([key, names.filter(name => name === key).length]).toEqual([key, 1])
  }
})

test('the terms say that an order is a request until it is confirmed', async () => {
  const page = await read('/terms')
  expect(page.texts('h1')).toEqual(['Terms of use'])
  expect(page.words).toMatch(/A representative contacts you within 24 hours/)
})

test('how we rank shows the whole formula, that commissions are not in it, and every score', async () => {
  const page = await read('/how-we-rank')
  const formula = page.part('table', /^The formula of the ranking/)
  const weights = formula.texts('td').flatMap(cell => /^(?:Weight )?(\d+)%$/.exec(cell)?.[1] ?? [])
  expect(weights.reduce((sum, weight) => sum + Number(weight), 0)).toBe(100)
  expect(page.words).toMatch(/Commissions, whether a provider pays one/)
  const providers = page.part('table', /^Scores of all internet providers/).texts('tbody th')
  expect(providers).toHaveLength(16)
  // A higher score may stand below a lower one only where its own line says what sets it back.
  const setback = (words: RegExp) => providers.findIndex(one => words.test(one))
  expect(setback(/; total uncertain$/)).toBeGreaterThan(0)
  expect(setback(/; price not confirmed$/)).toBeGreaterThan(setback(/; total uncertain$/))
  expect(providers.filter(one => !one.includes(';'))).toEqual(providers.slice(0, setback(/;/)))
})
