import { expect, test } from 'vitest'
import { noCoverageData } from '#domain/availability/coverage-source.server.ts'
import { loadZipDirectory } from '#domain/availability/zip-directory.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { brand } from '#platform/brand.ts'
import { heldQuestions } from '#tests/support/held-questions.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { writeAnswer } from './answer.ts'
import { embeddedAnswerer } from './embedded-answerer.server.ts'
import { sanitizeMessage } from './sanitize-message.ts'

const catalogue = readSeed()
const answer = embeddedAnswerer({
  coverage: noCoverageData,
  zips: loadZipDirectory('build/zip-directory.tsv'),
  salesPhone: brand.defaultSalesPhone,
})
const ask = (question: string) =>
  answer({ catalogue, message: sanitizeMessage(question), history: [], context: null, log: silentLog })

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
