import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DirectoryInUseError, lockDirectory } from './directory-lock.server.ts'
import { describeError } from './log.server.ts'
import { keptSecret } from './secrets.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'plainwire-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a data folder opens once, and again after it was let go', () => {
  const place = join(folder, 'locked')
  const unlock = lockDirectory(place)
  expect(() => lockDirectory(place)).toThrow(DirectoryInUseError)
  unlock()
  lockDirectory(place)()
})

test('the lock of a process that crashed is gone', () => {
  const place = join(folder, 'crashed')
  const script = `
    const { lockDirectory } = await import('./platform/directory-lock.server.ts')
    globalThis.held = lockDirectory(${JSON.stringify(place)})
    process.kill(process.pid, 'SIGKILL')`
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
  ).toThrow()
  lockDirectory(place)()
})

test('a secret is made once and stays', () => {
  const first = keptSecret(folder, 'secret')
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(keptSecret(folder, 'secret')).toBe(first)
})

test('a logged error shows code and cause but no statement with its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
  const described = describeError(new Error('Failed query: insert ... params: ada@example.com', { cause }))
  expect(described).toMatchObject({
    message: 'Failed query',
    cause: { message: 'duplicate key', code: '23505' },
  })
  expect(JSON.stringify(described)).not.toContain('ada@example.com')
})

test('an error that the job queue hands on as a copy is logged by its message, code and place', () => {
  const error = Object.assign(new Error('timeout exceeded'), { code: '57P01' })
  const copy = { code: error.code, message: error.message, stack: error.stack, queue: 'mail' }
  expect(describeError(copy)).toMatchObject({ name: 'Error', message: 'timeout exceeded', code: '57P01' })
  expect(describeError(copy).at).toContain('house-keeping.test')
  expect(describeError({ code: 1 })).toMatchObject({ name: 'thrown' })
})
