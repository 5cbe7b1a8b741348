import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import checker from 'recheck/package.json' with { type: 'json' }
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { expressionsMadeIn } from './support/made-expressions.ts'
import { production } from './support/sources.ts'

/**
 * Expressions that take more than linear time on long texts, or that the checker cannot judge, by folder or by file and
 * beginning: how many characters their texts have at most, or why theirs are no visitor's.
 */
const bounded: [folder: string, beginning: string, bound: number | string][] = [
  // A message has 500 characters at most (specification, section 5), an answer of a language model 2,000.
  ['domain/assistant/model/', '', 2_000],
  ['domain/assistant/', '', 500],
  // A message of the chat, or the beginning of what couldn't be answered (`plain-question.ts`).
  ['domain/shared/street-in.ts', '', 1_000],
  // A cell of a provider's file.
  ['domain/labels/reading/read-values.ts', '/^[^\\d(/,;]{0,20}?', 5_000],
  ['domain/', '/\\B(?=(\\d{3})+$)/g', 20],
  ['app/api/strict-json.ts', '/"(?:[^"', 'is JSON already, so every quote has its end'],
  ['app/first-load/after-paint.server.ts', '', 'a page of ours'],
  ['app/first-load/bundle/', '', 'read while building'],
  ['domain/availability/places/place-names.ts', '/^(.+?) ', 'names of places, from the box'],
  ['server/http/security-headers.server.ts', '/<s', 'a page of ours'],
  // One class, which the checker takes long to write out.
  ['platform/without-hidden.ts', '/[\\p{Cc}', 20_000],
]

/** Of one thread, on the longest text; a linear one takes a hundredth of it. */
const MOST_MS = 50

type Expression = { source: string; flags: string; places: string[] }

/** Every regular expression that is written down in what runs on the site, with the places where it stands. */
function writtenExpressions(): Map<string, Expression> {
  const found = new Map<string, Expression>()
  for (const { path, text } of production) {
    if (path.startsWith('facts/')) continue
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        const written = `/${source}/${flags}`
        const expression = found.get(written) ?? { source, flags, places: [] }
        expression.places.push(`${path}:${text.slice(0, node.start).split('\n').length}`)
        found.set(written, expression)
      },
    }).visit(parseSync(path, text).program)
  }
  return found
}

/** Loads what puts expressions together, and asks it with the words of the catalog. */
const made = await expressionsMadeIn(async () => {
  const { readSeed } = await import('#domain/catalog/read-catalogue.server.ts')
  const { providersIn, readQuestion } = await import('#domain/assistant/reading/read-question.ts')
  const { plansNamed, spellingsIn } = await import('#domain/assistant/reading/plans-named.ts')
  const { peopleIn } = await import('#domain/assistant/reading/people-in.ts')
  const { packagesNamed } = await import('#domain/assistant/answers/tv-wishes.ts')
  const { linkPictureOf } = await import('#server/pages/link-picture-words.ts')
  await import('#domain/assistant/reading/tv-words.ts')
  await import('#domain/assistant/reading/wishes-in.ts')
  await import('#domain/assistant/lead/chat-intent.ts')
  await import('#domain/shared/zip-code.ts')
  const catalogue = readSeed()
  readQuestion(catalogue, 'fiber for 2 years')
  providersIn(catalogue, 'who')
  packagesNamed('which', catalogue.tvPackages)
  peopleIn('who')
  linkPictureOf('/', '')
  for (const provider of catalogue.providers) {
    spellingsIn(provider, 'who')
    // Words of plans are looked for where their provider is named.
    plansNamed(catalogue, [{ provider, words: provider.name }], [], provider.name)
  }
})

const expressions = writtenExpressions()
for (const { source, flags, path, place } of made) {
  const expression = expressions.get(`/${source}/${flags}`) ?? { source, flags, places: [] }
  expression.places.push(`${path}:${place}`)
  expressions.set(`/${source}/${flags}`, expression)
}

