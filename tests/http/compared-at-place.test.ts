import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'

const site = useBuiltSite()
const picks = 'pick=spectrum-internet&pick=tmobile-home-internet&pick=metronet-1-gig&view=compare'

/** The cells of a row, by its head. */
async function rowOf(path: string, head: string): Promise<string[] | undefined> {
  const page = await servedPage(site.get(path))
  const row = page.all('tr').find(one => one.texts('th')[0] === head)
  return row?.texts('td')
}

test('all plans compared at a ZIP code say which are sold there; without one, only from which day each price is', async () => {
  const [spectrum, tmobile, metronet] = (await rowOf(`/internet-plans?zip=78704&${picks}`, 'Sold here')) ?? []
  expect(spectrum).toContain('Reported here')
  expect(tmobile).toContain('Likely here, not reported')
  expect(metronet).toContain('Not listed here')
  expect(await rowOf(`/internet-plans?${picks}`, 'Sold here')).toBeUndefined()
  const days = await rowOf(`/internet-plans?${picks}`, 'Price as of')
  expect(days).toHaveLength(3)
  for (const day of days ?? []) expect(day).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
})

test('what stands alone in a cell begins like a sentence', async () => {
  const path = '/internet-plans?pick=att-internet-300&pick=att-internet-500&view=compare'
  const [unknown, lasting] = (await rowOf(path, 'Later price')) ?? []
  expect(unknown).toContain('Later price not published')
  expect(lasting).toContain('No change published')
})

test('the results compared without script say it in the words of the cart', async () => {
  expect(await rowOf(`/results?zip=78704&${picks}`, 'Sold here')).toEqual([
    'Found in your county',
    'May be sold in your county, not confirmed',
  ])
})
