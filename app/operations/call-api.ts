import type { z } from 'zod/mini'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { WHERE_FROM_KEY } from '../first-load/keep-where-from.ts'
import { readStoredObject } from '../ui/browser-storage.ts'
import type { Endpoint, endpoints } from './operations.server.ts'

type Bound<E extends Endpoint> = (typeof endpoints)[E]['operation']
type Input<E extends Endpoint> = E extends `GET ${string}` ? null : z.core.input<Bound<E>['input']>
/** An endpoint with the parameter of its path or its query in place: `GET /api/zip/78701`, `GET /api/plans?zip=78701`. */
type Filled<E> = E extends `${infer Start}:${string}`
  ? `${Start}${string}`
  : E | `${E & `GET ${string}`}?${string}`
export type ApiOutput<E extends Endpoint> = z.core.output<Bound<E>['output']>

/** Why a request was refused: the members of our problem answers, none of which is guaranteed to be there. */
type Problem = { code?: string; title?: string; detail?: string; fields?: FieldErrors } & Record<
  string,
  unknown
>

/** The response. `problem` is null if the answer isn't ours, such as a gateway's page. */
export type ApiAnswer<E extends Endpoint> =
  | { ok: true; response: Response; value: ApiOutput<E> }
  | { ok: false; response: Response; problem: Problem | null }

type CallOptions = Pick<RequestInit, 'signal' | 'keepalive' | 'credentials'> & {
  /** What kinds of answer the caller reads, and how; JSON unless stated otherwise. */
  accept?: string
  read?(response: Response): Promise<unknown>
}

/**
 * Calls our own server. The input becomes the JSON body of a POST; the caller fills in a parameter of the path.
 * Rejects if nothing answers or the signal aborts; every answer is a value.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E | Filled<E>,
  input: Input<E>,
  { read, accept = '*/*', ...options }: CallOptions = {},
): Promise<ApiAnswer<E>> {
  const response = await fetch(
    endpoint.slice(endpoint.lastIndexOf(' ') + 1),
    input
      ? {
          ...options,
          method: 'POST',
          headers: {
            accept,
            'content-type': 'application/json',
            ...readStoredObject(WHERE_FROM_KEY, 'sessionStorage'),
          },
          body: JSON.stringify(input),
        }
      : options,
  )
  const body: unknown = await (read ? read(response) : response.json()).catch(() => null)
  const ok = response.ok && (body !== null || response.status === 204)
  // We trust our own server's answers; the build keeps its types and ours in sync.
  return { ok, response, [ok ? 'value' : 'problem']: body } as ApiAnswer<E>
}
