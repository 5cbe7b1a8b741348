import { useSyncExternalStore } from 'react'
import {
  data,
  redirect,
  replace,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLocation,
  useSearchParams,
} from 'react-router'
import { signIn, signUp } from '#domain/accounts/accounts.operations.server.ts'
import { safeReturnUrl, savedReturnUrl } from '#domain/accounts/return-url.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { servicesContext } from '../contexts.ts'
import { measure } from '../measurement/measure.ts'
import { rememberLastSearch } from '../search/search.ts'
import { announceSession } from '../session/session.ts'
import { dismissAlarms, showToast } from '../shell/toasts.ts'
import type { Route } from './+types/auth.route.ts'
import { AccountDeleted } from './account-deleted.tsx'
import { type AuthAnswer, accountFailure, unansweredFailure } from './account-failure.ts'
import { answerOr } from './answer-or.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import { LinkEnded } from './link-ended.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { forgetTypedAccount } from './typed-account.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Sign in or create an account | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The form's answer says in a header when to try again. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** A signed-in visitor has nothing to do here; for others it returns which outside providers are set up. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext)
  if (await accounts.visitorOf(request)) throw redirect('/')
  return { providers: accounts.socialProviders }
}

/** Switching to the other tab needs nothing from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod || currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false
}

const formFields = ['intent', 'email', 'username', 'password', 'confirmPassword', 'returnTo'] as const
const titles = { signIn: problems.sign_in_refused.title, signUp: problems.username_taken.title }

/** Signs in or up, then goes to the saved return URL. Works as a plain form post, too. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, formFields)
  const signsUp = form.intent === 'sign-up'
  const { email, username, password, confirmPassword, returnTo } = form
  const args = { request, context }
  const result = signsUp
    ? await performForm(signUp, args, { email, username, password, confirmPassword, returnTo })
    : await performForm(signIn, args, { email, password })
  if (!result.ok) {
    const title = signsUp ? titles.signUp : titles.signIn
    const failure = accountFailure(result.code, form, { ...result, title })
    const { status } = problems[result.code]
    return data<AuthAnswer>({ kind: 'failed', signsUp, failure }, { status, headers: retryHeaders(result) })
  }
  if ('confirmationSent' in result.value && result.value.confirmationSent) {
    return data<AuthAnswer>({ kind: 'mailed', email: email?.trim() ?? '' })
  }
  throw replace(safeReturnUrl(form.returnTo), { status: 303, headers: result.headers ?? {} })
}

/** Reports the outcome if there is script: the toast, the header and the other tabs update immediately. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = Object.fromEntries(await request.clone().formData())
  const signsUp = form.intent === 'sign-up'
  const unanswered = (): AuthAnswer => {
    const failure = unansweredFailure(signsUp ? titles.signUp : titles.signIn, form)
    return { kind: 'failed', signsUp, failure }
  }
  try {
    const answer = await answerOr(serverAction, unanswered)
    if (answer.kind === 'failed') {
      showToast({ tone: 'alarm', title: answer.failure.title, description: answer.failure.message })
      // A refusal's status, so that the page isn't requested again if nothing answers.
      return data(answer, problems.invalid_input.status)
    }
    // What was wrong before is settled.
    dismissAlarms()
    return data(answer)
  } catch (answer) {
    if (answer instanceof Response && answer.status >= 300 && answer.status < 400) {
      forgetTypedAccount()
      await announceSession('SIGNED_IN')
      if (signsUp) rememberLastSearch()
      measure('conversion', signsUp ? 'sign_up' : 'sign_in')
    }
    throw answer
  }
}

const neverChanges = () => () => undefined

export default function Auth({ loaderData: { providers } }: Route.ComponentProps) {
  const answer = useActionData<AuthAnswer>()
  const location = useLocation()
  const [search] = useSearchParams()
  const failed = answer?.kind === 'failed' ? answer : null
  const signsUp = failed ? failed.signsUp : search.get('tab') === 'sign-up'
  const returnTo = useSyncExternalStore(
    neverChanges,
    () => savedReturnUrl(location),
    // A reloaded page still has its state, which the server that drew it doesn't know.
    () => savedReturnUrl({ search: location.search, state: null }),
  )
  const Form = signsUp ? SignUpForm : SignInForm
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">Find the best internet provider in your area</h1>
        {answer?.kind === 'mailed' ? (
          <CheckYourMail email={answer.email} returnTo={returnTo} />
        ) : (
          <>
            <p className="mt-3 text-soft">
              {returnTo === '/checkout'
                ? 'Sign in to place your order. Your cart and what you typed stay in this browser.'
                : 'Sign in to place orders and to see your past searches.'}
            </p>
            {search.get('account') === 'deleted' ? <AccountDeleted /> : null}
            {search.get('link') === 'ended' ? <LinkEnded returnTo={returnTo} /> : null}
            <AuthTabs signsUp={signsUp}>
              <Form returnTo={returnTo} failure={failed?.failure ?? null} />
              <SocialButtons returnTo={returnTo} setUp={providers} />
            </AuthTabs>
          </>
        )}
      </div>
    </div>
  )
}
