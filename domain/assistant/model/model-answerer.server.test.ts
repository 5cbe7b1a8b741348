import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLanguageModel } from '#adapters/language-model.server.ts'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { createPlanCharges } from '#domain/billing/plan-charges.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { type LimitName, requestLimits, VISITORS_PART_OF_TOKENS } from '#domain/shared/limits.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { brand } from '#platform/brand.ts'
import { createRateLimiter, type RateLimiter } from '#platform/rate-limit.server.ts'
import { rateLimitHits } from '#platform/rate-limit.tables.server.ts'
import { boxedCounties, boxedCoverage } from '#tests/support/boxed-coverage.ts'
import { heldQuestions } from '#tests/support/held-questions.ts'
import { type ModelMode, ModelServer } from '#tests/support/model-server.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { assistantUsage } from '../assistant.tables.server.ts'
import { newDialogue } from '../dialogue.ts'
import { embeddedAnswerer } from '../embedded-answerer.server.ts'
import { sanitizeMessage } from '../sanitize-message.ts'
import { MAX_MODEL_STEPS, modelAnswerer } from './model-answerer.server.ts'
import { dailyTokenBudget, RESERVED_TOKENS } from './token-budget.server.ts'
import { visitorShare } from './visitor-share.server.ts'

const database = useTestDatabase()
const salesPhone = brand.defaultSalesPhone
const now = () => new Date('2026-11-21T12:00:00Z')
const deps = {
  coverage: boxedCoverage,
  counties: boxedCounties,
  zips: loadZipDirectory('facts/zips/zip-directory.tsv.gz'),
  salesPhone,
  mailsGoOut: true,
  siteUrl: 'https://www.plainwire.example',
  now,
  get db() {
    return database.db
  },
  get planCharges() {
    return createPlanCharges(database.db)
  },
}
const embedded = embeddedAnswerer({
  ...{ coverage: deps.coverage, counties: deps.counties, zips: deps.zips, now, salesPhone },
  ...{ mailsGoOut: true, limiter: unlimited },
  get db() {
    return database.db
  },
})
let server: ModelServer

beforeAll(async () => {
  server = await ModelServer.start()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mode = 'tools'
  server.choose = () => null
  server.tokens = 120
  server.calls.length = 0
})

const asking = (question: string) => ({
  message: sanitizeMessage(question),
  history: [],
  context: null,
  catalogue: readSeed(),
  log: silentLog,
})

const notLimited: RateLimiter<LimitName> = unlimited

function anAnswerer({ dailyTokens = 100_000_000, timeoutMs = 5_000, limiter = notLimited } = {}) {
  const model = createLanguageModel({ baseUrl: server.baseUrl, apiKey: 'test-key', model: 'test-model' })
  const budget = dailyTokenBudget(database.db, dailyTokens, now)
  const share = visitorShare({ db: database.db, limiter, dailyTokens, now })
  return modelAnswerer({ ...deps, model, budget, share, embedded, timeoutMs })
}

const ask = (question: string, limits = {}) => anAnswerer(limits)(asking(question))

test.each(heldQuestions)('with a model: $question', async ({ question, facts, page, tool }) => {
  server.choose = () => tool ?? null
  const { text, links } = await ask(question)
  for (const fact of tool?.facts ?? facts) expect(text).toContain(fact)
  const wanted = tool?.page ?? page
  if (wanted)
    expect(links.map(link => link.href)).toEqual(expect.arrayContaining([expect.stringContaining(wanted)]))
  expect(server.calls.length).toBe(2)
  expect(server.calls[1]?.messages.at(-1)?.role).toBe('tool')
})

test('the model gets its key, its name, the question last and every tool', async () => {
  await ask('cheapest fiber')
  const [call] = server.calls
  expect(server.authorizations.at(-1)).toBe('Bearer test-key')
  expect(call?.model).toBe('test-model')
  expect(call?.messages.at(-1)).toMatchObject({ role: 'user', content: 'cheapest fiber' })
  expect(call?.tools?.map(tool => tool.function.name).toSorted()).toEqual([
    ...['build_bundle', 'check_availability', 'compare_cost', 'get_guide', 'get_plan', 'look_up'],
    ...['price_changes', 'search_plans', 'suggest_for_cart'],
  ])
})

const failures: ModelMode[] = [
  'http_500',
  'silence',
  'stall',
  'refusal',
  'content_filter',
  'empty',
  'garbage',
  'made_up',
  'cut_off',
  'redirect',
  'endless_tools',
  'unknown_tool',
  'wrong_input',
]

test.each(failures)('on %s the embedded answerer answers', async mode => {
  server.mode = mode
  const question = 'how much is metronet?'
  const answer = await ask(question, { timeoutMs: 300 })
  const expected = await embedded(asking(question))
  // A model that calls a tool wrongly is told so and may still say something; it may not say a figure of its own.
  if (mode === 'unknown_tool' || mode === 'wrong_input') expect(answer.text).not.toMatch(/\$12/)
  else expect(answer).toEqual(expected)
  expect(server.calls.length).toBeLessThanOrEqual(MAX_MODEL_STEPS)
  expect(server.followed).toBe(0)
})

