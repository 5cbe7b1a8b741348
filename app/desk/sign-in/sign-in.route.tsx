import { data, redirect, useSearchParams } from 'react-router'
import { problemKind } from '#domain/shared/problem.ts'
import { enterCode, leaveDesk, startDeskSession } from '#domain/staff-access/sign-in.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { retryHeaders } from '../../api/perform-form.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { sessionOf } from '../desk-caller.server.ts'
import { enterDesk } from '../enter-desk.server.ts'
import { type FormFault, faultOf } from '../form-fault.ts'
import { returnToDesk } from '../return-to.ts'
import type { Route } from './+types/sign-in.route.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Sign in to the desk | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** How far somebody has come. Who is in goes on to where they wanted. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await sessionOf({ request, context })
  if (session?.member.factorAt) {
    throw redirect(returnToDesk(new URL(request.url).searchParams.get('returnTo')))
  }
  return { email: session?.member.email ?? null }
}

/** One step in: the password, then the code. Works as a plain form post too. */
export async function action({ request, context }: Route.ActionArgs) {
  const args = { request, context }
  const { intent, email, password, code, returnTo } = await readForm(request, [
    ...(['intent', 'email', 'password', 'code', 'returnTo'] as const),
  ])
  const { result, headers } =
    intent === 'code'
      ? await enterDesk(enterCode, args, { code })
      : intent === 'other'
        ? await enterDesk(leaveDesk, args, {})
        : await enterDesk(startDeskSession, args, { email, password })
  if (!result.ok) {
    const fault = faultOf(result, { email: email ?? '' })
    return data(fault, { status: problemKind(result.code).status, headers: retryHeaders(result) })
  }
  const goal = returnToDesk(returnTo)
  const next = `/desk/sign-in?${new URLSearchParams({ returnTo: goal })}`
  throw redirect(intent === 'code' ? goal : next, { status: 303, headers })
}

export default function SignIn({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const returnTo = returnToDesk(search.get('returnTo'))
  const fault: FormFault | null = actionData ?? null
  return (
    <div className="mx-auto max-w-md py-6">
      <h1 className="text-2xl">Sign in to the desk</h1>
      {email === null ? (
        <PasswordStep returnTo={returnTo} fault={fault} />
      ) : (
        <CodeStep email={email} returnTo={returnTo} fault={fault} />
      )}
    </div>
  )
}
