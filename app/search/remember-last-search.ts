import { formatAddress } from '#domain/shared/postal-address.ts'
import { callApi } from '../operations/call-api.ts'
import { knownPlace } from './known-place.ts'

/**
 * Searches once more for the address that this browser was last asked about, so that a new account has it in its
 * history. Nothing happens without a whole address; a search that fails is no fault of signing up.
 */
export function rememberLastSearch(): void {
  const address = knownPlace()?.address
  if (!address) return
  // It goes on while the page is left.
  callApi('POST /api/fcc-broadband', { address: formatAddress(address) }, { keepalive: true }).catch(
    () => null,
  )
}
