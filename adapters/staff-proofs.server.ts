import { Secret, TOTP } from 'otpauth'
import type { Proofs } from '#domain/staff/proofs.ts'
import { brand } from '#platform/brand.ts'
import type { Sealer } from '#platform/sealer.server.ts'
import { hashPassword, verifyPassword } from './argon2.server.ts'

/** The defaults of every authenticator app (RFC 6238). */
const PERIOD_SECONDS = 30
const SECRET_BYTES = 20

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: `${brand.name} desk`,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })

/** Passwords by Argon2id, codes by RFC 6238, secrets sealed with our own key. */
export function createStaffProofs({ seal, unseal, fingerprint }: Sealer): Proofs {
  return {
    ...{ hashPassword, verifyPassword, seal, unseal, fingerprint },
    newCodeSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    codeLink: (secret, email) => totpOf(secret, email).toString(),
    stepOfCode(secret, code, now) {
      if (!/^\d{6}$/.test(code)) return null
      const timestamp = now.getTime()
      const apart = totpOf(secret, '').validate({ token: code, timestamp, window: 1 })
      return apart === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + apart
    },
  }
}
