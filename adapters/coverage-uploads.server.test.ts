import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createCoverageUploads } from './coverage-uploads.server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-uploads-'))
const origin = 'http://localhost'
const path = '/desk/coverage/uploads'

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Begins an upload, and sends its first part where there is one. */
async function upload(folder: string, faults: unknown[], part?: string): Promise<Response> {
  const uploads = createCoverageUploads(folder, path, fault => faults.push(fault))
  const tus = { 'tus-resumable': '1.0.0' }
  const ask = (method: string, to: string, headers: Record<string, string>, body?: string) =>
    uploads.answer(
      new Request(new URL(to, origin), {
        method,
        headers: { ...tus, ...headers },
        ...(body ? { body } : {}),
      }),
      'Eli Novak',
      async () => {},
    )
  const named = { 'upload-length': '100', 'upload-metadata': `filename ${btoa('bdc_50_Cable.csv')}` }
  const begun = await ask('POST', path, named)
  if (part === undefined) return begun
  const location = begun.headers.get('location') ?? ''
  // A disk that takes no more bytes of it.
  const file = join(folder, location.split('/').at(-1) ?? '')
  rmSync(file)
  symlinkSync('/dev/full', file)
  const offset = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  return ask('PATCH', location, offset, part)
}

test('an upload is taken in the moment in which the site starts', async () => {
  const faults: unknown[] = []
  const answer = await upload(join(dataDir, 'fcc', 'uploads'), faults)
  expect([answer.status, faults]).toEqual([201, []])
})

test.skipIf(!existsSync('/dev/full'))('a part that the disk does not take is told to the log', async () => {
  const faults: unknown[] = []
  const answer = await upload(join(dataDir, 'full'), faults, 'a part')
  expect(answer.status).toBe(500)
  expect(faults).toMatchObject([{ message: 'Something went wrong receiving the file' }])
})
