import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts short texts for storage (AES-256-GCM), and makes hashes that need our secret. */
export type Sealer = {
  /** `about` is not stored but must be given again: what was sealed for one owner opens for nobody else. */
  seal(text: string, about: string): string
  /** The text; null if it was changed, or sealed with a different secret or for a different owner. */
  unseal(sealed: string, about: string): string | null
  /** HMAC-SHA-256, base64url. */
  fingerprint(text: string): string
}

/** A sealer with its own keys for a purpose, derived from one secret (HKDF, RFC 5869). */
export function createSealer(secret: string, purpose: string): Sealer {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `${purpose}: ${use}`, 32))
  const sealing = keyFor('sealing')
  const hashing = keyFor('hashing')
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const opened = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(tag)
      try {
        return opened.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + opened.final('utf8')
      } catch {
        return null
      }
    },
    fingerprint: text => createHmac('sha256', hashing).update(text).digest('base64url'),
  }
}
