import { resolve } from 'node:path'
import type { z } from 'zod'
import { brand, type PublicSettings } from './brand.ts'
import { databaseFaults } from './database-settings.server.ts'
import { singleAddresses } from './postgres-address.ts'
import { settingsSchema } from './settings-schema.server.ts'

type Settings = z.infer<typeof settingsSchema>
export type Config = Readonly<Settings>

/** Thrown at startup when settings are wrong; its message names every wrong one. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the settings from environment variables. Empty values count as not set. Throws one `SettingsError` that lists
 * every fault with the variable's name.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  const alone = parsed.error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const faults = [...alone, ...faultsBetween(given, parsed.data ?? rightOnes(given))]
  if (!parsed.success || faults.length > 0)
    throw new SettingsError(`These settings are wrong:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
  return Object.freeze({ ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) })
}

/** The settings that are right one by one, where others aren't. */
function rightOnes(given: Record<string, unknown>): Partial<Settings> {
  const right = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(given[name])
    return data === undefined ? [] : [[name, data]]
  })
  return Object.fromEntries(right)
}

/** Settings that go only together, all or none of them. */
const together = [
  ['ASSISTANT_BASE_URL', 'ASSISTANT_API_KEY', 'ASSISTANT_MODEL'],
  ['REVIEWS_SOURCE_NAME', 'REVIEWS_SOURCE_URL', 'REVIEWS_SOURCE_DATE'],
  ['FCC_API_USERNAME', 'FCC_API_TOKEN'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['TWITTER_CLIENT_ID', 'TWITTER_CLIENT_SECRET'],
] as const

/** What is wrong between settings. Those that are wrong by themselves are `given`, too, and nothing more is said of them. */
function faultsBetween(given: Record<string, unknown>, settings: Partial<Settings>): string[] {
  return [
    ...together.flatMap(names => {
      const count = names.filter(name => name in given).length
      const all = names.length === 2 ? 'both' : 'all three'
      return count === 0 || count === names.length
        ? []
        : [`${names.slice(0, -1).join(', ')} and ${names.at(-1)}: set ${all} or none`]
    }),
    ...(settings.LISTEN_WHEN === 'ready' && settings.PORT === 0
      ? ['PORT: must be given with LISTEN_WHEN=ready']
      : []),
    ...databaseFaults(given),
    ...(given.TRUSTED_PROXIES && (settings.TRUSTED_PROXY_HOPS ?? 0) > 0
      ? ['TRUSTED_PROXIES and TRUSTED_PROXY_HOPS: set one of them, not both']
      : []),
  ]
}

/** How messages name the database: without user and password. */
export function databasePlace({ DATABASE_URL, DATA_DIR }: Config): string {
  if (!DATABASE_URL) return `PGlite ${DATA_DIR}`
  const servers = singleAddresses(DATABASE_URL).map(address => new URL(address))
  return `PostgreSQL ${servers.map(({ host }) => host).join(',')}${servers[0]?.pathname ?? ''}`
}

/** The proxies that are trusted to name their clients. */
export const trustedProxies = ({ TRUSTED_PROXY_HOPS, TRUSTED_PROXIES }: Config) => ({
  hops: TRUSTED_PROXY_HOPS,
  ranges: TRUSTED_PROXIES ?? [],
})

/** The part of the settings that pages may show. `origin` is used if PUBLIC_URL is not set. */
export function publicSettings(config: Config, origin = ''): PublicSettings {
  return {
    salesPhone: config.SALES_PHONE,
    publicUrl: (config.PUBLIC_URL ?? origin).replace(/\/$/, ''),
    partnerUrl: config.PARTNER_URL ?? null,
    videoUrl: config.VIDEO_URL ?? null,
    reviewsBadgeUrl: config.REVIEWS_BADGE_URL ?? null,
    analyticsId: config.ANALYTICS_ID ?? null,
    reviewsSource: reviewsSource(config),
    reviews: null,
    mailsGoOut: config.SMTP_URL !== undefined,
    disclosure: brand.disclosure,
    notice: '',
  }
}

function reviewsSource(config: Config): PublicSettings['reviewsSource'] {
  const { REVIEWS_SOURCE_NAME: name, REVIEWS_SOURCE_URL: url, REVIEWS_SOURCE_DATE: date } = config
  return name && url && date ? { name, url, date } : null
}

/** The outside providers that people can sign in with: those with both an id and a secret. */
export function socialClients(config: Config) {
  const client = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { clientId, clientSecret } : null
  const clients = {
    google: client(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
    github: client(config.GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET),
    twitter: client(config.TWITTER_CLIENT_ID, config.TWITTER_CLIENT_SECRET),
  }
  const { google, github, twitter } = clients
  return { ...(google && { google }), ...(github && { github }), ...(twitter && { twitter }) }
}

/** The text of `.env.example`: every setting, commented out, with its meaning and default. */
export function envExample(): string {
  const lines = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const fallback = schema.safeParse(undefined)
    const value = fallback.success && fallback.data !== undefined ? String(fallback.data) : ''
    return [`# ${schema.description ?? ''}`, `#${name}=${value}`, '']
  })
  return ['# Every setting is optional. Copy to .env and uncomment what you need.', '', ...lines].join('\n')
}
