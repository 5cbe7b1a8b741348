import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { brand } from './brand.ts'
import { databaseSettings } from './database-settings.server.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const text = z.string().min(1)

const isRange = (text: string) => isIP(text) > 0 || ipaddr.isValidCIDR(text)

/** Each setting with its meaning. Every one is optional; the descriptions make `.env.example`. */
export const settingsSchema = z.object({
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
  ...databaseSettings,
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
