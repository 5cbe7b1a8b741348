import { redirect } from 'react-router'
import { safeReturnUrl } from '#domain/accounts/return-url.ts'
import { isSocialProvider } from '#domain/accounts/social-providers.ts'
import { requestContext, servicesContext, settingsContext } from '../contexts.ts'
import type { Route } from './+types/auth-social.route.ts'
import { rememberProvider } from './social-cookie.ts'

/** Sends the visitor to an outside provider to sign in there, or back with the reason why not. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { provider } = params
  if (!isSocialProvider(provider)) throw new Response(null, { status: 404 })
  const { accounts, limiter } = context.get(servicesContext)
  const returnTo = safeReturnUrl(new URL(request.url).searchParams.get('returnTo'))
  const back = (refusal: string) => redirect(`/auth?${new URLSearchParams({ provider, refusal, returnTo })}`)
  const wait = await limiter.hit('social_sign_in', context.get(requestContext).clientAddress)
  if (wait !== null) throw back('too_many_requests')
  const outcome = await accounts.startSocialSignIn(provider, returnTo, request)
  if (!outcome.ok) throw back('unavailable')
  const { headers, url } = outcome.value
  headers.append(
    'set-cookie',
    rememberProvider(provider, context.get(settingsContext).publicUrl.startsWith('https:')),
  )
  throw redirect(url, { headers })
}
