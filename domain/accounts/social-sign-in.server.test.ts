import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#adapters/better-auth.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { Elsewhere } from '#tests/support/elsewhere.ts'
import { clientOf, OauthServer } from '#tests/support/oauth-server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { users } from './accounts.tables.server.ts'
import { type SocialProvider, socialProviders } from './social-providers.ts'
import { unlinkProvider, waysIn } from './ways-in.server.ts'

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

const links = { code: /href="([^"]*code=[^"]*)"/, error: /href="([^"]*error=[^"]*)"/ }

/** Goes to a provider, allows it there or refuses, and comes back. */
async function goThrough(provider: SocialProvider, answer: 'code' | 'error' = 'code') {
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
  const sent = await accounts.startSocialSignIn(provider, '/checkout', new Request(`${baseUrl}/auth`))
  if (!sent.ok) throw new Error(sent.code)
  const { search } = new URL(sent.value.url)
  const page = await (await usual(`${oauth.url}/authorize/${provider}${search}`)).text()
  const back = links[answer].exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
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

test.each(socialProviders)(
  '%s leads back to where somebody was going, also where nobody is signed in',
  async provider => {
    oauth.sendsAway = {}
    expect(await goThrough(provider)).toMatchObject({ returnTo: '/checkout', refusal: null })
    expect(await goThrough(provider, 'error')).toMatchObject({
      returnTo: '/checkout',
      refusal: 'access_denied',
    })
    const { person } = oauth
    oauth.person = { ...person, verified: false }
    const unverified = await goThrough(provider).finally(() => (oauth.person = person))
    expect(unverified).toMatchObject({ returnTo: '/checkout', refusal: expect.any(String) })
  },
)

test('a provider that is linked to an account is told to its owner, and unlinked unless it is the last way in', async () => {
  oauth.sendsAway = {}
  const { email } = oauth.person
  const told = async () =>
    (await database.db.select().from(mails)).filter(({ kind }) => kind === 'way_in_added')
  await goThrough('github')
  expect(await told()).toEqual([])
  await goThrough('google')
  // Signing in again links nothing.
  await goThrough('google')
  expect(await told()).toMatchObject([
    { recipient: email, subject: expect.stringMatching(/^Google now signs you in at /) },
  ])
  const [user] = await database.db.select().from(users)
  const id = user?.id ?? ''
  expect(await waysIn(database.db, id)).toEqual({ password: false, providers: ['github', 'google'] })
  const both = ['github', 'google'] as const
  const unlinked = await Promise.all(both.map(provider => unlinkProvider(database.db, id, provider)))
  expect(unlinked.toSorted()).toEqual(['last_way_in', 'unlinked'])
  expect((await waysIn(database.db, id)).providers).toHaveLength(1)
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
