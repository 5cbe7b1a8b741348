/** A passkey as it is stored: `publicKey` in base64url. */
export type Passkey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

/** A request to a browser, as JSON text for its WebAuthn interface, and the challenge that must come back signed. */
type PasskeyQuestion = { options: string; challenge: string }

/** Port to WebAuthn. Browsers' answers come as JSON text; invalid ones are null. */
export type Passkeys = {
  askToMake(
    owner: { id: string; email: string; name: string },
    known: readonly Passkey[],
  ): Promise<PasskeyQuestion>
  readMade(answer: string, challenge: string): Promise<Passkey | null>
  askToSign(known: readonly Passkey[]): Promise<PasskeyQuestion>
  /** Which passkey signed, and how often by its own count. */
  readSigned(
    answer: string,
    challenge: string,
    known: readonly Passkey[],
  ): Promise<{ credentialId: string; counter: number } | null>
}
