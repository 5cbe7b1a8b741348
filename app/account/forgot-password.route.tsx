import { data, Link } from 'react-router'
import { mailRequestForm } from '#domain/accounts/account-forms.ts'
import { requestAccountMail } from '#domain/accounts/account-mail-job.server.ts'
import { refusedForNow } from '#domain/accounts/sign-in.server.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { fieldErrors } from '../api/read-body.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { requestContext, servicesContext } from '../contexts.ts'
import { formFault } from '../problems/unless-fault.server.ts'
import type { Route } from './+types/forgot-password.route.ts'
import { accountFailure, unansweredFailure } from './account-failure.ts'
import { AccountForm } from './account-form.tsx'
import { answerOr } from './answer-or.ts'
import { EmailField } from './email-field.tsx'
import { NarrowPage } from './narrow-page.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Set a new password | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** When to try again stands in a header of the form's answer. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Takes the wish for a mail and answers the same, as quickly, whether or not the address has an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request, ['intent', 'email', 'wish'])
  const wish = form.wish === 'confirm_address' ? 'confirm_address' : 'reset_password'
  const parsed = mailRequestForm.safeParse(form)
  if (!parsed.success) {
    const failure = accountFailure('invalid_input', form, { fields: fieldErrors(parsed.error) })
    return data({ failure, sentTo: null, wish } as const, problems.invalid_input.status)
  }
  const email = parsed.data.email.toLowerCase()
  const tooOften = await refusedForNow(services.limiter, [
    ['account_mail', context.get(requestContext).clientAddress],
    ['account_mail_address', email],
  ])
  if (tooOften) {
    const headers = { 'retry-after': String(tooOften.retryAfterSeconds) }
    const failure = accountFailure(tooOften.code, form)
    return data({ failure, sentTo: null, wish } as const, {
      status: problems.too_many_requests.status,
      headers,
    })
  }
  try {
    await requestAccountMail(services, { wish, email })
  } catch (fault) {
    const code = formFault(fault, context.get(requestContext).log)
    const failure = accountFailure(code, form)
    return data({ failure, sentTo: null, wish } as const, problems[code].status)
  }
  return { failure: null, sentTo: parsed.data.email, wish } as const
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = Object.fromEntries(await request.clone().formData())
  return answerOr(serverAction, () => ({
    failure: unansweredFailure(problems.unexpected.title, form),
    sentTo: null,
    wish: 'reset_password' as const,
  }))
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  if (actionData?.sentTo) {
    return (
      <NarrowPage title="Check your mail">
        <p role="status" className="mt-4">
          {actionData.wish === 'confirm_address'
            ? 'If an account waits for this address to be confirmed, a new link is on its way to '
            : 'If there is an account with this address, a link to set a new password is on its way to '}
          <strong className="break-words">{actionData.sentTo}</strong>. It works once, for one hour.
        </p>
        <p className="mt-4">
          <Link to="/auth" className="text-signal underline underline-offset-4">
            Back to sign in
          </Link>
        </p>
      </NarrowPage>
    )
  }
  const failure = actionData?.failure ?? null
  return (
    <NarrowPage title="Set a new password">
      <p className="mt-3 mb-6 text-soft">
        Tell us the email address of your account. We send a link that lets you set a new password.
      </p>
      <AccountForm
        intent="forgot"
        schema={mailRequestForm}
        failure={failure}
        label="Send the link"
        busyLabel="Sending..."
      >
        {errors => <EmailField typed={failure?.values.email} error={errors.email} />}
      </AccountForm>
      <p className="mt-4 text-center">
        <Link to="/auth" className="inline-block py-1 text-signal underline underline-offset-4">
          Back to sign in
        </Link>
      </p>
    </NarrowPage>
  )
}
