import { data, redirect, useSearchParams } from 'react-router'
import type { Refusal } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { BROWSER_KEY } from '#domain/staff-access/browser-link.ts'
import {
  askForPasskey,
  enterCode,
  enterPasskey,
  enterRecoveryCode,
} from '#domain/staff-access/factor.operations.server.ts'
import { leaveDesk, markBrowser, startDeskSession } from '#domain/staff-access/sign-in.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { retryHeaders } from '../../api/perform-form.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { settingsContext } from '../../contexts.ts'
import { type DeskArgs, wayInOf } from '../desk-caller.server.ts'
import { enterDesk } from '../enter-desk.server.ts'
import { faultOf } from '../form-fault.ts'
import { returnToDesk } from '../return-to.ts'
import type { Route } from './+types/sign-in.route.ts'
import { FactorStep } from './factor-step.tsx'
import { PasswordStep } from './password-step.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Sign in to the desk | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** How far somebody has come. Who is in goes on to where they wanted. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const browserKey = searchParams.get(BROWSER_KEY)
  if (browserKey !== null) {
    const { headers } = await enterDesk(markBrowser, { request, context }, { key: browserKey })
    throw redirect('/desk/sign-in', { headers })
  }
  const way = await wayInOf({ request, context })
  if (way.step === 'in') throw redirect(returnToDesk(searchParams.get('returnTo')))
  if (way.step === 'set_up') throw redirect('/desk/set-up')
  return { ...way, mailsGoOut: context.get(settingsContext).mailsGoOut }
}

type Form = Partial<Record<(typeof fields)[number], string>>
const fields = ['intent', 'email', 'password', 'code', 'recoveryCode', 'passkey', 'returnTo'] as const

/** What each form of the page asks for. */
const intents = {
  password: (args: DeskArgs, { email, password }: Form) =>
    enterDesk(startDeskSession, args, { email, password }),
  code: (args: DeskArgs, { code }: Form) => enterDesk(enterCode, args, { code }),
  recovery: (args: DeskArgs, { recoveryCode }: Form) => enterDesk(enterRecoveryCode, args, { recoveryCode }),
  passkey: (args: DeskArgs, { passkey }: Form) => enterDesk(enterPasskey, args, { passkey }),
  other: (args: DeskArgs) => enterDesk(leaveDesk, args, {}),
}

/** One step in: the password, then a second factor. Works as a plain form post too, but for passkeys. */
export async function action({ request, context }: Route.ActionArgs) {
  const args = { request, context }
  const form = await readForm(request, fields)
  const { intent = '' } = form
  if (intent === 'ask-passkey') {
    const { result } = await enterDesk(askForPasskey, args, {})
    return result.ok ? { fault: null, options: result.value.options } : refusedStep(result, form)
  }
  if (!Object.hasOwn(intents, intent)) throw new Response(null, { status: 400 })
  const { result, headers } = await intents[intent as keyof typeof intents](args, form)
  if (!result.ok) return refusedStep(result, form)
  const goal = returnToDesk(form.returnTo)
  const isIn = intent !== 'password' && intent !== 'other'
  const next = `/desk/sign-in?${new URLSearchParams({ returnTo: goal })}`
  throw redirect(isIn ? goal : next, { status: 303, headers })
}

function refusedStep(refusal: Refusal<ProblemCode>, { email = '' }: Form) {
  const { status } = problemKind(refusal.code)
  const answer = { fault: faultOf(refusal, { email }), options: null }
  return data(answer, { status, headers: retryHeaders(refusal) })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const returnTo = returnToDesk(search.get('returnTo'))
  const fault = actionData?.fault ?? null
  return (
    <div className="mx-auto max-w-md py-6">
      <h1 className="text-2xl">Sign in to the desk</h1>
      {loaderData.step === 'factor' ? (
        <FactorStep {...loaderData} returnTo={returnTo} fault={fault} />
      ) : (
        <PasswordStep returnTo={returnTo} mailsGoOut={loaderData.mailsGoOut} fault={fault} />
      )}
    </div>
  )
}
