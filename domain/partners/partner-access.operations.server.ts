import { z } from 'zod'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import type { Database } from '#platform/database.server.ts'
import { isPartnersSite, KEY_START, type Partner, partnerOfKey } from './partner-keys.server.ts'
import { countUse, type PartnerUse } from './partner-usage.server.ts'

type Deps = { db: Database; now: () => Date }

const KEY_MAX_LENGTH = 100
const origin = z.string().max(300)

const keyInUse = z.object({
  key: z.string().max(KEY_MAX_LENGTH),
  /** The site that a browser asks from; null if the request doesn't say. */
  origin: origin.nullable(),
})
const keyRefusals = ['partner_key_unknown', 'partner_site_unknown', 'partner_quota_used'] as const

/** Lets a partner's program in by its key, and counts the request. The quota replaces the limits per network. */
export const usePartnerKey = operation({
  name: 'usePartnerKey',
  summary: 'Counts a request against the daily quota of a partner’s key.',
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
  if (asked.origin !== null && !partner.sites.includes(asked.origin)) return refused('partner_site_unknown')
  const retryAfterSeconds = await countUse(db, partner, use, now())
  if (retryAfterSeconds === null) return succeeded(partner)
  return partner.dailyQuota > 0
    ? { ...refused('partner_quota_used'), retryAfterSeconds }
    : { ...refused('partner_quota_used'), message: 'This key is switched off.' }
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

/** An operation's dependencies without the limits per network: for partners, whose quota was counted. */
export const withinQuota = <D extends object>(deps: D) => ({
  ...deps,
  limiter: unlimited,
})
