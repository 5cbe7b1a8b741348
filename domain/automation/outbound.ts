import type { Sealer } from '#platform/sealer.server.ts'
import type { PostWebhook } from './deliver-webhook.server.ts'

/** Port: posts to addresses that staff entered, and keeps their secrets. */
export type Outbound = {
  sealer: Sealer
  /** Whether an address looks like one that can be posted to. */
  mayPostTo(url: URL): boolean
  /** A sender to one address; the first secret is the current one. */
  sender(receiver: { url: string; secrets: readonly string[]; onRecovery?: () => void }): PostWebhook
}
