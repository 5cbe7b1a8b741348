import { expect, test } from 'vitest'
import type { RequestFacts } from '#app/contexts.ts'
import { operationOf, statusOf } from './request-log.server.ts'

const posted = (init: RequestInit = {}) =>
  new Request('https://site.invalid/auth', { method: 'POST', ...init })

test('of a page with several forms the log names the one that was sent', () => {
  const logged = (facts: Partial<RequestFacts>) => operationOf(posted(), '/auth', facts as RequestFacts)
  expect(logged({ operation: 'signUp' })).toBe('signUp')
  expect(logged({ operation: 'signIn' })).toBe('signIn')
  // A form that asked for nothing was neither.
  expect(logged({})).toBeUndefined()
})

test('what only one operation answers is that operation, also where it was refused before it ran', () => {
  const asked = new Request('https://site.invalid/api/session')
  expect(operationOf(asked, '/api/session', {} as RequestFacts)).toBe('readSession')
})

test('a request that its client gave up is no fault of ours in the log', () => {
  const failed = new Response(null, { status: 500 })
  expect(statusOf(posted(), failed)).toBe(500)
  expect(statusOf(posted({ signal: AbortSignal.abort() }), failed)).toBe(499)
  expect(statusOf(posted({ signal: AbortSignal.abort() }), new Response('done'))).toBe(200)
})