const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'plainwire')
const provenFile = join(cache, `linear-by-recheck-${checker.version}.json`)

/** What this version of the checker has proven linear before, on this machine: it would say the same again. */
function provenBefore(): Set<string> {
  try {
    return new Set<string>(JSON.parse(readFileSync(provenFile, 'utf8')))
  } catch {
    return new Set()
  }
}

function boundOf(written: string): number | string | undefined {
  const places = expressions.get(written)?.places ?? []
  const is = (folder: string, beginning: string) =>
    written.startsWith(beginning) && places.every(place => place.startsWith(folder))
  return bounded.find(([folder, beginning]) => is(folder, beginning))?.[2]
}

test('every regular expression takes linear time, or only ever meets short texts', {
  timeout: 240_000,
}, () => {
  expect(expressions.size).toBeGreaterThan(200)
  const slow: string[] = []
  const before = provenBefore()
  const proven: string[] = []
  for (const [written, { source, flags, places }] of expressions) {
    if (boundOf(written) !== undefined) continue
    const status = before.has(written) ? 'safe' : checkSync(source, flags, { timeout: 60_000 }).status
    if (status === 'safe') proven.push(written)
    else slow.push(`${places.join(', ')}: ${written} is ${status}`)
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(provenFile, JSON.stringify(proven))
  expect(slow).toEqual([])
})

test('those that are bounded are quick on the longest texts that they meet, and still there', () => {
  const pieces = [
    ' ',
    '0',
    '1,',
    'a',
    'best ',
    'how can i ',
    'when call ',
    '"',
    '\\"',
    '-',
    '$1',
    '.',
    '<script ',
    'fiber or ',
    'watch all the braves ',
    '2 people ',
  ]
  for (const [folder, beginning] of bounded) {
    const there = [...expressions].some(
      ([written, { places }]) =>
        written.startsWith(beginning) && places.some(place => place.startsWith(folder)),
    )
    expect([`${folder} ${beginning}`, there]).toEqual([`${folder} ${beginning}`, true])
  }
  for (const [written, { source, flags }] of expressions) {
    const bound = boundOf(written)
    if (typeof bound !== 'number') continue
    const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
    for (const piece of pieces) {
      const text = `${piece.repeat(bound).slice(0, bound - 1)}\u0001`
      const timed = () => {
        const began = process.cpuUsage()
        for (const _ of text.matchAll(expression));
        return process.cpuUsage(began).user / 1_000
      }
      // The engine's own threads count, too: what is slow is slow each time.
      const all = [timed()]
      while (all.length < 3 && Math.min(...all) > MOST_MS) all.push(timed())
      if (Math.min(...all) > MOST_MS) expect.unreachable(`${written}: ${all.join(', ')} ms`)
    }
  }
})

test('expressions are put together in few places, and every one of them is judged', () => {
  const puttingTogether = /\bnew RegExp\(/g
  const making = production.filter(({ text }) => text.match(puttingTogether)).map(({ path }) => path)
  expect(making.toSorted()).toEqual([
    'domain/assistant/answers/tv-wishes.ts',
    'domain/assistant/lead/chat-intent.ts',
    'domain/assistant/reading/people-in.ts',
    'domain/assistant/reading/plans-named.ts',
    'domain/assistant/reading/read-question.ts',
    'domain/assistant/reading/tv-words.ts',
    'domain/assistant/reading/wishes-in.ts',
    'domain/shared/zip-code.ts',
    'server/pages/link-picture-words.ts',
  ])
  const judged = production.flatMap(({ path, text }) => {
    const there = text.match(puttingTogether)?.length ?? 0
    const asked = new Set(made.filter(one => one.path === path).map(({ place }) => place)).size
    return there === asked ? [] : [`${path}: ${asked} of ${there}`]
  })
  expect(judged).toEqual([])
})
