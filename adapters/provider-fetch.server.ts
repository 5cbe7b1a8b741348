import { AsyncLocalStorage } from 'node:async_hooks'

/** The hosts of the providers that people sign in with, and no others. */
const providerHosts = new Set(['oauth2.googleapis.com', 'github.com', 'api.github.com', 'api.x.com'])
const TIMEOUT_MS = 10_000

const asking = new AsyncLocalStorage<{ timeoutMs: number }>()
let guarded: typeof fetch | undefined

/**
 * Runs code that calls an outside sign-in provider. The library fetches by itself, without limits: while it works
 * here, it reaches only the providers' hosts, each call has ten seconds, and no redirect is followed. A provider that
 * doesn't answer counts as a refusal (504).
 */
export function askingProvider<T>(work: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  if (globalThis.fetch !== guarded) guarded = globalThis.fetch = guard(globalThis.fetch)
  return asking.run({ timeoutMs }, work)
}

function guard(unlimited: typeof fetch): typeof fetch {
  return async (target, init) => {
    const limits = asking.getStore()
    if (!limits) return unlimited(target, init)
    const url = new URL(target instanceof Request ? target.url : target)
    if (url.protocol !== 'https:' || !providerHosts.has(url.hostname)) {
      throw new Error(`Sign-in does not ask ${url.hostname}`)
    }
    try {
      const signal = AbortSignal.timeout(limits.timeoutMs)
      return await unlimited(target, { ...init, redirect: 'manual', signal })
    } catch {
      return new Response(null, { status: 504 })
    }
  }
}
