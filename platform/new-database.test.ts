import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDatabase } from './new-database.server.ts'

function newPlace() {
  const parent = mkdtempSync(join(tmpdir(), 'plainwire-new-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return { parent, folder: join(parent, 'database') }
}

async function fill(draft: string): Promise<void> {
  mkdirSync(join(draft, 'global'), { recursive: true })
  writeFileSync(join(draft, 'global', 'pg_control'), 'new')
}

test('a database that could not be made whole leaves nothing, and the next try makes it', async () => {
  const { parent, folder } = newPlace()
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
  await expect(makeDatabase(folder, async draft => (await fill(draft), Promise.reject(full)))).rejects.toBe(
    full,
  )
  expect(readdirSync(parent)).toEqual([])
  // Cut off by the power, it even leaves its draft.
  await fill(`${folder}.new`)
  writeFileSync(join(`${folder}.new`, 'half'), '')
  await makeDatabase(folder, fill)
  expect(readdirSync(parent)).toEqual(['database'])
  expect(readdirSync(folder)).toEqual(['global'])
})

test('it takes the place of an empty folder, and of no other', async () => {
  const { parent, folder } = newPlace()
  mkdirSync(folder)
  await makeDatabase(folder, fill)
  expect(existsSync(join(folder, 'global', 'pg_control'))).toBe(true)
  writeFileSync(join(folder, 'global', 'pg_control'), 'old')
  await expect(makeDatabase(folder, fill)).rejects.toThrow(/it holds something else/)
  expect(readFileSync(join(folder, 'global', 'pg_control'), 'utf8')).toBe('old')
  expect(readdirSync(parent)).toEqual(['database'])
})

test('where a link stands for it, it is made where that leads', async () => {
  const { parent, folder } = newPlace()
  mkdirSync(join(parent, 'disk', 'database'), { recursive: true })
  symlinkSync(join(parent, 'disk', 'database'), folder)
  await makeDatabase(folder, fill)
  expect(readdirSync(join(parent, 'disk'))).toEqual(['database'])
  expect(existsSync(join(folder, 'global', 'pg_control'))).toBe(true)
})
