import type { z } from 'zod/mini'
import type { FieldErrors } from '#domain/shared/problem.ts'
import type { Endpoint, endpoints } from './operations.server.ts'

type Bound<E extends Endpoint> = (typeof endpoints)[E]['operation']
type Input<E extends Endpoint> = z.core.input<Bound<E>['input']>
export type ApiOutput<E extends Endpoint> = z.core.output<Bound<E>['output']>

/** Why a request was refused: the members of our problem answers, none of which is sure to be there. */
export type Problem = { code?: string; title?: string; detail?: string; fields?: FieldErrors } & Record<
  string,
  unknown
>

/** What came back. `problem` is null where the answer is none of ours, such as a gateway's page. */
export type ApiAnswer<E extends Endpoint> =
  | { ok: true; status: number; value: ApiOutput<E> }
  | { ok: false; status: number; problem: Problem | null; retryAfter: string | null }

/**
 * Asks our own server: the input goes into the path of a GET and into the JSON body of a POST. Rejects where
 * nothing answers or the signal aborts; every answer is a value.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Pick<RequestInit, 'signal' | 'keepalive' | 'credentials'> = {},
): Promise<ApiAnswer<E>> {
  const [method, template = ''] = endpoint.split(' ')
  // A path has one parameter at most, and then it is all of the input.
  const path = template.replace(/:\w+/, encodeURIComponent(Object.values(input).join()))
  const sent = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
  const response = await fetch(`/${path.slice(1)}`, method === 'GET' ? options : { ...options, ...sent })
  const { status } = response
  const body: unknown = status === 204 ? undefined : await response.json().catch(() => null)
  if (response.ok && body !== null) return { ok: true, status, value: body as ApiOutput<E> }
  return {
    ok: false,
    status,
    problem: body as Problem | null,
    retryAfter: response.headers.get('retry-after'),
  }
}
