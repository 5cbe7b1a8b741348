import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { newestEditions } from './label-editions.server.ts'
import type { LabelSource } from './label-sources.ts'
import { type DownloadLabels, type LabelAnswer, refreshLabels } from './refresh-labels.server.ts'

const database = useTestDatabase()
const excerpt = (name: string) => readFileSync(join(import.meta.dirname, 'excerpts', name))
const sourceOf = (providerId: string): LabelSource => {
  return { providerId, name: providerId, page: '', file: `https://labels.example/${providerId}` }
}
const [kinetic, wow] = [sourceOf('kinetic'), sourceOf('wow')]
const june = new Date('2026-06-29T12:00:00Z')
const august = new Date('2026-08-03T12:00:00Z')

/** Refreshes with given answers; returns what was requested, and the results. */
async function refresh(answers: Record<string, LabelAnswer>, now: Date, sources = [kinetic, wow]) {
  const asked: unknown[] = []
  const download: DownloadLabels = async (address, known) => {
    asked.push([address, known.etag])
    return answers[address.split('/').at(-1) ?? ''] ?? { kind: 'failed', reason: 'the address answered 404' }
  }
  const deps = { db: database.db, readSheet: async () => [], download, now: () => now }
  const results = []
  for await (const result of refreshLabels(deps, sources)) results.push(result)
  return { asked, results }
}

const file = (name: string, etag: string): LabelAnswer => {
  return { kind: 'file', bytes: excerpt(name), etag, lastModified: null }
}

test('each address is asked in turn, and only for what is newer than the file that was taken over', async () => {
  const first = await refresh(
    { kinetic: file('kinetic-2026-06-29.csv', '"a"'), wow: file('wow.csv', '"w"') },
    june,
  )
  expect(first.results).toMatchObject([{ outcome: 'taken' }, { outcome: 'taken' }])
  const second = await refresh(
    { kinetic: file('kinetic-2026-08-03.csv', '"b"'), wow: { kind: 'unchanged' } },
    august,
  )
  expect(second.asked).toEqual([
    [kinetic.file, '"a"'],
    [wow.file, '"w"'],
  ])
  expect(second.results).toMatchObject([
    { outcome: 'taken', report: { outcome: 'imported', counts: { changed: 4 } } },
    { outcome: 'taken', report: { outcome: 'unchanged' } },
  ])
  expect(await newestEditions(database.db)).toMatchObject([
    { providerId: 'kinetic', date: '2026-08-03' },
    { providerId: 'wow', date: '2026-06-29', lastSeen: '2026-08-03' },
  ])
})

test.each<[string, LabelAnswer]>([
  ['missing', { kind: 'failed', reason: 'the address answered 404' }],
  [
    'cut off',
    {
      kind: 'file',
      bytes: excerpt('kinetic-2026-08-03.csv').subarray(0, -150),
      etag: '"x"',
      lastModified: null,
    },
  ],
  [
    'none of labels',
    { kind: 'file', bytes: Buffer.from('<html>Sorry</html>'), etag: '"x"', lastModified: null },
  ],
])('a file that is %s leaves the last edition, and the next refresh asks for it whole', async (_, answer) => {
  await refresh({ kinetic: file('kinetic-2026-06-29.csv', '"a"') }, june, [kinetic])
  const broken = await refresh({ kinetic: answer }, august, [kinetic])
  expect(broken.results).toMatchObject([{ outcome: 'kept', reason: expect.stringMatching(/./) }])
  expect(await newestEditions(database.db)).toMatchObject([{ date: '2026-06-29', lastSeen: '2026-06-29' }])
  const later = await refresh({ kinetic: file('kinetic-2026-08-03.csv', '"b"') }, august, [kinetic])
  expect(later.asked).toEqual([[kinetic.file, '"a"']])
  expect(later.results).toMatchObject([{ outcome: 'taken' }])
})

test('a day is the Eastern one', async () => {
  await refresh({ kinetic: file('kinetic-2026-06-29.csv', '"a"') }, new Date('2026-07-01T02:00:00Z'), [
    kinetic,
  ])
  expect(await newestEditions(database.db)).toMatchObject([{ date: '2026-06-30' }])
})

test('providers without an address are left alone', async () => {
  expect((await refresh({}, june, [{ ...kinetic, file: null }])).asked).toEqual([])
})

test('a fetched file that is doubted is kept out, and says who can take it', async () => {
  await refresh({ kinetic: file('kinetic-2026-06-29.csv', '"a"') }, june, [kinetic])
  const { results } = await refresh({ kinetic: file('metronet.csv', '"m"') }, august, [kinetic])
  expect(results).toMatchObject([
    { outcome: 'kept', reason: expect.stringMatching(/^its labels are of .*\. Upload it at the desk if/) },
  ])
})
