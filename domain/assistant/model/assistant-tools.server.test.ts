import { expect, test } from 'vitest'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { createPlanCharges } from '#domain/billing/plan-charges.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { DISCLOSURE } from '#domain/public-answers/answer-facts.ts'
import { tools } from '#domain/public-answers/tools.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { boxedCoverage } from '#tests/support/boxed-coverage.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import type { Answer } from '../answer.ts'
import { newDialogue } from '../dialogue.ts'
import { assistantTools } from './assistant-tools.server.ts'

const database = useTestDatabase()
const catalogue = readSeed()
const asked: unknown[] = []
const deps = () => ({
  catalogue,
  coverage: boxedCoverage,
  zips: loadZipDirectory('facts/zips/zip-directory.tsv.gz'),
  now: () => new Date('2026-11-21T12:00:00Z'),
  siteUrl: 'https://www.plainwire.example',
  planCharges: createPlanCharges(database.db),
  db: database.db,
  dialogue: { ...newDialogue, zipCode: '78701' },
  embedded: (question: unknown) => {
    asked.push(question)
    return Promise.resolve({ text: 'As embedded.', links: [] })
  },
})

function toolsNow() {
  const told: Answer[] = []
  const all = assistantTools(deps(), silentLog, answer => told.push(answer))
  const run = (name: string, input: unknown) => {
    const tool = all.find(one => one.name === name)
    if (!tool) throw new Error(`no tool ${name}`)
    return tool.run(input)
  }
  return { all, told, run }
}

test('a model has each public operation, by the name and declaration that other people’s assistants have', () => {
  const { all } = toolsNow()
  for (const [name, { operation }] of Object.entries(tools)) {
    const { summary: description, input } = operation
    expect(all.filter(tool => tool.name === name)).toMatchObject([{ description, input }])
  }
})

test('it is told the plans of the API in their order, with certainty, dates and pages of this site', async () => {
  const { run, told } = toolsNow()
  const input = { zip: '78701', maxMonthlyDollars: 80 }
  const text = await run('search_plans', input)
  const caller = { clientNetwork: 'x', log: silentLog, visitor: () => Promise.resolve(null) }
  const result = await tools.search_plans.operation.perform(
    { ...deps(), limiter: unlimited },
    caller,
    given(input),
  )
  if (!result.ok) throw new Error(result.code)
  const { plans, certainty, pricesAsOf } = result.value
  expect(plans.length).toBeGreaterThan(4)
  expect([...text.matchAll(/; id ([\w-]+)\./g)].map(([, id]) => id)).toEqual(plans.map(({ id }) => id))
  expect(told.at(-1)?.plans).toEqual(plans.map(({ id }) => id))
  expect(text).toContain(`Certainty: ${certainty}`)
  expect(text).toContain(`Prices as of ${pricesAsOf}`)
  expect(text).toContain('\nCompare and order for 78701: /results?zip=78701')
  // The page beside it says it, and each step would read it again.
  expect(text).not.toContain(DISCLOSURE)
})

test.each([
  ['get_plan', { plan: 'metronet-500', zip: '78701' }, /not found there.*broadband label/s],
  [
    'compare_cost',
    { plans: ['metronet-500', 'wow-fiber-500'] },
    /over 36.*which one costs less over 24 months/s,
  ],
  ['price_changes', { provider: 'spectrum' }, /Certainty: As the providers publish it/],
  ['get_guide', { guide: 'how-we-rank' }, /How we rank/i],
])('%s tells what is public', async (name, input, words) => {
  expect(await toolsNow().run(name, input)).toMatch(words)
})

test('a refusal tells the model what to ask instead', async () => {
  const { run } = toolsNow()
  await expect(run('search_plans', { provider: 'Metronet' })).rejects.toThrow(/Give one of these: .*metronet/)
  await expect(run('check_availability', { zip: 'Austin' })).rejects.toThrow(/five digits/)
})

test('who looks a question up is answered by what was spoken of', async () => {
  await toolsNow().run('look_up', { question: 'and which of those has no contract?' })
  expect(asked.at(-1)).toMatchObject({ dialogue: { zipCode: '78701' } })
})

test('a long guide is told as far as a model reads it, and nothing is looked up without end', async () => {
  const { run } = toolsNow()
  const text = await run('get_guide', { guide: 'discounts' })
  expect(text.length).toBeLessThan(7_000)
  for (let calls = 1; calls < 8; calls += 1) await run('get_guide', { guide: 'discounts' })
  await expect(run('get_guide', { guide: 'discounts' })).rejects.toThrow('Enough was looked up')
})
