/** What a system or library says about a failed connection, in words for the operator. */
const words: Readonly<Record<string, string>> = {
  ENOTFOUND:
    'its address was not found on the internet: the server may have no connection, or the address has changed',
  EAI_AGAIN: 'its address could not be looked up: the server may have no connection to the internet',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection broke off',
  EPIPE: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  ETIMEDOUT: 'no answer came in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer came in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
  UND_ERR_BODY_TIMEOUT: 'it stopped sending',
  TimeoutError: 'no answer came in time',
  EHOSTUNREACH: 'no way leads there from the server',
  ENETUNREACH: 'no way leads there from the server',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not one to trust',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not one to trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not one to trust',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another address',
  ENOSPC: 'the disk of the server is full',
}

/** Why a request failed, in words: by the code or name of the error or its cause, or else by its own message. */
export function networkWords(error: unknown): string {
  const chain: unknown[] = []
  for (let one = error; one instanceof Error && chain.length < 5; one = one.cause) chain.push(one)
  for (const one of chain) {
    const { code, name } = one as { code?: unknown; name?: unknown }
    const known = words[String(code)] ?? words[String(name)]
    if (known) return known
  }
  const innermost = chain.at(-1)
  return innermost instanceof Error ? innermost.message : String(error)
}
