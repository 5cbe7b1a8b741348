import { expect, test } from 'vitest'
import { folderFault } from './folder-fault.server.ts'
import { startFaultWords } from './start-fault.server.ts'

const pglite = { place: 'PGlite /data', folder: '/data' }
/** As the file system of the embedded database throws it: no `Error`, and no code. */
const thrown = (errno: number) => ({ name: 'ErrnoError', errno })
const unexplained = new Error('PGlite failed to initialize properly')

test.each([
  [thrown(51), '', /^The data folder \/data: the disk is full\. Make room/],
  [thrown(19), '', /the quota of the disk is used up/],
  [thrown(69), '', /it is read-only/],
  [thrown(2), '', /it may not be written/],
  [unexplained, 'could not write lock file "postmaster.pid": No space left on device', /the disk is full/],
  [unexplained, 'could not create lock file "postmaster.pid": Read-only file system', /it is read-only/],
  [unexplained, 'could not open file "postmaster.pid": Permission denied', /it may not be written/],
])('%j with the last words %j says what to do about the folder', (fault, said, words) => {
  expect(startFaultWords(folderFault(fault, said), pglite)).toMatch(words)
})

test('what is wrong inside the folder is no fault of the folder', () => {
  expect(folderFault(unexplained, 'could not read file "global/pg_control": read 0 of 296')).toBeNull()
  expect(folderFault(thrown(28), '')).toBeNull()
})
