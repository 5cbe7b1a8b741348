import { useEffect, useRef } from 'react'
import { data, redirect } from 'react-router'
import type { Refusal } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { acceptInvite, finishSetUp, readInvite } from '#domain/staff-access/set-up.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { retryHeaders } from '../../api/perform-form.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { servicesContext } from '../../contexts.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { wayInOf } from '../desk-caller.server.ts'
import { enterDesk } from '../enter-desk.server.ts'
import { faultOf } from '../form-fault.ts'
import { RecoveryCodes } from '../recovery-codes.tsx'
import type { Route } from './+types/set-up.route.ts'
import { AccountStep } from './account-step.tsx'
import { CodesStep } from './codes-step.tsx'
import { drawQr } from './draw-qr.server.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Set up your desk account | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Whom the link invites; after its use, the secret that an app is to keep. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token !== null) {
    const { result } = await enterDesk(readInvite, { request, context }, { token })
    if (result.ok) return { step: 'account' as const, token, ...result.value }
    const { title, message, status } = problemKind(result.code)
    throw data({ title, message }, { status, headers: retryHeaders(result) })
  }
  const way = await wayInOf({ request, context })
  if (way.step === 'in') return { step: 'done' as const }
  if (way.step !== 'set_up') throw redirect('/desk/sign-in')
  const { email, secret } = way
  const link = context.get(servicesContext).proofs.codeLink(secret, email)
  return { step: 'codes' as const, email, secret, link, qr: drawQr(link) }
}

const fields = ['intent', 'token', 'name', 'password', 'confirmPassword', 'code'] as const

/** Name and password, then the first code. */
export async function action({ request, context }: Route.ActionArgs) {
  const args = { request, context }
  const { intent, code, ...account } = await readForm(request, fields)
  if (intent === 'code') {
    const { result, headers } = await enterDesk(finishSetUp, args, { code })
    if (!result.ok) return refusedStep(result, {})
    return data({ fault: null, recoveryCodes: result.value.recoveryCodes }, { headers })
  }
  const { result, headers } = await enterDesk(acceptInvite, args, account)
  if (!result.ok) return refusedStep(result, { name: account.name ?? '' })
  throw redirect('/desk/set-up', { status: 303, headers })
}

function refusedStep(refusal: Refusal<ProblemCode>, typed: Record<string, string>) {
  const { status } = problemKind(refusal.code)
  const answer = { fault: faultOf(refusal, typed), recoveryCodes: null }
  return data(answer, { status, headers: retryHeaders(refusal) })
}

export default function SetUp({ loaderData, actionData: answered }: Route.ComponentProps) {
  // Recovery codes are shown once: they must outlast a reload after an outage.
  const actionData = useKeptAnswer(answered)
  const fault = actionData?.fault ?? null
  const recoveryCodes = actionData?.recoveryCodes ?? null
  const step = recoveryCodes ? 'recovery' : loaderData.step
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string>(step)
  // Each step is read from its beginning: its button, where the focus would stay, is the end of it.
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return (
    <div className="mx-auto max-w-xl py-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        Set up your desk account
      </h1>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} next="Go to the desk" />
      ) : loaderData.step === 'account' ? (
        <AccountStep {...loaderData} fault={fault} />
      ) : loaderData.step === 'codes' ? (
        <CodesStep {...loaderData} fault={fault} />
      ) : (
        <div className="mt-3 space-y-2 text-soft">
          <p>
            Your account is set up.{' '}
            <a href="/desk" className="underline underline-offset-4">
              Go to the desk
            </a>
          </p>
          <p>
            Recovery codes are shown one time. If you didn’t keep yours, make new ones in{' '}
            <a href="/desk/me" className="underline underline-offset-4">
              your account
            </a>
            .
          </p>
        </div>
      )}
    </div>
  )
}
