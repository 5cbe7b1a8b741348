import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { brand, type PublicSettings } from './brand.ts'
import type { PostgresPlaces } from './postgres-access.server.ts'
import { isPostgresAddress, singleAddresses } from './postgres-address.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const text = z.string().min(1)
const postgresAddress = z.string().refine(isPostgresAddress, 'must be a postgres:// address')

const isRange = (text: string) => isIP(text) > 0 || ipaddr.isValidCIDR(text)

/** Each setting with its meaning. Every one is optional; the descriptions make `.env.example`. */
const settingsSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(3000)
    .describe('Port to listen on; 0 takes a free one and prints it'),
  HOST: z
    .string()
    .refine(host => isIP(host) > 0 || /^[a-z0-9.-]+$/i.test(host), 'must be a host name or an IP address')
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for all'),
  LISTEN_WHEN: z
    .enum(['started', 'ready'], { error: 'must be started or ready' })
    .default('started')
    .describe(
      'When to open the port: started lets requests wait until the site can answer; ready refuses them, so that a proxy asks another process (needs a PORT)',
    ),
  PUBLIC_URL: url.optional().describe('Where visitors reach the site, such as https://www.example.com'),
  TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: 'must be a number from 0 to 5' })
    .int()
    .min(0)
    .max(5, 'must be a number from 0 to 5')
    .default(0)
    .describe(
      'How many proxies in front may be believed about the client address (x-forwarded-for, to which each adds)',
    ),
  TRUSTED_PROXIES: z
    .string()
    .transform(list => list.split(',').map(range => range.trim()))
    .refine(ranges => ranges.every(isRange), 'must be addresses or ranges such as 10.0.0.0/8,2001:db8::/32')
    .transform(ranges =>
      ranges.map(range => (range.includes('/') ? range : `${range}/${isIP(range) === 4 ? 32 : 128}`)),
    )
    .optional()
    .describe('Instead of their count: the addresses and ranges of all proxies in front, the CDN with them'),
  DATA_DIR: text.default('./data').describe('Folder of the embedded database and of generated secrets'),
  DATABASE_URL: postgresAddress
    .optional()
    .describe(
      'PostgreSQL to use instead of the embedded database; of a cluster all servers, as postgres://user@a,b,c/plainwire',
    ),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'], { error: 'must be none or transaction' })
    .default('none')
    .describe('A pooler at DATABASE_URL: transaction for PgBouncer in that mode; needs DATABASE_DIRECT_URL'),
  DATABASE_DIRECT_URL: postgresAddress
    .optional()
    .describe('The same PostgreSQL past a pooler, to migrate and to listen; DATABASE_URL when absent'),
  DATABASE_REPLICA_URL: postgresAddress
    .refine(address => singleAddresses(address).length === 1, 'must name one server')
    .optional()
    .describe('A replica that answers what may be five seconds old; DATABASE_URL when absent'),
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Signs sessions; made once and kept in DATA_DIR when absent'),
  SALES_PHONE: z
    .string()
    .refine(phone => phone.replace(/\D/g, '').length >= 10, 'must be a phone number with area code')
    .default(brand.defaultSalesPhone)
    .describe('The sales line shown on every page'),
  AUTOMATION_WEBHOOK_URL: url
    .optional()
    .describe('Receiver of orders and leads; the built-in receiver when absent'),
  AUTOMATION_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]{24,}$/, 'must be whsec_ and at least 24 base64 characters')
    .optional()
    .describe('Signs webhooks (Standard Webhooks); made once and kept in DATA_DIR when absent'),
  GEOCODER_URL: url
    .default('https://geocoding.geo.census.gov/geocoder')
    .describe('Census geocoder that turns an address into coordinates'),
  FCC_API_URL: url.default('https://broadbandmap.fcc.gov/api/public').describe('FCC broadband data API'),
  FCC_API_USERNAME: text.optional().describe('Account of the FCC broadband data API'),
  FCC_API_TOKEN: text.optional().describe('Token of the FCC broadband data API'),
  FCC_API_CALLS_A_MINUTE: z.coerce
    .number({ error: 'must be a number from 1 to 6000' })
    .int()
    .min(1)
    .max(6_000, 'must be a number from 1 to 6000')
    .default(10)
    .describe('How often the FCC broadband data API may be called; the FCC allows 10'),
  ASSISTANT_BASE_URL: url
    .optional()
    .describe(
      'OpenAI-compatible language model for the assistant; needs key and name too, embedded answers without',
    ),
  ASSISTANT_API_KEY: text.optional().describe('Key of the language model'),
  ASSISTANT_MODEL: text.optional().describe('Name of the language model'),
  ASSISTANT_DAILY_TOKENS: z.coerce
    .number({ error: 'must be a number of tokens' })
    .int('must be a number of tokens')
    .min(0, 'must be a number of tokens')
    .default(500_000)
    .describe('Tokens that the language model may use in a day; the embedded answers serve beyond it'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe('Mail server; without it mails are kept in the database'),
  MAIL_FROM: text.default(`${brand.name} <no-reply@plainwire.example>`).describe('Sender of mails'),
  GOOGLE_CLIENT_ID: text.optional().describe('Sign-in with Google'),
  GOOGLE_CLIENT_SECRET: text.optional().describe('Sign-in with Google'),
  GITHUB_CLIENT_ID: text.optional().describe('Sign-in with GitHub'),
  GITHUB_CLIENT_SECRET: text.optional().describe('Sign-in with GitHub'),
  TWITTER_CLIENT_ID: text.optional().describe('Sign-in with Twitter'),
  TWITTER_CLIENT_SECRET: text.optional().describe('Sign-in with Twitter'),
  PARTNER_URL: url.optional().describe('Partner site that some links lead to; no such links without it'),
  VIDEO_URL: url
    .optional()
    .describe('Video of the security page as it may be embedded; loads when it is pressed, none without it'),
  REVIEWS_BADGE_URL: url.optional().describe('Script of the reviews badge; loads only with consent'),
  REVIEWS_SOURCE_NAME: text
    .optional()
    .describe('Who publishes the reviews figure; needs address and date too, called our own figure without'),
  REVIEWS_SOURCE_URL: url.optional().describe('Where the reviews figure can be read'),
  REVIEWS_SOURCE_DATE: z.iso
    .date({ error: 'must be a date such as 2026-11-01' })
    .optional()
    .describe('When the reviews figure was read there'),
  ANALYTICS_ID: text.optional().describe('Outside measurement tag; loads only with consent'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Opens GET /metrics (Prometheus) to whoever sends it as a bearer token'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe('OpenTelemetry collector that gets metrics and traces, such as http://localhost:4318'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info')
    .describe('How much the log says'),
})

