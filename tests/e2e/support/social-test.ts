import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import {
  type SocialProvider,
  socialProviderNames,
  socialProviders,
} from '#domain/accounts/social-providers.ts'
import { authorizePages, clientOf, OauthServer } from '#tests/support/oauth-server.ts'
import { test as base, expect } from './account-test.ts'

const preload = join(import.meta.dirname, '..', '..', 'support', 'route-oauth-hosts.mjs')

/** A site with all three providers set up, which in truth are one server of the tests. */
export const test = base.extend<object, { oauth: OauthServer }>({
  oauth: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const oauth = await OauthServer.start()
      await use(oauth)
      await oauth.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ oauth }, use) => {
      const clients = socialProviders.flatMap(provider => {
        const { id, secret } = clientOf(provider)
        const name = provider.toUpperCase()
        return [
          [`${name}_CLIENT_ID`, id],
          [`${name}_CLIENT_SECRET`, secret],
        ]
      })
      await use({
        TRUSTED_PROXY_HOPS: '1',
        OAUTH_TEST_SERVER: oauth.url,
        NODE_OPTIONS: `--import ${pathToFileURL(preload).href}`,
        ...Object.fromEntries(clients),
      })
    },
    { scope: 'worker' },
  ],
  // The providers' pages are not reachable from here: what the site sends the browser to is checked and led on.
  context: async ({ context, oauth, site }, use) => {
    await context.route('**/auth/social/*', async route => {
      const response = await route.fetch({ maxRedirects: 0 })
      const goal = new URL(response.headers().location ?? '', site.origin)
      const provider = socialProviders.find(name => authorizePages[name] === goal.origin + goal.pathname)
      if (!provider) return route.fulfill({ response })
      expect(goal.searchParams.get('redirect_uri')).toBe(`${site.origin}/auth/callback`)
      const location = `${oauth.url}/authorize/${provider}${goal.search}`
      return route.fulfill({ response, headers: { ...response.headers(), location } })
    })
    await use(context)
  },
})

export { expect } from './account-test.ts'

/** Presses the button of a provider and answers its question. */
export async function goThrough(page: Page, provider: SocialProvider, answer: 'Allow' | 'Cancel' = 'Allow') {
  await page.getByRole('link', { name: socialProviderNames[provider] }).click()
  await expect(page.getByRole('heading', { name: provider })).toBeVisible()
  await page.getByRole('link', { name: answer }).click()
}
