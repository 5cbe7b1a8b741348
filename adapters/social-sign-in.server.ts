import type { Accounts } from '#domain/accounts/accounts.server.ts'
import { safeReturnUrl } from '#domain/accounts/return-url.ts'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type AuthOptions, cookiesOnly, type createAuth } from './better-auth-library.server.ts'
import { askingProvider } from './provider-fetch.server.ts'

type Auth = ReturnType<typeof createAuth>

/** Sign-in with outside providers by authorization code with PKCE and state; they all return to /auth/callback. */
export function createSocialSignIn(
  auth: Auth,
  { baseUrl, social }: Pick<AuthOptions, 'baseUrl' | 'social'>,
  endReplaced: (request: Request, headers: Headers) => Promise<void>,
): Pick<Accounts, 'socialProviders' | 'startSocialSignIn' | 'finishSocialSignIn'> {
  return {
    socialProviders: socialProviders.filter(provider => social[provider]),
    async startSocialSignIn(provider, returnTo, request) {
      if (!social[provider]) return refused('social_sign_in_unavailable')
      const callbackURL = `/auth/callback?${new URLSearchParams({ returnTo })}`
      const { response, headers } = await auth.api.signInSocial({
        body: { provider, callbackURL, errorCallbackURL: callbackURL, disableRedirect: true },
        headers: request.headers,
        returnHeaders: true,
      })
      if (!response.url) return refused('social_sign_in_unavailable')
      return succeeded({ url: response.url, headers: cookiesOnly(headers) })
    },

    async finishSocialSignIn(provider, request) {
      // The library's own endpoint, called only here: it checks state and PKCE and creates the session.
      const query = new URL(request.url).search
      const inner = new Request(`${baseUrl}/api/auth/callback/${provider}${query}`, {
        headers: request.headers,
      })
      const answer = await askingProvider(() => auth.handler(inner))
      const goal = URL.parse(answer.headers.get('location') ?? '', baseUrl)
      if (!goal) throw new Error(`The way back from ${provider} answered ${answer.status}`)
      const refusal = goal.searchParams.get('error')
      if (refusal === null) await endReplaced(request, answer.headers)
      return {
        returnTo: safeReturnUrl(goal.searchParams.get('returnTo')),
        refusal,
        headers: cookiesOnly(answer.headers),
      }
    },
  }
}
