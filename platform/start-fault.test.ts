import { expect, test } from 'vitest'
import { startFaultWords } from './start-fault.server.ts'

const fault = (code: string, more: object = {}) => Object.assign(new Error('some words'), { code, ...more })
const wrapped = (cause: Error) => new Error('Failed query: insert ... params: ada@example.com', { cause })
const pglite = { place: 'PGlite /data', folder: '/data' }
const postgres = { place: 'PostgreSQL db.example:5432/site', folder: '/data' }

test.each([
  ['ENOSPC', /^The data folder \/data: the disk is full\. Make room/],
  ['EROFS', /^The data folder \/data: it is read-only/],
  ['EACCES', /^The data folder \/data: it may not be written/],
  ['EEXIST', /it is a file\. Set DATA_DIR to a folder\.$/],
  ['EIO', /the disk has an error/],
])('%s at start says what to do about the folder', (code, words) => {
  expect(startFaultWords(fault(code), pglite)).toMatch(words)
  expect(startFaultWords(wrapped(fault(code)), pglite)).toMatch(words)
})

test.each([
  ['ECONNREFUSED', /nothing answers there.*right\?$/],
  ['ENOTFOUND', /there is no such host.*right\?$/],
  ['28000', /this user does not exist, or may not connect/],
  ['28P01', /user or password is wrong/],
  ['3D000', /there is no such database/],
  ['53100', /its disk is full/],
  ['25006', /takes no writes/],
])('%s of PostgreSQL says what to do', (code, words) => {
  expect(startFaultWords(wrapped(fault(code)), postgres)).toMatch(words)
  expect(startFaultWords(new AggregateError([fault(code)], 'all failed'), postgres)).toMatch(words)
  expect(startFaultWords(fault(code), postgres)).toMatch(/^PostgreSQL db\.example:5432\/site: /)
})

test('a port or an address that cannot be listened on is told as such', () => {
  const listening = { syscall: 'listen', address: '192.0.2.1', port: 80 }
  expect(startFaultWords(fault('EADDRINUSE', listening), pglite)).toBe(
    'Port 80 is taken. Set PORT to another one, or to 0 for any.',
  )
  expect(startFaultWords(fault('EACCES', listening), pglite)).toContain('above 1023')
  const unknown = { syscall: 'getaddrinfo', hostname: 'nonsense.invalid' }
  expect(startFaultWords(fault('ENOTFOUND', unknown), pglite)).toContain('listen at nonsense.invalid:')
  expect(startFaultWords(fault('EADDRNOTAVAIL', listening), postgres)).toContain('Set HOST')
})

test('a fault of ours has no such words', () => {
  expect(startFaultWords(new TypeError('x is not a function'), pglite)).toBeNull()
})
