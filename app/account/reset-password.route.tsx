import { data, Link, replace } from 'react-router'
import { passwordResetForm } from '#domain/accounts/account-forms.ts'
import { resetPassword } from '#domain/accounts/accounts.operations.server.ts'
import { onwards, safeReturnUrl } from '#domain/accounts/return-url.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { servicesContext } from '../contexts.ts'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/reset-password.route.ts'
import { accountFailure, unansweredFailure } from './account-failure.ts'
import { AccountForm } from './account-form.tsx'
import { answerOr } from './answer-or.ts'
import { NarrowPage } from './narrow-page.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Set a new password | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The address contains the token.
  { name: 'referrer', content: 'no-referrer' },
]

/** The form's answer says in a header when to try again. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** A link that sets no password says so before anybody thinks of one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const token = search.get('token') ?? ''
  const opens = await context.get(servicesContext).accounts.opensPasswordForm(token)
  return { token, opens, returnTo: safeReturnUrl(search.get('returnTo')) }
}

/** Sets the password once per link, ends every other session and continues as a confirmed user. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ['intent', 'token', 'password', 'confirmPassword', 'returnTo'])
  const { token, password, confirmPassword } = form
  const result = await performForm(resetPassword, { request, context }, { token, password, confirmPassword })
  if (result.ok) {
    const done = onwards('/auth/callback', safeReturnUrl(form.returnTo), { type: 'recovery', via: 'reset' })
    throw replace(done, { status: 303, headers: result.headers ?? {} })
  }
  const { code } = result
  const failure = accountFailure(code, form, result)
  return data({ code, failure }, { status: problems[code].status, headers: retryHeaders(result) })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = Object.fromEntries(await request.clone().formData())
  const answer = await answerOr(serverAction, () => ({
    code: 'unexpected' as const,
    failure: unansweredFailure(problems.unexpected.title, form),
  }))
  return data(answer, problems[answer.code].status)
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token, opens, returnTo } = loaderData
  if (!opens || actionData?.code === 'link_expired') {
    return (
      <NarrowPage title="This link no longer works">
        <p role="alert" className="mt-4">
          {problems.link_expired.message}
        </p>
        <Link to={onwards('/auth/forgot', returnTo)} className={buttonClass('primary', 'mt-6 w-full')}>
          Ask for a new link
        </Link>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title="Set a new password">
      <p className="mt-3 mb-6 text-soft">Other devices are signed out when the new password is set.</p>
      <AccountForm
        intent="reset"
        schema={passwordResetForm}
        failure={actionData?.failure ?? null}
        hidden={{ token, returnTo }}
        label="Set the password"
        busyLabel="Setting..."
      >
        {errors => <NewPasswordFields errors={errors} label="New password" />}
      </AccountForm>
    </NarrowPage>
  )
}
