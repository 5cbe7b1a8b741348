import {
  data,
  redirect,
  replace,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLocation,
  useSearchParams,
} from 'react-router'
import { signInForm, signUpForm } from '#domain/accounts/account-forms.ts'
import { safeReturnUrl } from '#domain/accounts/return-url.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { fieldErrors } from '../api/endpoint.server.ts'
import { requestContext, servicesContext } from '../contexts.ts'
import { measure } from '../shell/measure.ts'
import { refreshSession } from '../shell/session.ts'
import { showToast } from '../shell/toasts.ts'
import type { Route } from './+types/auth.route.ts'
import { type AuthFailure, authFailure } from './auth-failure.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Sign in or create an account | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** A signed-in visitor has nothing to do here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = await context.get(servicesContext).accounts.visitorOf(request)
  if (visitor) throw redirect('/')
  return null
}

/** Going to the other tab asks the server for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod || currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false
}

/** Signs in or up, then goes to the saved return URL. Works as a plain form post too. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, limiter } = context.get(servicesContext)
  const { clientAddress } = context.get(requestContext)
  const form = Object.fromEntries(await request.formData())
  const returnTo = safeReturnUrl(form.returnTo)
  const signsUp = form.intent === 'sign-up'
  const parsed = (signsUp ? signUpForm : signInForm).safeParse(form)
  if (!parsed.success) {
    return data(authFailure(signsUp, problems.invalid_input.message, fieldErrors(parsed.error), form), 422)
  }
  const wait =
    (await limiter.hit(signsUp ? 'sign_up' : 'sign_in', clientAddress)) ??
    (signsUp ? null : await limiter.hit('sign_in_account', parsed.data.email.toLowerCase()))
  if (wait !== null) {
    const failure = authFailure(signsUp, problems.too_many_requests.message, {}, form)
    return data(failure, { status: 429, headers: { 'retry-after': String(wait) } })
  }
  const outcome =
    'username' in parsed.data
      ? await accounts.signUp(signUpForm.parse(parsed.data), request)
      : await accounts.signIn(parsed.data, request)
  if (outcome.ok) return replace(returnTo, { status: 303, headers: outcome.value.headers })
  const { status, message } = problems[outcome.code]
  const fields: Record<string, string> = outcome.code === 'username_taken' ? { username: message } : {}
  return data(authFailure(signsUp, message, fields, form), status)
}

/** Tells of the outcome where there is script: the toast and the header follow at once. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<AuthFailure> {
  const signsUp = (await request.clone().formData()).get('intent') === 'sign-up'
  try {
    const failure = await serverAction()
    showToast({ tone: 'alarm', title: failure.title, description: failure.message })
    return failure
  } catch (answer) {
    if (answer instanceof Response && answer.status >= 300 && answer.status < 400) {
      await refreshSession()
      showToast({ tone: 'good', title: 'Welcome!', description: 'You have successfully signed in.' })
      measure('conversion', signsUp ? 'sign_up' : 'sign_in')
    }
    throw answer
  }
}

export default function Auth() {
  const failure = useActionData<AuthFailure>()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const signsUp = failure ? failure.signsUp : search.get('tab') === 'sign-up'
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null
  const returnTo = safeReturnUrl(wanted ?? search.get('returnTo'))
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">Find the best internet provider in your area</h1>
        <p className="mt-3 text-soft">
          {returnTo === '/checkout'
            ? 'Sign in to place your order. Your cart and what you typed are waiting for you.'
            : 'Sign in to place orders and to find your searches again.'}
        </p>
        <AuthTabs signsUp={signsUp}>
          {signsUp ? (
            <SignUpForm returnTo={returnTo} failure={failure ?? null} />
          ) : (
            <SignInForm returnTo={returnTo} failure={failure ?? null} />
          )}
        </AuthTabs>
      </div>
    </div>
  )
}
