import { expect, test } from 'vitest'
import { createLinkKeys } from './link-keys.server.ts'

const keys = createLinkKeys('the secret of this site, long enough')
const at = new Date('2026-11-23T18:00:00Z')
const target = { kind: 'order', id: 'a', version: 1 }
const daysLater = (days: number) => new Date(at.getTime() + days * 86_400_000)

test('a key opens what it was made for, for sixty days', () => {
  const key = keys.keyFor(target, at)
  expect(keys.opens(key, target, at)).toBe(true)
  expect(keys.opens(key, target, daysLater(59.9))).toBe(true)
  expect(keys.opens(key, target, daysLater(60))).toBe(false)
})

test('no key opens anything else: another order, a later version, another kind, another site', () => {
  const key = keys.keyFor(target, at)
  for (const other of [
    { ...target, id: 'b' },
    { ...target, version: 2 },
    { ...target, kind: 'lead' },
  ]) {
    expect(keys.opens(key, other, at)).toBe(false)
  }
  expect(createLinkKeys('another secret, as long as the first').opens(key, target, at)).toBe(false)
})

test('a key that was lengthened, cut or made up opens nothing and breaks nothing', () => {
  const key = keys.keyFor(target, at)
  const [, signature = ''] = /-(.*)/.exec(key) ?? []
  const later = Math.floor(daysLater(900).getTime() / 1_000).toString(36)
  const flipped = `${key.slice(0, -2)}${key.at(-2) === 'A' ? 'B' : 'A'}${key.at(-1)}`
  for (const forged of [
    '',
    'x',
    key.slice(0, -1),
    `${key}A`,
    `${later}-${signature}`,
    `0${key}`,
    flipped,
    'zzzzzzzzz-',
  ]) {
    expect(keys.opens(forged, target, at)).toBe(false)
  }
})
