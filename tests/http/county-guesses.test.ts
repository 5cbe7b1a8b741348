import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()
const read = async (path: string) => (await site.get(path)).text()
const guesses = (page: string) =>
  page.slice(page.indexOf('id="how-sure"')).replaceAll(/<!-- -->|<[^>]*>/g, '')

test('a county names everybody whom the results guess there, each with its reason', async () => {
  const results = await read('/results?zip=59715')
  const words = guesses(await read('/internet/montana/gallatin-county'))
  for (const [name, line, lead, inResults] of [
    ['Spectrum', 'cable', 'Likely, but our guess:', 'Likely: the figures name other lines of Spectrum'],
    ['T-Mobile', '5G', 'Likely, too:', 'Likely: there is fixed wireless in Gallatin County'],
    ['CenturyLink', 'DSL', 'Possible:', 'Possible: CenturyLink sells DSL in Montana'],
  ]) {
    expect(results).toContain(inResults)
    expect(words).toContain(`${lead} ${name} (${line})`)
  }
})

test('where the data name cable and DSL, wireless alone is guessed', async () => {
  const words = guesses(await read('/internet/texas/travis-county'))
  expect(words).toContain('Likely, but our guess: T-Mobile (5G)')
  expect(words).not.toMatch(/Likely, too|Possible:/)
})