test('the tokens of a day are counted, and the embedded answerer serves beyond them', async () => {
  await ask('cheapest fiber', { dailyTokens: RESERVED_TOKENS + 200 })
  expect(await database.db.select().from(assistantUsage)).toEqual([{ day: '2026-11-21', tokens: 240 }])
  const calls = server.calls.length
  const answer = await ask('cheapest fiber', { dailyTokens: RESERVED_TOKENS + 200 })
  expect(server.calls.length).toBe(calls)
  expect(answer).toEqual(await embedded(asking('cheapest fiber')))
})

test('an answer that never came keeps its tokens set aside', async () => {
  server.mode = 'http_500'
  await ask('cheapest fiber')
  expect(await database.db.select().from(assistantUsage)).toEqual([
    { day: '2026-11-21', tokens: RESERVED_TOKENS },
  ])
})

test('a model that fails three times in a row is left alone for a while, one that refuses is not', async () => {
  const answer = anAnswerer()
  server.mode = 'refusal'
  for (let index = 0; index < 5; index += 1) await answer(asking('cheapest fiber'))
  expect(server.calls).toHaveLength(5)
  server.mode = 'http_500'
  for (let index = 0; index < 5; index += 1) await answer(asking('cheapest fiber'))
  expect(server.calls).toHaveLength(8)
})

test('a visitor has a pace of their own; beyond it the embedded answerer serves, and others still have theirs', async () => {
  const limiter = createRateLimiter(database.db, requestLimits)
  const answer = anAnswerer({ limiter })
  const all = requestLimits.assistant_model.points
  for (let index = 0; index < all + 20; index += 1)
    await answer({ ...asking('cheapest fiber'), visitor: '198.51.100.7' })
  expect(server.calls).toHaveLength(2 * all)
  await answer({ ...asking('cheapest fiber'), visitor: '198.51.100.8' })
  expect(server.calls).toHaveLength(2 * all + 2)
})

test('one visitor gets at most their part of the day’s tokens, by what answers took and however they are asked', async () => {
  const dailyTokens = 500_000
  const part = dailyTokens * VISITORS_PART_OF_TOKENS
  server.tokens = 2_400
  const answer = anAnswerer({ dailyTokens })
  const visitor = '198.51.100.7'
  const used = async () => (await database.db.select().from(assistantUsage))[0]?.tokens ?? 0
  await Promise.all(Array.from({ length: 12 }, () => answer({ ...asking('cheapest fiber'), visitor })))
  for (let index = 0; index < 12; index += 1) await answer({ ...asking('cheapest fiber'), visitor })
  expect(await used()).toBeLessThanOrEqual(part)
  // What was set aside and not taken was given back: the part is used to less than one more answer.
  expect(await used()).toBeGreaterThan(part - RESERVED_TOKENS)
  const calls = server.calls.length
  await answer({ ...asking('cheapest fiber'), visitor: '198.51.100.8' })
  expect(server.calls.length).toBe(calls + 2)
})

test('what a visitor set aside is given back where the day’s tokens are used up', async () => {
  await ask('cheapest fiber', { dailyTokens: RESERVED_TOKENS - 1 })
  server.tokens = 120
  expect((await database.db.select().from(rateLimitHits)).map(({ points }) => points)).toEqual([0])
})

test('a model is told what was spoken of, and what it names is spoken of then', async () => {
  server.choose = () => ({ name: 'get_plan', input: { plan: 'metronet-500' } })
  const dialogue = { ...newDialogue, zipCode: '78701', listed: ['metronet-500'], people: 4 }
  const after = await anAnswerer()({ ...asking('and the second one?'), dialogue })
  const told = JSON.stringify(server.calls[0]?.messages)
  for (const known of ['78701', 'Metronet 500 Mbps', '4 people']) expect(told).toContain(known)
  expect(after.dialogue).toMatchObject({ zipCode: '78701', plans: ['metronet-500'] })
})

test('plans that a model names have cards in the order in which it does, with questions to go on with', async () => {
  server.choose = () => ({ name: 'search_plans', input: { provider: 'metronet' } })
  const found = await anAnswerer()(asking('what does metronet have'))
  expect(found.plans?.slice(0, 2)).toEqual(['metronet-150', 'metronet-500'])
  expect(found.dialogue?.listed).toEqual(found.plans)
  expect(found.choices).toContain('Does the price go up later?')
  const again = await anAnswerer()(asking('Does the price go up later?'))
  expect(again.choices).not.toContain('Does the price go up later?')
})

test('what the embedded answerer offers a model is offered to the visitor', async () => {
  const { choices, plans } = await ask('can I talk to a real person')
  const embeddedToo = await embedded(asking('can I talk to a real person'))
  expect(embeddedToo.choices).not.toEqual([])
  expect({ choices, plans }).toEqual({ choices: embeddedToo.choices, plans: [] })
})
