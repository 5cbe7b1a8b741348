import { z } from 'zod/mini'
import type { Log } from '#platform/log.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import type { LimitName } from './limits.ts'
import type { FieldErrors, ProblemCode } from './problem.ts'

/** Kinds of work that are bounded each by itself, so that a flood of one never keeps the others waiting. */
export type Lane = 'hashing' | 'lookup' | 'assistant' | 'stream' | 'page' | 'desk' | 'rest'

/** Who may ask: everybody, people with a session, programs whose message is signed with our secret, or our staff. */
export type Who = 'anyone' | 'signed_in' | 'signed_message' | 'staff'

/** An account as operations need to know it. */
export type Person = { id: string; email: string }

/** Who asks for something, whichever way it comes in. */
export type Caller = {
  /** What limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
  clientNetwork: string
  log: Log
  /** Whose session it is; asked for only when needed. */
  visitor(): Promise<Person | null>
}

/** Who asks over HTTP. */
export type WebCaller = Caller & {
  /** The client's own address; for records that must name it. */
  clientAddress: string
  /** Carries the credentials, and what consent records tell of a browser. */
  request: Request
}

/** An expected refusal: its code says the status and the words (`problems`). */
export type Refusal<Code extends ProblemCode> = {
  ok: false
  code: Code
  /** The input that the words belong beside. */
  field?: string
  /** Faults of several inputs, each in its own words. */
  fields?: FieldErrors
  /** More exact words than the table's, where only the fault itself knows them. */
  message?: string
  retryAfterSeconds?: number
  /** Further members of the answer, such as the corrected cart. */
  extra?: Record<string, unknown>
}

/** What an operation answers. `headers` carry what the caller keeps, such as a session cookie. */
export type Result<Output, Code extends ProblemCode> =
  | { ok: true; value: Output; headers?: Headers }
  | Refusal<Code>

/** Why an input could not be read at all. */
export type UnreadInput = 'malformed_request' | 'parameter_repeated' | 'not_json' | 'signature_wrong'

/** What is refused before a use case is asked. */
export type CommonRefusal =
  | UnreadInput
  | 'invalid_input'
  | 'too_many_requests'
  | 'authentication_required'
  | StaffRefusal

/** Why an operation of the desk is refused to whoever asks. */
export type StaffRefusal = 'staff_only' | 'second_factor_missing' | 'second_factor_again' | 'role_missing'

/** Reads the input as it came in; called once the caller may ask at all. */
export type Given = () => Promise<{ ok: true; value: unknown } | Refusal<UnreadInput>>

type LimitFacts = {
  name: LimitName
  /** What the hits are counted by. */
  per: 'client' | 'account' | 'email address' | 'contact' | 'conversation'
}

/**
 * A limit of an operation. Without `keyOf` it counts every request of the client's network, before the input is read;
 * `counts` moves that: to requests whose input is valid, or into the use case, which alone knows the key.
 */
export type Limit<Input, C> = LimitFacts & {
  counts?: 'valid_input' | 'in_use_case'
  keyOf?(input: Input, caller: C): string
}

/** What can be told of an operation without running it: the documents, lanes and logs are made of this. */
export type OperationFacts = {
  /** The one name under which logs, metrics and documents know it. */
  name: string
  /** What it does, in a sentence for developers. */
  summary: string
  input: z.core.$ZodType
  output: z.core.$ZodType
  who: Who
  /** The refusals that are its own; `CommonRefusal` come on top. */
  refusals: readonly ProblemCode[]
  limits: readonly LimitFacts[]
  lane: Lane
  /** What a fault of ours is called here. */
  fault: ProblemCode
}

/** One thing that can be asked of the site. `perform` is the only way to it, from a page, the API or the assistant. */
export type Operation<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Code extends ProblemCode,
  Deps,
  C extends Caller,
> = OperationFacts & {
  input: Input
  output: Output
  /** Counts the limits, asks who may, checks the input and runs the use case. Faults are thrown. */
  perform(
    deps: Deps & { limiter: RateLimiter<LimitName> },
    caller: C,
    given: Given,
  ): Promise<Result<z.core.output<Output>, Code | CommonRefusal>>
}

/** Input of operations that take none. */
export const noInput = z.object({})
/** Output of operations that have nothing to say. */
export const noOutput = z.undefined()
