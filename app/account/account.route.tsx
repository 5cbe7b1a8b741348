import { useState } from 'react'
import { data, redirect, replace, useLocation, useSearchParams } from 'react-router'
import { readOwnAccount } from '#domain/accounts/read-own-account.operations.server.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { servicesContext } from '../contexts.ts'
import { announceSession } from '../session/session.ts'
import { showToast } from '../shell/toasts.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/account.route.ts'
import { type AccountAnswer, accountFields, refusedForm, runIntent } from './account-actions.server.ts'
import { unansweredFailure } from './account-failure.ts'
import { AccountPages } from './account-pages.tsx'
import { answerOr } from './answer-or.ts'
import { DeleteSection } from './delete-section.tsx'
import { deviceName } from './device-name.server.ts'
import { homeZoneOf } from './home-zone.server.ts'
import { PasswordSection } from './password-section.tsx'
import { hasSessionEnded } from './session-ended.ts'
import { SessionsSection } from './sessions-section.tsx'
import { requireVisitor } from './signed-in.server.ts'
import { UsernameSection } from './username-section.tsx'
import { WaysInSection } from './ways-in-section.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Account settings | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = await requireVisitor(request, context)
  const services = context.get(servicesContext)
  const current = await services.accounts.sessionOf(request)
  const found = await askPage(readOwnAccount, { request, context }, {})
  if (!found.ok) throw data(null, { status: problems[found.code].status })
  const { ways, sessions } = found.value
  return {
    email: visitor.email,
    username: visitor.username,
    ways,
    homeZone: await homeZoneOf(services, visitor),
    sessions: sessions.map(session => ({
      id: session.id,
      device: deviceName(session.userAgent),
      address: session.ipAddress ?? '',
      lastUsedAt: session.lastUsedAt.toISOString(),
      current: session.id === current?.sessionId,
    })),
  }
}

/** Each form of the page is an intent; account-actions defines what an intent calls. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireVisitor(request, context)
  const form = await readForm(request, accountFields)
  const result = await runIntent({ args: { request, context }, form })
  if (!result) throw new Response(null, { status: 400 })
  if (!result.ok) return refusedForm(form, result)
  const { answer, headers = {} } = result
  if (answer.kind === 'deleted') throw redirect('/auth?account=deleted', { headers })
  if (answer.kind === 'signed-out') throw redirect('/auth', { headers })
  // A changed account may have a new session, so what is shown next is requested with it.
  if (answer.kind === 'updated') {
    throw replace(`/account?${new URLSearchParams({ updated: answer.what })}`, { status: 303, headers })
  }
  return data(answer, { headers })
}

/** Reports the outcome if there is script: the toast, the header and the other tabs update immediately. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = Object.fromEntries(await request.clone().formData())
  const unanswered = (): AccountAnswer => {
    const failure = unansweredFailure(problems.unexpected.title, form)
    return { kind: 'failed', intent: typeof form.intent === 'string' ? form.intent : '', failure }
  }
  try {
    const answer = await answerOr(serverAction, unanswered)
    if (answer.kind === 'failed') {
      const { title, message } = answer.failure
      // Other forms say it themselves.
      if (!hasOwnWords(answer.intent)) showToast({ tone: 'alarm', title, description: message })
      return data(answer, problems.invalid_input.status)
    }
    return data(answer)
  } catch (answer) {
    if (form.intent !== 'sign-out' && (await hasSessionEnded(answer, '/account'))) throw answer
    if (answer instanceof Response && answer.status >= 300 && answer.status < 400) {
      // The page that it leads to says what was deleted.
      const silent = answer.headers.get('location')?.endsWith('?account=deleted') === true
      await announceSession(silent || form.intent === 'sign-out' ? 'SIGNED_OUT' : 'USER_UPDATED', { silent })
    }
    throw answer
  }
}

/** The forms that show what was refused. */
const hasOwnWords = (intent: string) => ['username', 'password', 'delete'].includes(intent)

const updatedText = (what: string | null) =>
  what === 'password'
    ? 'Your password has been changed; other devices are signed out.'
    : what === 'username'
      ? 'Your username has been changed.'
      : null

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const failureOf = (intent: string) =>
    actionData?.kind === 'failed' && actionData.intent === intent ? actionData.failure : null
  const [search] = useSearchParams()
  const updated = search.get('updated')
  // What was done is old news once another form is sent, even if it isn't sent because of a mistake.
  const { key } = useLocation()
  const [triedSince, setTriedSince] = useState<string>()
  const isNews = triedSince !== key
  const told = isNews && !actionData ? updatedText(updated) : null
  const doneOf = (kind: 'ended' | 'unlinked') =>
    isNews && actionData?.kind === kind ? actionData.message : null
  const { ways } = loaderData
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl">Account settings</h1>
        <p className="mt-3 break-words text-soft">Signed in as {loaderData.email}</p>
        <AccountPages />
        {told ? <NoticeBox tone="good" title={told} occasion={key} className="mt-4" /> : null}
        <div className="mt-8 grid gap-6" onSubmit={() => setTriedSince(key)}>
          <UsernameSection username={loaderData.username} failure={failureOf('username')} />
          <PasswordSection
            email={loaderData.email}
            hasPassword={ways.password}
            failure={failureOf('password')}
            done={updated === 'password'}
          />
          <WaysInSection hasPassword={ways.password} providers={ways.providers} done={doneOf('unlinked')} />
          <SessionsSection
            sessions={loaderData.sessions}
            homeZone={loaderData.homeZone}
            done={doneOf('ended')}
          />
          <DeleteSection hasPassword={ways.password} failure={failureOf('delete')} />
        </div>
      </div>
    </div>
  )
}
