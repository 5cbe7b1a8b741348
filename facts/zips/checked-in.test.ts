import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeZipDirectory } from './make-zip-directory.ts'

test('the checked-in ZIP directory is what the installed packages say', () => {
  const checkedIn = gunzipSync(readFileSync(join(import.meta.dirname, 'zip-directory.tsv.gz'))).toString()
  expect(checkedIn === makeZipDirectory(), 'npm run facts:zips makes it anew').toBe(true)
})
