import { z } from 'zod'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { isPartnersSite, KEY_START, type Partner, partnerOfKey } from './partner-keys.server.ts'
import { countUse } from './partner-usage.server.ts'

type Deps = { db: Database; now: () => Date }

const KEY_MAX_LENGTH = 100
const origin = z.string().max(300)

/** Lets a partner in by its key, and counts the request. A partner's quota replaces the limits per network. */
export const usePartnerKey = operation({
  name: 'usePartnerKey',
  summary: 'Counts a request or a shown widget against the daily quota of a partner’s key.',
  input: z.object({
    key: z.string().max(KEY_MAX_LENGTH),
    /** The site that a browser asks from; null if the request doesn't say. */
    origin: origin.nullable(),
    use: z.enum(['api', 'widget']),
  }),
  output: z.custom<Partner>(),
  refusals: ['partner_key_unknown', 'partner_site_unknown', 'partner_quota_used'],
  limits: [{ name: 'partner', per: 'client' }],
  lane: 'rest',
  async run({ db, now }: Deps, _: Caller, asked) {
    const partner = asked.key.startsWith(KEY_START) ? await partnerOfKey(db, asked.key) : null
    if (!partner) return refused('partner_key_unknown')
    if (asked.origin !== null && !partner.sites.includes(asked.origin)) return refused('partner_site_unknown')
    const retryAfterSeconds = await countUse(db, partner, asked.use, now())
    return retryAfterSeconds === null
      ? succeeded(partner)
      : { ...refused('partner_quota_used'), retryAfterSeconds }
  },
})

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
  limiter: { hit: () => Promise.resolve(null) },
})
