import { z } from 'zod/mini'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { siteOf } from './client-site.ts'
import { fieldErrors } from './field-errors.ts'
import { type LimitName, NETWORKS_OF_SITE } from './limits.ts'
import type {
  AddedMembers,
  Caller,
  CommonRefusal,
  Given,
  Lane,
  Limit,
  Operation,
  Person,
  Refusal,
  Result,
  UnreadInput,
  Who,
} from './operation.ts'
import type { ProblemCode } from './problem.ts'
import { tooManyRequests } from './too-many.ts'

type Limiter = { limiter: RateLimiter<LimitName> }

/** A module's declaration of an operation; `run` is its use case, called once all checks have passed. */
export type Declaration<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Code extends ProblemCode,
  Deps,
  C,
> = {
  name: string
  summary: string
  input: Input
  output: Output
  refusals: readonly Code[]
  added?: AddedMembers
  limits?: readonly Limit<z.core.output<Input>, C>[]
  lane: Lane
  /** `unexpected` unless given. */
  fault?: ProblemCode
  run(
    deps: Deps & Limiter,
    caller: C,
    input: z.core.output<Input>,
  ): Promise<Result<z.core.output<Output>, Code | CommonRefusal>>
}

/** Declares an operation that anyone may call. */
export function operation<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Code extends ProblemCode,
  Deps,
  C extends Caller,
>(
  declaration: Declaration<Input, Output, Code, Deps, C> & { who?: Who },
): Operation<Input, Output, Code, Deps, C> {
  return bind(declaration, declaration.who ?? 'anyone', caller =>
    Promise.resolve({ ok: true, value: caller }),
  )
}

/** Declares an operation for people with a session; `run` gets its owner. */
export function signedInOperation<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Code extends ProblemCode,
  Deps,
  C extends Caller,
>(
  declaration: Declaration<Input, Output, Code, Deps, C & { user: Person }>,
): Operation<Input, Output, Code, Deps, C> {
  return bind(declaration, 'signed_in', async (caller: C) => {
    const user = await caller.visitor()
    return user ? { ok: true, value: { ...caller, user } } : { ok: false, code: 'authentication_required' }
  })
}

/** Declares an operation for callers that `know` recognizes; a refusal says why it doesn't. */
export function bind<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Code extends ProblemCode,
  Deps,
  C extends Caller,
  Known extends C,
>(
  declaration: Declaration<Input, Output, Code, Deps, Known>,
  who: Who,
  know: (caller: C) => Promise<Result<Known, CommonRefusal>>,
): Operation<Input, Output, Code, Deps, C> {
  const { name, summary, input, output, refusals, added, lane, limits = [] } = declaration
  const { fault = 'unexpected' } = declaration
  const early = limits.filter(limit => limit.counts === undefined && limit.keyOf === undefined)
  const late = limits.filter(limit => limit.counts !== 'in_use_case' && !early.includes(limit))
  return {
    ...{ name, summary, input, output, refusals, lane, limits, fault, who, ...(added ? { added } : {}) },
    async perform(deps, caller, given) {
      for (const limit of early) {
        const tooOften = await clientRefusedForNow(deps.limiter, limit.name, caller)
        if (tooOften) return tooOften
      }
      const known = await know(caller)
      if (!known.ok) return known
      const read = await readInput(input, given)
      if (!read.ok) return read
      for (const limit of late) {
        const { name, keyOf } = limit
        const tooOften = keyOf
          ? await refusedForNow(deps.limiter, name, keyOf(read.value, known.value))
          : await clientRefusedForNow(deps.limiter, name, caller)
        if (tooOften) return tooOften
      }
      return declaration.run(deps, known.value, read.value)
    },
  }
}

async function readInput<Input extends z.core.$ZodType>(
  schema: Input,
  given: Given,
): Promise<{ ok: true; value: z.core.output<Input> } | Refusal<UnreadInput | 'invalid_input'>> {
  const raw = await given()
  if (!raw.ok) return raw
  const parsed = z.safeParse(schema, raw.value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, code: 'invalid_input', fields: fieldErrors(parsed.error) }
}

/** Counts a hit. Returns null, or the refusal with the seconds until the next one is allowed. */
export async function refusedForNow(
  limiter: RateLimiter<LimitName>,
  name: LimitName,
  key: string,
): Promise<Refusal<'too_many_requests'> | null> {
  const retryAfterSeconds = await limiter.hit(name, key)
  return retryAfterSeconds === null ? null : tooManyRequests(retryAfterSeconds)
}

/** The same by the client's network, and by the site that it belongs to, which has a few networks' worth. */
export async function clientRefusedForNow(
  limiter: RateLimiter<LimitName>,
  name: LimitName,
  { clientNetwork }: Pick<Caller, 'clientNetwork'>,
): Promise<Refusal<'too_many_requests'> | null> {
  const tooOften = await refusedForNow(limiter, name, clientNetwork)
  const site = siteOf(clientNetwork)
  if (tooOften || site === clientNetwork) return tooOften
  const retryAfterSeconds = await limiter.hit(name, site, NETWORKS_OF_SITE)
  return retryAfterSeconds === null ? null : tooManyRequests(retryAfterSeconds)
}

/** An input that is already available, such as a parsed form. */
export const given =
  (value: unknown): Given =>
  () =>
    Promise.resolve({ ok: true, value })