type Settings = z.infer<typeof settingsSchema>
export type Config = Readonly<Settings>

/** Thrown at start-up when settings are wrong; its message names every faulty one. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the settings from environment variables. Empty values count as absent. Throws one `SettingsError` that lists
 * every fault with the variable's name.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These settings are wrong:\n${faults.join('\n')}`)
  }
  const { ASSISTANT_BASE_URL, ASSISTANT_API_KEY, ASSISTANT_MODEL } = parsed.data
  const ofModel = [ASSISTANT_BASE_URL, ASSISTANT_API_KEY, ASSISTANT_MODEL].filter(Boolean).length
  if (ofModel !== 0 && ofModel !== 3) {
    throw new SettingsError(
      'These settings are wrong:\n  ASSISTANT_BASE_URL, ASSISTANT_API_KEY and ASSISTANT_MODEL: set all three or none',
    )
  }
  if (parsed.data.TRUSTED_PROXIES && parsed.data.TRUSTED_PROXY_HOPS > 0) {
    throw new SettingsError(
      'These settings are wrong:\n  TRUSTED_PROXIES and TRUSTED_PROXY_HOPS: set one of them, not both',
    )
  }
  if (parsed.data.LISTEN_WHEN === 'ready' && parsed.data.PORT === 0) {
    throw new SettingsError('These settings are wrong:\n  PORT: must be given with LISTEN_WHEN=ready')
  }
  if (parsed.data.DATABASE_POOLER === 'transaction' && !parsed.data.DATABASE_DIRECT_URL) {
    throw new SettingsError(
      'These settings are wrong:\n  DATABASE_DIRECT_URL: is needed with DATABASE_POOLER=transaction, to migrate and to listen',
    )
  }
  const { REVIEWS_SOURCE_NAME, REVIEWS_SOURCE_URL, REVIEWS_SOURCE_DATE } = parsed.data
  const ofSource = [REVIEWS_SOURCE_NAME, REVIEWS_SOURCE_URL, REVIEWS_SOURCE_DATE].filter(Boolean).length
  if (ofSource !== 0 && ofSource !== 3) {
    throw new SettingsError(
      'These settings are wrong:\n  REVIEWS_SOURCE_NAME, REVIEWS_SOURCE_URL and REVIEWS_SOURCE_DATE: set all three or none',
    )
  }
  return Object.freeze({ ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) })
}

/** How the database is named where something is wrong with it: without user and password. */
export function databasePlace({ DATABASE_URL, DATA_DIR }: Config): string {
  if (!DATABASE_URL) return `PGlite ${DATA_DIR}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `PostgreSQL ${host}${pathname}`
}

/** The proxies that are believed about whom they serve. */
export const trustedProxies = ({ TRUSTED_PROXY_HOPS, TRUSTED_PROXIES }: Config) => ({
  hops: TRUSTED_PROXY_HOPS,
  ranges: TRUSTED_PROXIES ?? [],
})

/** The part of the settings that pages may show. `origin` is used where PUBLIC_URL is not set. */
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

/** Where PostgreSQL is; null for the embedded database. */
export function postgresPlaces(config: Config): PostgresPlaces | null {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, DATABASE_POOLER } = config
  if (!DATABASE_URL) return null
  return {
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    replicaUrl: DATABASE_REPLICA_URL,
    pooled: DATABASE_POOLER === 'transaction',
  }
}
