import type { z } from 'zod/mini'
import type { FieldErrors } from '#domain/shared/problem.ts'
import type { Endpoint, endpoints } from './operations.server.ts'

type Bound<E extends Endpoint> = (typeof endpoints)[E]['operation']
type Input<E extends Endpoint> = z.core.input<Bound<E>['input']>
/** An endpoint with the parameter of its path in place: `GET /api/zip/78701`. */
type Filled<E> = E extends `${infer Start}:${string}` ? `${Start}${string}` : E
export type ApiOutput<E extends Endpoint> = z.core.output<Bound<E>['output']>

/** Why a request was refused: the members of our problem answers, none of which is sure to be there. */
export type Problem = { code?: string; title?: string; detail?: string; fields?: FieldErrors } & Record<
  string,
  unknown
>

/** What came back. `problem` is null where the answer is none of ours, such as a gateway's page. */
export type ApiAnswer<E extends Endpoint> =
  | { ok: true; status: number; headers: Headers; value: ApiOutput<E> }
  | { ok: false; status: number; headers: Headers; problem: Problem | null }

/**
 * Asks our own server. The input goes into the JSON body of a POST; a parameter of the path is filled in by the caller.
 * Rejects where nothing answers or the signal aborts; every answer is a value.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E | Filled<E>,
  input: Input<E>,
  options?: Pick<RequestInit, 'signal' | 'keepalive' | 'credentials'>,
): Promise<ApiAnswer<E>> {
  const [method, path = ''] = endpoint.split(' ')
  const response = await fetch(
    path,
    method === 'GET'
      ? options
      : {
          ...options,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        },
  )
  const { status, headers } = response
  const body: unknown = await response.json().catch(() => null)
  const ok = response.ok && (body !== null || status === 204)
  // What our own server says of itself is believed; the build holds its types and ours together.
  return { ok, status, headers, [ok ? 'value' : 'problem']: body } as ApiAnswer<E>
}
