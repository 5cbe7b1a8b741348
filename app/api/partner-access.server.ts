import { askForSite, forPartner, usePartnerKey } from '#domain/partners/partner-access.operations.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Refusal } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import type { RouteArgs } from '../contexts.ts'
import { callerOf, operationDeps } from './caller.server.ts'

type Deps = ReturnType<typeof operationDeps>

/** How somebody calls where partners may: with which limits, and what the answer tells browsers. */
export type Access = ({ ok: true; deps: Deps } | Refusal<ProblemCode>) & { headers: Record<string, string> }

/** The partner key in a request, as `Authorization: Bearer pk_…`; a session's token isn't one. */
function partnerKeyOf(request: Request): string | null {
  const [, key] = /^Bearer (pk_\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return key ?? null
}

const fromSite = (origin: string | null): Record<string, string> =>
  origin === null
    ? { vary: 'origin, authorization' }
    : {
        vary: 'origin, authorization',
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after, x-request-id',
      }

/** Allows a call where partners may make one: without a key like everybody, with one as its kind allows. */
export async function accessOf(args: RouteArgs): Promise<Access> {
  const deps = operationDeps(args.context)
  const key = partnerKeyOf(args.request)
  if (key === null) return { ok: true, deps, headers: { vary: 'origin, authorization' } }
  const origin = args.request.headers.get('origin')
  const used = await usePartnerKey.perform(
    deps,
    callerOf(args).caller,
    given({ key: key.slice(0, 100), origin }),
  )
  if (used.ok) return { ok: true, deps: forPartner(used.value, deps), headers: fromSite(origin) }
  // The partner's pages can read that its quota is used up; others can't read anything.
  return { ...used, headers: fromSite(used.code === 'partner_quota_used' ? origin : null) }
}

/** Answers the preflight request of browsers that will send a key from another site. It doesn't say yet which key. */
export async function answerPreflight(args: RouteArgs): Promise<Response> {
  const origin = args.request.headers.get('origin')
  const asked =
    origin === null
      ? null
      : await askForSite.perform(operationDeps(args.context), callerOf(args).caller, given({ origin }))
  const allowed: Record<string, string> =
    asked?.ok && asked.value.allowed
      ? {
          ...fromSite(origin),
          'access-control-allow-methods': 'GET',
          'access-control-allow-headers': 'authorization',
          'access-control-max-age': '600',
        }
      : { vary: 'origin' }
  return new Response(null, { status: 204, headers: { allow: 'GET, HEAD, OPTIONS', ...allowed } })
}
