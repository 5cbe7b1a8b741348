import { z } from 'zod/mini'
import type { Log } from '#platform/log.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import type { LimitName } from './limits.ts'
import type { FieldErrors, ProblemCode } from './problem.ts'

/** Kinds of work with separate limits, so that a flood of one never keeps the others waiting. */
export type Lane = 'hashing' | 'lookup' | 'assistant' | 'stream' | 'page' | 'desk' | 'rest'

/** Who may call it: everybody, people with a session, programs whose message is signed with our secret, or our staff. */
export type Who = 'anyone' | 'signed_in' | 'signed_message' | 'staff'

/** An account, as far as operations need to know it. */
export type Person = { id: string; email: string }

/** The caller, whichever way the call comes in. */
export type Caller = {
  /** What limits count by: an IPv4 address, or the /64 network of an IPv6 address, and its /48 with some more. */
  clientNetwork: string
  log: Log
  /** The session's owner; looked up only when needed. */
  visitor(): Promise<Person | null>
}

/** A caller over HTTP. */
export type WebCaller = Caller & {
  /** The client's own address; for records that must name it. */
  clientAddress: string
  /** Carries the credentials, and what consent records store about a browser. */
  request: Request
}

/** An expected refusal: its code determines the status and the words (`problems`). */
export type Refusal<Code extends ProblemCode> = {
  ok: false
  code: Code
  /** The input that the message belongs next to. */
  field?: string
  /** Errors of several inputs, each with its own message. */
  fields?: FieldErrors
  /** More exact words than the table's, for details that only the failure itself knows. */
  message?: string
  retryAfterSeconds?: number
  /** Additional members of the answer, such as the corrected cart. */
  extra?: Record<string, unknown>
}

/** What an operation returns. `headers` carry what the caller keeps, such as a session cookie. */
export type Result<Output, Code extends ProblemCode> =
  | { ok: true; value: Output; headers?: Headers }
  | Refusal<Code>

/** Why an input couldn't be read at all. */
export type UnreadInput = 'malformed_request' | 'parameter_repeated' | 'not_json' | 'signature_wrong'

/** Refusals that come before the use case. */
export type CommonRefusal =
  | UnreadInput
  | 'invalid_input'
  | 'too_many_requests'
  | 'authentication_required'
  | StaffRefusal

/** Why a desk operation is refused to the caller. */
export type StaffRefusal = 'staff_only' | 'second_factor_missing' | 'second_factor_again' | 'role_missing'

/** Reads the raw input; called once the caller is permitted. */
export type Given = () => Promise<{ ok: true; value: unknown } | Refusal<UnreadInput>>

type LimitFacts = {
  name: LimitName
  /** What the hits are counted by. */
  per: 'client' | 'account' | 'email address' | 'contact' | 'conversation'
}

/**
 * A limit of an operation. Without `keyOf` it counts every request of the client's network, before the input is read;
 * `counts` changes that: to requests whose input is valid, or to the use case, if only that knows the key.
 */
export type Limit<Input, C> = LimitFacts & {
  counts?: 'valid_input' | 'in_use_case'
  keyOf?(input: Input, caller: C): string
}

/** Members that only the answer of one refusal has. */
export type AddedMembers = Readonly<Partial<Record<ProblemCode, z.core.$ZodType>>>

/** What is known about an operation without running it: documents, lanes and logs are made from this. */
export type OperationFacts = {
  /** The name that logs, metrics and documents use for it. */
  name: string
  /** What it does, in a sentence for developers. */
  summary: string
  input: z.core.$ZodType
  output: z.core.$ZodType
  who: Who
  /** Its own refusals, in addition to `CommonRefusal`. */
  refusals: readonly ProblemCode[]
  /** What a refusal adds to its answer (`extra`), by its code. */
  added?: AddedMembers
  limits: readonly LimitFacts[]
  lane: Lane
  /** The code for our own faults. */
  fault: ProblemCode
}

/**
 * One thing that a caller can ask of the site. `perform` is the only way to run it, from a page, the API or the
 * assistant.
 */
export type Operation<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Code extends ProblemCode,
  Deps,
  C extends Caller,
> = OperationFacts & {
  input: Input
  output: Output
  /** Counts the limits, checks permission, checks the input and runs the use case. Faults are thrown. */
  perform(
    deps: Deps & { limiter: RateLimiter<LimitName> },
    caller: C,
    given: Given,
  ): Promise<Result<z.core.output<Output>, Code | CommonRefusal>>
}

/** Input of operations that need none. */
export const noInput = z.object({})
/** Output of operations that return nothing. */
export const noOutput = z.undefined()
