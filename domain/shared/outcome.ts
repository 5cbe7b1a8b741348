/** What a use case returns: its result, or a refusal that the caller must handle by its code. */
export type Outcome<T, Code extends string> = { ok: true; value: T } | { ok: false; code: Code }

export const succeeded = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refused = <Code extends string>(code: Code): { ok: false; code: Code } => ({ ok: false, code })
