import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createSealer } from '#platform/sealer.server.ts'
import { createStaffProofs } from './staff-proofs.server.ts'

const proofs = createStaffProofs(createSealer('a secret', 'tests'))
const now = new Date('2026-11-22T15:00:10Z')
const step = Math.floor(now.getTime() / 30_000)

test.each([
  [-2, null],
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [2, null],
])('a code of %i half minutes from now belongs to step %j', (apart, expected) => {
  const secret = proofs.newCodeSecret()
  const timestamp = now.getTime() + apart * 30_000
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
  expect(proofs.stepOfCode(secret, code, now)).toBe(expected)
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', ' 12345'])('%j is no code', code => {
  expect(proofs.stepOfCode(proofs.newCodeSecret(), code, now)).toBeNull()
})

test('RFC 6238 in its own words: the vector of 59 seconds', () => {
  const secret = Secret.fromUTF8('12345678901234567890').base32
  expect(proofs.stepOfCode(secret, '287082', new Date(59_000))).toBe(1)
})

test('the link says what every authenticator app takes', () => {
  const secret = proofs.newCodeSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const link = new URL(proofs.codeLink(secret, 'ana@plainwire.example'))
  expect(link.protocol).toBe('otpauth:')
  expect(decodeURIComponent(link.pathname)).toContain('ana@plainwire.example')
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    secret,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})
