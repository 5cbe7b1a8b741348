import { redirect } from 'react-router'
import { startSocialSignIn } from '#domain/accounts/accounts.operations.server.ts'
import { safeReturnUrl } from '#domain/accounts/return-url.ts'
import { isSocialProvider } from '#domain/accounts/social-providers.ts'
import { given } from '#domain/shared/define-operation.ts'
import { callerOf, operationDeps } from '../api/caller.server.ts'
import { settingsContext } from '../contexts.ts'
import type { Route } from './+types/auth-social.route.ts'
import { rememberProvider } from './social-cookie.ts'

/** Sends the visitor to an outside provider to sign in there, or back with the reason why not. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { provider } = params
  if (!isSocialProvider(provider)) throw new Response(null, { status: 404 })
  const returnTo = safeReturnUrl(new URL(request.url).searchParams.get('returnTo'))
  const { caller } = callerOf({ request, context })
  const result = await startSocialSignIn.perform(
    operationDeps(context),
    caller,
    given({ provider, returnTo }),
  )
  if (!result.ok) {
    const refusal = result.code === 'too_many_requests' ? result.code : 'unavailable'
    throw redirect(`/auth?${new URLSearchParams({ provider, refusal, returnTo })}`)
  }
  const headers = new Headers(result.headers)
  const https = context.get(settingsContext).publicUrl.startsWith('https:')
  headers.append('set-cookie', rememberProvider(provider, https))
  throw redirect(result.value.url, { headers })
}
