import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#adapters/better-auth.server.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { Elsewhere } from '#tests/support/elsewhere.ts'
import { clientOf, OauthServer } from '#tests/support/oauth-server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { type SocialProvider, socialProviders } from './social-providers.ts'

const database = useTestDatabase()
const baseUrl = 'http://localhost'
const hosts = new Set(['oauth2.googleapis.com', 'github.com', 'api.github.com', 'api.x.com'])
const usual = globalThis.fetch
let oauth: OauthServer
let elsewhere: Elsewhere

beforeAll(async () => {
  oauth = await OauthServer.start()
  elsewhere = await Elsewhere.start()
  globalThis.fetch = (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target)
    return usual(
      hosts.has(url.hostname) ? `${oauth.url}/${url.hostname}${url.pathname}${url.search}` : url,
      init,
    )
  }
})
afterAll(async () => {
  globalThis.fetch = usual
  await oauth.close()
  await elsewhere.close()
})

/** Goes to a provider, allows it there, and comes back. */
async function goThrough(provider: SocialProvider) {
  const { id: clientId, secret: clientSecret } = clientOf(provider)
  const accounts = createAccounts({
    db: database.db,
    queue: database.queue,
    secret: 'a secret of some length that only tests know',
    baseUrl,
    confirmAddresses: false,
    social: { [provider]: { clientId, clientSecret } },
    now: () => new Date(),
  })
  const sent = await accounts.startSocialSignIn(provider, '/', new Request(`${baseUrl}/auth`))
  if (!sent.ok) throw new Error(sent.code)
  const { search } = new URL(sent.value.url)
  const page = await (await usual(`${oauth.url}/authorize/${provider}${search}`)).text()
  const back = /href="([^"]*code=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const cookie = cookieOf(new Response(null, { headers: sent.value.headers }))
  return accounts.finishSocialSignIn(provider, new Request(back, { headers: { cookie } }))
}

test.each(socialProviders)('%s signs somebody in', async provider => {
  oauth.sendsAway = {}
  const back = await goThrough(provider)
  expect(back.refusal).toBeNull()
  expect(back.headers.getSetCookie().join()).toMatch(/session_token=[^;]/)
  expect(oauth.faults).toEqual([])
})

test.each(
  socialProviders.flatMap(provider => (['token', 'owner'] as const).map(step => [provider, step] as const)),
)('%s cannot lead us elsewhere when asked for the %s', async (provider, step) => {
  // Google says who the owner is along with the token.
  if (provider === 'google' && step === 'owner') return
  oauth.sendsAway = { [step]: elsewhere.url }
  elsewhere.visits = []
  const back = await goThrough(provider).catch(() => null)
  expect(elsewhere.visits).toEqual([])
  expect(back?.headers.getSetCookie().join() ?? '').not.toMatch(/session_token=[^;]/)
})
