import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openParts } from './parts-of-files.server.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-parts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const kept = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('a part is read from where it lies, across the files’ ends; none goes past the last', () => {
  const { bytes, readPart } = openParts([kept('one', 'abcd'), kept('two', 'efg'), kept('three', 'hij')])
  expect(bytes).toBe(10)
  const part = (at: number, length: number) => {
    const into = new Uint8Array(length)
    readPart(into, at)
    return Buffer.from(into).toString()
  }
  expect(part(0, 10)).toBe('abcdefghij')
  expect(part(2, 6)).toBe('cdefgh')
  expect(part(4, 3)).toBe('efg')
  expect(part(9, 1)).toBe('j')
  expect(() => part(8, 3)).toThrow('end before byte 11')
})

test('a file that is put in another’s place later changes nothing of what is read', () => {
  const path = kept('numbers', 'before')
  const { readPart } = openParts([path])
  renameSync(kept('newer', 'after!'), path)
  const into = new Uint8Array(6)
  readPart(into, 0)
  expect(Buffer.from(into).toString()).toBe('before')
})
