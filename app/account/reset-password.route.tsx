import { data, Link, replace } from 'react-router'
import { passwordResetForm } from '#domain/accounts/account-forms.ts'
import { resetPassword } from '#domain/accounts/accounts.operations.server.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
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

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

/** Sets the password once per link, ends every other session and continues as a confirmed user. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ['intent', 'token', 'password', 'confirmPassword'])
  const result = await performForm(resetPassword, { request, context }, form)
  if (result.ok) {
    throw replace('/auth/callback?type=recovery&via=reset', { status: 303, headers: result.headers ?? {} })
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
  if (loaderData.token === '' || actionData?.code === 'link_expired') {
    return (
      <NarrowPage title="This link no longer works">
        <p role="alert" className="mt-4">
          {problems.link_expired.message}
        </p>
        <Link to="/auth/forgot" className={buttonClass('primary', 'mt-6 w-full')}>
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
        hidden={{ token: loaderData.token }}
        label="Set the password"
        busyLabel="Setting..."
      >
        {errors => <NewPasswordFields errors={errors} label="New password" />}
      </AccountForm>
    </NarrowPage>
  )
}
