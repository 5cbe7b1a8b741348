import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Passkey, Passkeys } from '#domain/staff/passkeys.ts'
import { brand } from '#platform/brand.ts'

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** A second factor beside a password: it is enough that somebody is present, because the password said who. */
const userVerification = 'preferred'

const named = (known: readonly Passkey[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** Passkeys by WebAuthn, bound to the address at which this site is reached. */
export function createPasskeys(siteUrl: string): Passkeys {
  const { origin: expectedOrigin, hostname: rpID } = new URL(siteUrl)
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: false }
  return {
    async askToMake({ id, email, name }, known) {
      const options = await generateRegistrationOptions({
        ...{ rpName: `${brand.name} desk`, rpID, userName: email, userDisplayName: name },
        userID: new TextEncoder().encode(id),
        excludeCredentials: named(known),
        authenticatorSelection: { residentKey: 'discouraged', userVerification },
      })
      return { options: JSON.stringify(options), challenge: options.challenge }
    },
    async readMade(answer, expectedChallenge) {
      const made = await orNull(() =>
        verifyRegistrationResponse({
          response: JSON.parse(answer) as Registration,
          expectedChallenge,
          ...expected,
        }),
      )
      if (!made?.verified) return null
      const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
      }
    },
    async askToSign(known) {
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: named(known),
        userVerification,
      })
      return { options: JSON.stringify(options), challenge: options.challenge }
    },
    async readSigned(answer, expectedChallenge, known) {
      const signed = await orNull(() => {
        const response = JSON.parse(answer) as Authentication
        const passkey = known.find(({ credentialId }) => credentialId === response.id)
        if (!passkey) throw new Error('The passkey is none of theirs')
        const { credentialId, publicKey, counter } = passkey
        const credential = {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        }
        return verifyAuthenticationResponse({ response, expectedChallenge, credential, ...expected })
      })
      if (!signed?.verified) return null
      const { credentialID, newCounter } = signed.authenticationInfo
      return { credentialId: credentialID, counter: newCounter }
    },
  }
}

/** The library throws at anything that doesn't verify, and a browser may send anything. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch {
    return null
  }
}
