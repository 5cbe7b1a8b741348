import { PrivateAddressError } from './public-address.server.ts'

const brokeOff = 'The connection broke off before an answer came'
const noWay = 'No way leads from this server to the address'
const notTrusted = 'Its certificate can’t be trusted'

/** What a system or library says about a failed post, in words for whoever entered the address. */
const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The address’s name is not known. Is it spelled right?',
  EAI_AGAIN: 'The address’s name could not be looked up. This server may have no connection to the internet',
  ECONNREFUSED: 'The server there refused the connection. Is it running, and is the port right?',
  ECONNRESET: brokeOff,
  EPIPE: brokeOff,
  UND_ERR_SOCKET: brokeOff,
  HPE_INVALID_CONSTANT: 'What came back is not HTTP. Is the port right?',
  HPE_INVALID_HEADER_TOKEN: 'What came back is not HTTP. Is the port right?',
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  CERT_HAS_EXPIRED: 'Its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another address',
  EPROTO: 'It doesn’t speak https. Is the port right?',
  ERR_SSL_WRONG_VERSION_NUMBER: 'It doesn’t speak https. Is the port right?',
}

const tooLate = new Set([
  ...['ETIMEDOUT', 'TimeoutError', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
])

/** Why a post brought no answer, in words; what is not known is told as the system told it. */
export function webhookFaultWords(error: unknown, timeoutMs: number): string {
  const chain = causesOf(error)
  for (const one of chain) {
    if (one instanceof PrivateAddressError) return one.message
    const { code, name } = one as { code?: unknown; name: string }
    for (const key of [String(code), name]) {
      if (tooLate.has(key)) return `There was no answer within ${timeoutMs / 1000} s`
      if (words[key]) return words[key]
    }
  }
  return `The message could not be sent (${chain.at(-1)?.message ?? String(error)})`
}

/** An error with what caused it, and where several addresses were tried, with the fault of the first one. */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  let one = error
  while (one instanceof Error && chain.length < 6) {
    chain.push(one)
    one = one instanceof AggregateError ? one.errors[0] : one.cause
  }
  return chain
}
