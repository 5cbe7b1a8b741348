import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createSealer } from './sealer.server.ts'

const { seal, unseal, fingerprint } = createSealer('a secret', 'tests')

test('what was sealed opens for its owner, and for nobody else', () => {
  assert(
    property(string(), string(), string(), (text, owner, other) => {
      const sealed = seal(text, owner)
      expect(unseal(sealed, owner)).toBe(text)
      if (other !== owner) expect(unseal(sealed, other)).toBeNull()
      expect(createSealer('another secret', 'tests').unseal(sealed, owner)).toBeNull()
      expect(createSealer('a secret', 'another purpose').unseal(sealed, owner)).toBeNull()
    }),
  )
})

test('what was changed by a bit, cut off or made up opens nothing', () => {
  const bytes = Buffer.from(seal('JBSWY3DPEHPK3PXP', 'ana'), 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(unseal(changed.toString('base64url'), 'ana')).toBeNull()
    expect(unseal(bytes.subarray(0, index).toString('base64url'), 'ana')).toBeNull()
  }
  assert(
    property(string(), made => {
      expect(unseal(made, 'ana')).toBeNull()
    }),
  )
})

test('the same is sealed differently each time, and has one fingerprint for each secret', () => {
  expect(seal('same', 'ana')).not.toBe(seal('same', 'ana'))
  expect(fingerprint('same')).toBe(createSealer('a secret', 'tests').fingerprint('same'))
  expect(fingerprint('same')).not.toBe(createSealer('another secret', 'tests').fingerprint('same'))
})
