import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadLabels } from '#server/load-labels.server.ts'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'

const site = useOwnBuiltSite()
const read = (path: string) => servedPage(site.get(path))
beforeAll(async () => {
  await loadLabels(site.assembled.services.db, process.cwd())
})

test('a label’s page names a plan once that begins with its provider’s name, and has the speed that we list', async () => {
  const page = await read('/plans/spectrum-internet/label')
  expect(page.texts('title')[0]).toMatch(/^Spectrum Internet: Broadband Label/)
  // Cox's labels of this plan at this price say 109 to 127 Mbps: ours is on most of them.
  const cox = (await read('/plans/cox-go-fast/label')).part('article', /^Broadband Facts/)
  expect(cox.words).toContain('Typical Download Speed 118 Mbps')
})

test('labels that were written down by hand are said to be from no file', async () => {
  const page = await read('/plans/frontier-fiber-200/label')
  expect(page.words).toContain('Shown by Frontier; written down by hand, not from its file, on Dec 25, 2025')
  expect(page.words).not.toContain('Published by')
  const changes = await read('/price-changes')
  expect(changes.words).toContain('What Frontier showed was written down by hand.')
  expect(changes.words).toMatch(/We have \d+ providers’ newest files from others who keep copies\./)
  expect(changes.words).not.toContain('We visit')
})

test('a provider that was bought says so where it is met, and that our prices are from before', async () => {
  const bought =
    'Part of Verizon since Jan 20, 2026. The prices we show for Frontier are from before that: ask what is sold now.'
  const paths = ['/providers/frontier', '/plans/frontier-fiber-200/label', '/best-internet-providers']
  for (const path of paths)
    expect([path, (await read(path)).words]).toEqual([path, expect.stringContaining(bought)])
  expect((await read('/providers/centurylink')).words).toContain('has been part of AT&T since Feb 2, 2026.')
})

test('one label is one, and nothing is said of no rows', async () => {
  const { words } = await read('/providers/starlink/labels')
  expect(words).toMatch(/\b1 label for homes\b/)
  expect(words).not.toMatch(/\b0 rows\b/)
})

test('who asks what changed is told on which day the labels were last seen, and where too few are held to tell', async () => {
  const told = async (provider: string) =>
    z
      .object({ summary: z.string(), certainty: z.string(), pricesAsOf: z.string() })
      .parse(await (await site.get(`/api/price-changes?provider=${provider}`)).json())
  expect(await told('spectrum')).toMatchObject({
    pricesAsOf: expect.stringMatching(/^2026-0[67]/),
    certainty: expect.stringContaining('Its newest file was last checked on Jul 20, 2026.'),
  })
  const one = 'We hold one edition of WOW!’s labels, found on Jun 4, 2026, so we can’t say'
  expect(await told('wow')).toMatchObject({ summary: expect.stringContaining(one), pricesAsOf: '2026-06-04' })
  const none = 'We hold no labels of Verizon, so we can’t say whether its prices changed.'
  expect((await told('verizon')).summary).toBe(none)
  expect((await servedPage(site.get('/providers/wow/price-changes'))).words).toContain(one)
  expect((await servedPage(site.get('/providers/verizon/price-changes'))).words).toContain(none)
})

test('of a price that no label confirms, other programs hear when it was listed, and of a confirmed one when it was checked', async () => {
  const told = z.object({
    summary: z.string(),
    certainty: z.string(),
    plan: z.object({ confirmedByLabel: z.boolean() }),
  })
  for (const [id, isConfirmed] of [
    ['hughesnet-select', false],
    ['spectrum-internet', true],
  ] as const) {
    const { summary, certainty, plan } = told.parse(await (await site.get(`/api/plans/${id}`)).json())
    const words = isConfirmed
      ? /price checked \d{4}-\d\d-\d\d[;.]/
      : /price listed \d{4}-\d\d-\d\d, no label confirms it[;.]/
    expect([id, plan.confirmedByLabel]).toEqual([id, isConfirmed])
    for (const text of [summary, certainty]) {
      expect(text).toMatch(words)
      expect(text.includes('price checked')).toBe(isConfirmed)
    }
  }
})
