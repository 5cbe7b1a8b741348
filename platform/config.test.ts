import { expect, test } from 'vitest'
import { publicSettings, readConfig, SettingsError } from './config.server.ts'

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

test('an empty variable counts as absent', () =>
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000))

test('pages see no secret', () => {
  const secrets = {
    AUTH_SECRET: 's'.repeat(32),
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
