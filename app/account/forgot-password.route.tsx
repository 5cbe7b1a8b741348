import { type ReactNode, useEffect, useRef } from 'react'
import { data, Link, useLocation, useSearchParams } from 'react-router'
import { mailRequestForm } from '#domain/accounts/account-forms.ts'
import { mailAccountLink } from '#domain/accounts/accounts.operations.server.ts'
import { onwards, savedReturnUrl } from '#domain/accounts/return-url.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { NO_MAIL_TITLE, NoMail } from '../contact/no-mail.tsx'
import { useSettings } from '../use-settings.ts'
import type { Route } from './+types/forgot-password.route.ts'
import { accountFailure, unansweredFailure } from './account-failure.ts'
import { AccountForm } from './account-form.tsx'
import { answerOr } from './answer-or.ts'
import { EmailField } from './email-field.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { useMoveOn } from './use-move-on.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Set a new password | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The form's answer says in a header when to try again. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const wishIn = (wish: unknown): keyof typeof words => (wish === 'confirm_address' ? wish : 'reset_password')

/** Takes a request for an email and answers the same, just as fast, whether or not the address has an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ['intent', 'email', 'wish', 'returnTo'])
  const wish = wishIn(form.wish)
  const result = await performForm(mailAccountLink, { request, context }, { ...form, wish })
  if (result.ok) return { failure: null, sentTo: result.value.email, wish } as const
  const failure = accountFailure(result.code, form, result)
  const { status } = problems[result.code]
  return data({ failure, sentTo: null, wish } as const, { status, headers: retryHeaders(result) })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = Object.fromEntries(await request.clone().formData())
  return answerOr(serverAction, () => ({
    failure: unansweredFailure(problems.unexpected.title, form),
    sentTo: null,
    wish: wishIn(form.wish),
  }))
}

const words = {
  confirm_address: {
    title: 'Confirm your email address',
    ask: 'Tell us the email address that you signed up with. We send a new link that confirms it.',
    sent: 'If an account waits for this address to be confirmed, a new link is on its way to ',
    works: 'It works for one hour.',
  },
  reset_password: {
    title: 'Set a new password',
    ask: 'Tell us the email address of your account. We send a link that lets you set a new password.',
    sent: 'If there is an account with this address, a link to set a new password is on its way to ',
    works: 'It works once, for one hour.',
  },
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { mailsGoOut } = useSettings()
  const [search] = useSearchParams()
  const returnTo = savedReturnUrl(useLocation())
  const wish = actionData?.wish ?? wishIn(search.get('wish'))
  const { title, ask, sent, works } = words[wish]
  useMoveOn(returnTo, wish === 'confirm_address' && Boolean(actionData?.sentTo))
  const signIn = onwards('/auth', returnTo)
  if (actionData?.sentTo) {
    return (
      <NarrowPage title={mailsGoOut ? 'Check your mail' : NO_MAIL_TITLE}>
        <WhereItWent>
          {mailsGoOut ? sent : 'We sent nothing to '}
          <strong className="break-words">{actionData.sentTo}</strong>. {mailsGoOut ? works : <NoMail />}
        </WhereItWent>
        <p className="mt-4">
          <Link to={signIn} className="text-signal underline underline-offset-4">
            Back to sign in
          </Link>
        </p>
      </NarrowPage>
    )
  }
  const failure = actionData?.failure ?? null
  return (
    <NarrowPage title={title}>
      {mailsGoOut ? (
        <>
          <p className="mt-3 mb-6 text-soft">{ask}</p>
          <AccountForm
            intent="forgot"
            schema={mailRequestForm}
            failure={failure}
            hidden={{ wish, returnTo }}
            label="Send the link"
            busyLabel="Sending..."
          >
            {errors => <EmailField typed={failure?.values.email} error={errors.email} />}
          </AccountForm>
        </>
      ) : (
        <p className="mt-3 mb-6">
          That takes a link that we email. <NoMail />
        </p>
      )}
      <p className="mt-4 text-center">
        <Link to={signIn} className="inline-block py-1 text-signal underline underline-offset-4">
          Back to sign in
        </Link>
      </p>
    </NarrowPage>
  )
}

/** In place of the form, whose button had the focus. */
function WhereItWent({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} role="status" tabIndex={-1} className="mt-4 outline-none">
      {children}
    </p>
  )
}
