import type { FccClientOptions } from '#adapters/fcc-client.server.ts'
import type { Config } from '#platform/config.server.ts'

/** The account of the FCC's service in the settings; null without one. */
export function fccAccount(config: Config): FccClientOptions | null {
  const { FCC_API_URL, FCC_API_USERNAME, FCC_API_TOKEN, FCC_API_CALLS_A_MINUTE } = config
  if (!FCC_API_USERNAME || !FCC_API_TOKEN) return null
  return {
    url: FCC_API_URL,
    username: FCC_API_USERNAME,
    token: FCC_API_TOKEN,
    callsAMinute: FCC_API_CALLS_A_MINUTE,
  }
}
