import { expect, test } from 'vitest'
import { databasePlace, publicSettings, readConfig, SettingsError, trustedProxies } from './config.server.ts'

test('nothing needs to be set', () => {
  const config = readConfig({})
  expect(config.PORT).toBe(3000)
  expect(config.SALES_PHONE).toBe('(800) 555-0142')
  expect(config.DATABASE_URL).toBeUndefined()
})

test('every fault is listed at once by the name of its variable', () => {
  const wrong = {
    PORT: 'high',
    DATABASE_URL: 'mysql://x',
    AUTH_SECRET: 'short',
    LOG_LEVEL: 'loud',
    SALES_PHONE: '12',
  }
  try {
    readConfig(wrong)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    for (const name of Object.keys(wrong)) expect(String(error)).toContain(`${name}: `)
  }
})

test('so are the faults between settings that are right one by one', () => {
  const faulty = {
    ...{ ASSISTANT_MODEL: 'm', REVIEWS_SOURCE_NAME: 'Reviews', DATABASE_POOLER: 'transaction' },
    ...{ TRUSTED_PROXIES: '10.0.0.0/8', TRUSTED_PROXY_HOPS: '1', LISTEN_WHEN: 'ready', PORT: '0' },
    DATABASE_URL: 'postgres://a/site',
  }
  const names = ['ASSISTANT_MODEL', 'REVIEWS_SOURCE_DATE', 'DATABASE_DIRECT_URL', 'TRUSTED_PROXIES', 'PORT']
  for (const name of names) expect(() => readConfig(faulty)).toThrow(new RegExp(`\\n  [^\\n]*\\b${name}\\b`))
})

test('a fault between settings is told beside the fault of another one', () => {
  const wrong = { PORT: 'abc', ASSISTANT_MODEL: 'x', DATABASE_REPLICA_URL: 'postgres://a/site' }
  const faults = /PORT: must be[^]*ASSISTANT_MODEL: set all three[^]*DATABASE_URL: is needed/
  expect(() => readConfig(wrong)).toThrow(faults)
})

test.each(['FCC_API_TOKEN', 'GOOGLE_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'TWITTER_CLIENT_ID'])(
  'half of an account is refused: %s',
  name => {
    expect(() => readConfig({ [name]: 'x' })).toThrow('set both or none')
  },
)

test.each(['https://www.example.com/shop', 'https://www.example.com/?a=1', 'https://me@www.example.com'])(
  'the site cannot be reached at %s',
  PUBLIC_URL => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL: must have no path')
  },
)

test('emails have a sender that they can come from', () => {
  for (const MAIL_FROM of ['zzz', 'Plainwire <zzz>', 'Plainwire a@b.example']) {
    expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM: must be an email address')
  }
  for (const MAIL_FROM of ['mail@plainwire.example', '"Plainwire, Inc." <mail@plainwire.example>']) {
    expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  }
})

test('an empty variable counts as absent', () =>
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000))

test('pages see no secret', () => {
  const secrets = {
    AUTH_SECRET: 's'.repeat(32),
    FCC_API_USERNAME: 'user-1',
    FCC_API_TOKEN: 'token-1',
    SMTP_URL: 'smtp://user:pass@mail.example',
  }
  const shown = JSON.stringify(publicSettings(readConfig({ ...secrets, PUBLIC_URL: 'https://x.example/' })))
  for (const secret of Object.values(secrets)) expect(shown).not.toContain(secret)
  expect(shown).toContain('"publicUrl":"https://x.example"')
})

test('a language model is set wholly or not at all', () => {
  expect(() => readConfig({ ASSISTANT_BASE_URL: 'https://model.example/v1' })).toThrow(
    'set all three or none',
  )
  const model = {
    ASSISTANT_BASE_URL: 'https://model.example/v1',
    ASSISTANT_API_KEY: 'k',
    ASSISTANT_MODEL: 'm',
  }
  expect(readConfig(model).ASSISTANT_DAILY_TOKENS).toBe(500_000)
})

test.each<[string, Record<string, string>, string]>([
  [
    'a pooler without the way past it',
    { DATABASE_URL: 'postgres://a/site', DATABASE_POOLER: 'transaction' },
    'DATABASE_DIRECT_URL: is needed',
  ],
  [
    'several replicas',
    { DATABASE_REPLICA_URL: 'postgres://a,b/site' },
    'DATABASE_REPLICA_URL: must name one',
  ],
  [
    'a port that is opened late and not known before',
    { LISTEN_WHEN: 'ready', PORT: '0' },
    'PORT: must be given',
  ],
])('%s is refused', (_, env, fault) => {
  expect(() => readConfig(env)).toThrow(fault)
})

test('a cluster is one address with all servers, and is named without user and password', () => {
  const url = 'postgres://site:secret@a:5432,b:5432,c:5432/plainwire'
  const config = readConfig({ DATABASE_URL: url })
  expect(config.DATABASE_URL).toBe(url)
  expect(databasePlace(config)).toBe('PostgreSQL a:5432,b:5432,c:5432/plainwire')
})

test('proxies are counted or named, not both', () => {
  expect(trustedProxies(readConfig({ TRUSTED_PROXY_HOPS: '2' }))).toEqual({ hops: 2, ranges: [] })
  expect(trustedProxies(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/32' }))).toEqual({
    hops: 0,
    ranges: ['127.0.0.1/32', '10.0.0.0/8', '2001:db8::/32'],
  })
  for (const wrong of ['10.0.0.0/99', 'cdn.example', '10.0.0.1,']) {
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow('TRUSTED_PROXIES: must be addresses')
  }
  expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.1', TRUSTED_PROXY_HOPS: '1' })).toThrow('not both')
})
