import { formatAddress } from '#domain/shared/postal-address.ts'
import { callApi } from '../operations/call-api.ts'
import { knownPlace } from './known-place.ts'

/**
 * Repeats the last search for an address in this browser, so that a new account has it in its history. Nothing
 * happens without a complete address; a failed search doesn't affect the sign-up.
 */
export function rememberLastSearch(): void {
  const address = knownPlace()?.address
  if (!address) return
  // It continues when the visitor leaves the page.
  callApi('POST /api/fcc-broadband', { address: formatAddress(address) }, { keepalive: true }).catch(
    () => null,
  )
}
