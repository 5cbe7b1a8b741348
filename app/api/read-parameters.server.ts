import type { OperationFacts } from '#domain/shared/operation.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { schemaOf } from './json-schema.server.ts'

/** The parameters of a request's path and query by name; those of the path take precedence. */
export function readParameters(
  request: Request,
  params: Record<string, string | undefined>,
): Record<string, string> {
  const { searchParams } = new URL(request.url)
  const known = Object.entries(params).map(([name, value]): [string, string] => [name, value ?? ''])
  return Object.fromEntries([...searchParams, ...known])
}

/** Whether a parameter appears twice: nobody can say which of two values is meant. */
export function repeatsParameter(request: Request): boolean {
  const { searchParams } = new URL(request.url)
  return new Set(searchParams.keys()).size !== searchParams.size
}

const knownOf = new Map<OperationFacts, ReadonlySet<string>>()

/**
 * What is wrong with parameters of the query that an operation doesn't take; null if it takes all of them. A typo is
 * told, wherever it is made: an answer that leaves out a wish looks as if it had been met.
 */
export function unknownParameters(request: Request, operation: OperationFacts): FieldErrors | null {
  const given = [...new URL(request.url).searchParams.keys()]
  if (given.length === 0) return null
  const known = knownOf.get(operation) ?? new Set(Object.keys(schemaOf(operation, 'input')?.properties ?? {}))
  knownOf.set(operation, known)
  const unknown = given.filter(name => !known.has(name))
  if (unknown.length === 0) return null
  const words = known.size > 0 ? `takes ${[...known].join(', ')}` : 'takes no parameters'
  return Object.fromEntries(unknown.map(name => [name, `Unknown parameter: this address ${words}.`]))
}
