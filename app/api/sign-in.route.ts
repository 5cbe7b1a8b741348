import { z } from 'zod/mini'
import { signInForm } from '#domain/accounts/account-forms.ts'
import { signIn } from '#domain/accounts/sign-in.server.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint, json } from './endpoint.server.ts'
import { readBody } from './read-body.server.ts'

const signInRequest = z.strictObject(signInForm.shape)

/** Signs a program in: its token goes into `Authorization: Bearer ...` (specification, section 3, Session). */
export const action = endpoint({ method: 'POST' }, async ({ request, services, facts }) => {
  const body = await readBody(request, signInRequest)
  if (!body.ok) return body.response
  const { clientAddress } = facts
  const outcome = await signIn(services, body.value, { request, clientAddress })
  if (!outcome.ok) {
    return outcome.code === 'too_many_requests'
      ? problemResponse(outcome.code, { retryAfterSeconds: outcome.retryAfterSeconds })
      : problemResponse(outcome.code)
  }
  const { token, expiresAt, visitor } = outcome.value
  return json({
    access_token: token,
    token_type: 'bearer',
    expires_in: Math.round((expiresAt.getTime() - services.now().getTime()) / 1_000),
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    user: visitor,
  })
})

export const loader = action
