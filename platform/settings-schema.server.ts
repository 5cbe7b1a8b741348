import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { brand } from './brand.ts'
import { databaseSettings } from './database-settings.server.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const text = z.string().min(1)

/** Whether an address leads to the top of a host: pages, links and scripts all begin there. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  // What is no address at all has a fault of its own.
  return url === null || (url.pathname === '/' && !url.search && !url.hash && !url.username)
}

/** The address that people are mailed from, with or without a name before it. */
const isSender = (text: string) =>
  z.email().safeParse(text.endsWith('>') ? text.slice(text.lastIndexOf('<') + 1, -1) : text).success

const isRange = (text: string) => isIP(text) > 0 || ipaddr.isValidCIDR(text)

/** Each setting with its meaning. Every one is optional; `.env.example` is generated from the descriptions. */
export const settingsSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(3000)
    .describe('Port to listen on; 0 picks a free port and prints it'),
  HOST: z
    .string()
    .refine(host => isIP(host) > 0 || /^[a-z0-9.-]+$/i.test(host), 'must be a host name or an IP address')
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for all interfaces'),
  LISTEN_WHEN: z
    .enum(['started', 'ready'], { error: 'must be started or ready' })
    .default('started')
    .describe(
      'When to open the port: with started, requests wait until the site can answer; with ready, they are refused until then, so that a proxy tries another process (needs a PORT)',
    ),
  STOP_DELAY_SECONDS: z.coerce
    .number({ error: 'must be a number from 0 to 60' })
    .int()
    .min(0)
    .max(60, 'must be a number from 0 to 60')
    .default(0)
    .describe(
      'How long to go on serving after SIGTERM, while /readyz says 503: longer than the proxy takes to see it, so that nobody connects when the port closes',
    ),
  PUBLIC_URL: url
    .refine(isOrigin, 'must have no path: the site can only be served from the top of a host name')
    .optional()
    .describe('The address where visitors reach the site, such as https://www.example.com'),
  TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: 'must be a number from 0 to 5' })
    .int()
    .min(0)
    .max(5, 'must be a number from 0 to 5')
    .default(0)
    .describe(
      'How many proxies in front of the site to trust for the client address (each adds to x-forwarded-for)',
    ),
  TRUSTED_PROXIES: z
    .string()
    .transform(list => list.split(',').map(range => range.trim()))
    .refine(ranges => ranges.every(isRange), 'must be addresses or ranges such as 10.0.0.0/8,2001:db8::/32')
    .transform(ranges =>
      ranges.map(range => (range.includes('/') ? range : `${range}/${isIP(range) === 4 ? 32 : 128}`)),
    )
    .optional()
    .describe('Instead of the number of proxies: the addresses and ranges of all of them, including the CDN'),
  DATA_DIR: text.default('./data').describe('Folder for the embedded database and generated secrets'),
  ...databaseSettings,
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Signs sessions; if not set, generated once and kept in DATA_DIR'),
  SALES_PHONE: z
    .string()
    .refine(phone => phone.replace(/\D/g, '').length >= 10, 'must be a phone number with area code')
    .default(brand.defaultSalesPhone)
    .describe('Sales phone number shown on every page'),
  AUTOMATION_WEBHOOK_URL: url
    .optional()
    .describe('Where orders and leads are sent; if not set, to the built-in receiver'),
  AUTOMATION_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]{24,}$/, 'must be whsec_ and at least 24 base64 characters')
    .optional()
    .describe('Signs webhooks (Standard Webhooks); if not set, generated once and kept in DATA_DIR'),
  GEOCODER_URL: url
    .default('https://geocoding.geo.census.gov/geocoder')
    .describe('Census geocoder that turns an address into coordinates'),
  FCC_API_URL: url.default('https://broadbandmap.fcc.gov/api/public').describe('FCC broadband data API'),
  FCC_API_USERNAME: text.optional().describe('User name for the FCC broadband data API'),
  FCC_API_TOKEN: text.optional().describe('Token for the FCC broadband data API'),
  FCC_API_CALLS_A_MINUTE: z.coerce
    .number({ error: 'must be a number from 1 to 6000' })
    .int()
    .min(1)
    .max(6_000, 'must be a number from 1 to 6000')
    .default(10)
    .describe('Calls per minute to the FCC broadband data API; the FCC allows 10'),
  ASSISTANT_BASE_URL: url
    .optional()
    .describe(
      'OpenAI-compatible language model for the assistant; needs the key and name, too; if not set, the assistant uses its embedded answers',
    ),
  ASSISTANT_API_KEY: text.optional().describe('API key for the language model'),
  ASSISTANT_MODEL: text.optional().describe('Name of the language model'),
  ASSISTANT_DAILY_TOKENS: z.coerce
    .number({ error: 'must be a number of tokens' })
    .int('must be a number of tokens')
    .min(0, 'must be a number of tokens')
    .default(500_000)
    .describe(
      'Tokens the language model may use per day, 5% of them for one visitor; after that, the assistant uses its embedded answers',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe('Mail server; if not set, emails are only kept in the database'),
  MAIL_FROM: text
    .refine(isSender, 'must be an email address, such as Name <name@example.com>')
    .default(`${brand.name} <no-reply@plainwire.example>`)
    .describe('Sender of emails'),
  GOOGLE_CLIENT_ID: text.optional().describe('Client id for sign-in with Google'),
  GOOGLE_CLIENT_SECRET: text.optional().describe('Client secret for sign-in with Google'),
  GITHUB_CLIENT_ID: text.optional().describe('Client id for sign-in with GitHub'),
  GITHUB_CLIENT_SECRET: text.optional().describe('Client secret for sign-in with GitHub'),
  TWITTER_CLIENT_ID: text.optional().describe('Client id for sign-in with Twitter'),
  TWITTER_CLIENT_SECRET: text.optional().describe('Client secret for sign-in with Twitter'),
  PARTNER_URL: url
    .optional()
    .describe('Partner site that some links lead to; if not set, those links are left out'),
  VIDEO_URL: url
    .optional()
    .describe(
      'Embed address of the video on the security page; the video loads when it is pressed, and is left out if not set',
    ),
  REVIEWS_BADGE_URL: url.optional().describe('Address of the reviews badge script; loads only with consent'),
  REVIEWS_SOURCE_NAME: text
    .optional()
    .describe(
      'Who publishes the reviews figure; needs the address and date, too; if not set, the page calls it our own figure',
    ),
  REVIEWS_SOURCE_URL: url.optional().describe('Page where the reviews figure is published'),
  REVIEWS_SOURCE_DATE: z.iso
    .date({ error: 'must be a date such as 2026-11-01' })
    .optional()
    .describe('Date when the reviews figure was read there'),
  ANALYTICS_ID: text.optional().describe('Id of the outside analytics tag; loads only with consent'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Bearer token that opens GET /metrics (Prometheus)'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe('OpenTelemetry collector to send metrics and traces to, such as http://localhost:4318'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info')
    .describe('How much is logged'),
})
