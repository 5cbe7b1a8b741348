import { z } from 'zod'
import { operation } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import type { Database } from '#platform/database.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import type { PartnerKeyKind } from './partner-key-kind.ts'
import { isPartnersSite, KEY_START, type Partner, partnerOfKey } from './partner-keys.server.ts'
import { countUse, type PartnerUse } from './partner-usage.server.ts'

type Deps = { db: Database; now: () => Date }
type LimitedDeps = { limiter: RateLimiter<LimitName> }

const KEY_MAX_LENGTH = 100
const origin = z.string().max(300)

const keyInUse = z.object({
  key: z.string().max(KEY_MAX_LENGTH),
  /** The site that a browser asks from; null if the request doesn't say. */
  origin: origin.nullable(),
})
/** Why a partner’s key may not be used. */
export const keyRefusals = [
  'partner_key_unknown',
  'partner_key_other_kind',
  'partner_site_unknown',
  'partner_quota_used',
] as const

/** Lets a partner's program, or a browser on its pages, ask the API by a key, and counts the request. */
export const usePartnerKey = operation({
  name: 'usePartnerKey',
  summary: 'Counts a request with a partner’s key, against its daily quota if the key is a program’s.',
  input: keyInUse,
  output: z.custom<Partner>(),
  refusals: keyRefusals,
  limits: [{ name: 'partner', per: 'client' }],
  lane: 'rest',
  run: (deps: Deps, _: Caller, asked) => letIn(deps, asked, 'api'),
})

/** Lets a partner's widget be shown, and counts it. The limits per network hold, because everybody can read its key. */
export const showWidget = operation({
  name: 'showWidget',
  summary: 'Counts a shown widget of a partner.',
  input: keyInUse,
  output: z.custom<Partner>(),
  refusals: keyRefusals,
  limits: [{ name: 'widget', per: 'client' }],
  lane: 'rest',
  run: (deps: Deps, _: Caller, asked) => letIn(deps, asked, 'widget'),
})

async function letIn({ db, now }: Deps, asked: z.output<typeof keyInUse>, use: PartnerUse) {
  const partner = asked.key.startsWith(KEY_START) ? await partnerOfKey(db, asked.key) : null
  if (!partner) return refused('partner_key_unknown')
  if (!isUsedAsMeant(partner.keyKind, use, asked.origin)) return refused('partner_key_other_kind')
  if (asked.origin !== null && !partner.sites.includes(asked.origin)) return refused('partner_site_unknown')
  // Everybody can read a page's key, so nothing that ends is counted by it.
  const counted = partner.keyKind === 'page' ? 'widget' : use
  const retryAfterSeconds = await countUse(db, partner, counted, now())
  if (retryAfterSeconds === null) return succeeded(partner)
  return partner.dailyQuota > 0
    ? { ...refused('partner_quota_used'), retryAfterSeconds }
    : { ...refused('partner_quota_used'), message: 'This key is switched off.' }
}

/**
 * A page's key opens the API to browsers alone, which say where they ask from; a program's key is sent by no browser,
 * so that nobody puts it into a page.
 */
function isUsedAsMeant(kind: PartnerKeyKind | null, use: PartnerUse, origin: string | null): boolean {
  if (kind === 'page') return use === 'widget' || origin !== null
  return kind === null || (use === 'api' && origin === null)
}

/** Whether browsers may ask from a site with a key: checked before the key itself is sent. */
export const askForSite = operation({
  name: 'askForSite',
  summary: 'Whether a site is one of a partner’s.',
  input: z.object({ origin }),
  output: z.object({ allowed: z.boolean() }),
  refusals: [],
  limits: [{ name: 'partner', per: 'client' }],
  lane: 'rest',
  run: async ({ db }: Deps, _: Caller, asked) =>
    succeeded({ allowed: await isPartnersSite(db, asked.origin) }),
})

/**
 * An operation's dependencies for a partner. A quota that was counted stands in place of the limits per network; with a
 * page's key, which has none, they hold.
 */
export const forPartner = <D extends Pick<LimitedDeps, 'limiter'>>({ keyKind }: Partner, deps: D): D =>
  keyKind === 'page' ? deps : { ...deps, limiter: unlimited }
