import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ZIP_MILITARY, ZIP_UNKNOWN } from '#domain/shared/zip-words.ts'
import { readLastZip } from './last-zip.ts'
import { keepCheckedZip } from './zip-check.ts'

const directory: Record<string, [number, object]> = {
  '78701': [200, { zipCode: '78701', city: 'Austin', state: 'TX', county: 'Travis' }],
  '00000': [404, { code: 'not_found', detail: 'We do not know this ZIP code.' }],
  '09012': [422, { code: 'invalid_input', detail: ZIP_MILITARY }],
}

beforeEach(() => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (path: string) => {
    const [status, body] = directory[path.slice(-5)] ?? [503, {}]
    return Response.json(body, { status })
  })
})

// Files share a worker.
afterEach(() => vi.unstubAllGlobals())

test('a ZIP code that a home can have is kept', async () => {
  expect(await keepCheckedZip('78701')).toBeUndefined()
  expect(readLastZip()).toBe('78701')
})

test.each([
  ['00000', ZIP_UNKNOWN],
  ['09012', ZIP_MILITARY],
  ['OH 78701', 'ZIP code 78701 is in Austin, TX, not in OH. Please check both.'],
  ['78704', 'We couldn’t check this ZIP code. Please try again in a moment.'],
])('%s is refused, and the one before stays', async (zip, words) => {
  await keepCheckedZip('78701')
  expect(await keepCheckedZip(zip)).toBe(words)
  expect(readLastZip()).toBe('78701')
})
