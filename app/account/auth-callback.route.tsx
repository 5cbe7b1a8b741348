import { useEffect } from 'react'
import { data, Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { safeReturnUrl } from '#domain/accounts/return-url.ts'
import { brand } from '#platform/brand.ts'
import { describeError } from '#platform/log.server.ts'
import { cart } from '../cart/cart.ts'
import { requestContext, servicesContext } from '../contexts.ts'
import { measure } from '../measurement/measure.ts'
import { rememberLastSearch } from '../search/search.ts'
import { announceSession, refreshSession } from '../session/session.ts'
import { showToast } from '../shell/toasts.ts'
import type { Route } from './+types/auth-callback.route.ts'
import { type CallbackResult, callbackSteps } from './callback-steps.ts'
import { rememberedProvider } from './social-cookie.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Signing you in | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The address contains something that signs somebody in.
  { name: 'referrer', content: 'no-referrer' },
]

/** Where emails and outside providers return to (specification, section 2). The token in the address is used up here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext)
  const search = new URL(request.url).searchParams
  const type = search.get('type')
  const answer = (
    result: CallbackResult,
    headers?: Headers,
    returnTo = safeReturnUrl(search.get('returnTo')),
  ) => data({ result, returnTo }, headers ? { headers } : {})
  try {
    if (search.has('state') || search.has('code')) {
      const provider = rememberedProvider(request)
      if (!provider) return answer({ kind: 'session_error', reason: 'state_mismatch', provider: null })
      const back = await accounts.finishSocialSignIn(provider, request)
      if (back.refusal) {
        const refused = { kind: 'session_error' as const, reason: back.refusal, provider }
        return answer(refused, back.headers, back.returnTo)
      }
      // A new address: what was used up must not be loaded again.
      throw redirect(`/auth/callback?${new URLSearchParams({ returnTo: back.returnTo, via: 'social' })}`, {
        headers: back.headers,
      })
    }
    const token = search.get('token')
    if (type === 'signup' && token) {
      const confirmed = await accounts.confirmAddress(token, request)
      if (!confirmed.ok) return answer({ kind: 'session_error', reason: confirmed.code, provider: null })
      const { headers, wasConfirmed } = confirmed.value
      if (!wasConfirmed) return answer({ kind: 'confirmed', signedUp: true }, headers)
      const isHere = (await accounts.visitorOf(request)) !== null
      return answer({ kind: isHere ? 'confirmed' : 'confirmed_before' })
    }
    const visitor = await accounts.visitorOf(request)
    const via = search.get('via')
    const confirms = type === 'signup' || type === 'recovery'
    if (!visitor) {
      const reason = search.get('error')
      // An error, or a way back that should have signed somebody in.
      const failed = reason !== null || via !== null || confirms
      return answer(
        failed
          ? { kind: 'session_error', reason: reason ?? 'no_session', provider: null }
          : { kind: 'nobody' },
      )
    }
    if (via === 'reset') return answer({ kind: 'password_changed' })
    if (confirms) return answer({ kind: 'confirmed' })
    return answer({ kind: 'signed_in', social: via === 'social' })
  } catch (fault) {
    if (fault instanceof Response) throw fault
    context.get(requestContext).log.error({ err: describeError(fault) }, 'sign-in callback failed')
    return answer({ kind: 'unexpected' })
  }
}

/** One message and one redirect, once: the session is already known. */
export default function AuthCallback({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isSignUp = search.get('type') === 'signup'
  const { result, returnTo } = loaderData
  // What is drawn is for browsers without script, and those have no cart.
  const drawn = callbackSteps(result, { returnTo, cartHolds: false })
  useEffect(() => {
    cart.show()
    const steps = callbackSteps(result, { returnTo, cartHolds: cart.items().length > 0 })
    void (async () => {
      // One message: what the callback says of its own takes the place of the greeting.
      if (steps.signedIn) await announceSession('SIGNED_IN', { silent: steps.toast !== null })
      else await refreshSession()
      if (steps.counts) measure('conversion', steps.counts)
      if (result.kind === 'confirmed' && isSignUp) rememberLastSearch()
      if (steps.toast) showToast(steps.toast)
      await navigate(steps.goal, { replace: true })
    })()
  }, [returnTo, navigate, result, isSignUp])
  return (
    <div className="page-width grid min-h-[50dvh] place-items-center py-14 text-center">
      <div>
        <div
          aria-hidden
          className="mx-auto size-10 animate-spin rounded-full border-4 border-line border-t-lamp"
        />
        <h1 className="mt-6 text-2xl">Processing your authentication...</h1>
        <noscript>
          <p className="mt-4 text-soft">
            {drawn.toast?.description ??
              (drawn.signedIn ? 'You are signed in.' : 'You are not signed in here.')}
          </p>
          <p className="mt-2">
            <Link to={drawn.goal} className="font-semibold text-signal underline">
              Continue
            </Link>
          </p>
        </noscript>
      </div>
    </div>
  )
}
