/** Port to what proves a staff member's identity: passwords, six-digit codes, and secrets that only this site can read. */
export type Proofs = {
  hashPassword(password: string): Promise<string>
  verifyPassword(stored: { hash: string; password: string }): Promise<boolean>
  /** A new secret for six-digit codes, in base32 as authenticator apps expect. */
  newCodeSecret(): string
  /** The `otpauth://` link of a secret (Key URI Format), which a QR code shows. */
  codeLink(secret: string, email: string): string
  /** The 30-second step that a code belongs to, at most one away from now; null for a wrong one. */
  stepOfCode(secret: string, code: string, now: Date): number | null
  /** Encrypts so that only this site can read it; `about` binds it to its owner. */
  seal(text: string, about: string): string
  /** What was sealed for this owner; null for anything else. */
  unseal(sealed: string, about: string): string | null
  /** A hash that only this site can make, so short codes can't be guessed from it. */
  fingerprint(text: string): string
}
