import { redirect } from 'react-router'
import type { Result } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { refusalResponse } from '../problems/problem-response.server.ts'
import { asksForCode } from './form-fault.ts'

/** A file with its kind and name. */
type ExportedFile = { text: string; kind: 'text/csv' | 'application/json'; name: string }

/**
 * What was exported, as a file. Where the code is asked for again, the page that the export was asked from asks: its address
 * is `backTo` with the state of the export.
 */
export function exportedFile<Value>(
  result: Result<Value, ProblemCode>,
  fileOf: (value: Value) => ExportedFile,
  backTo: (state: 'again' | 'refused') => string,
): Response {
  if (result.ok) {
    const { text, kind, name } = fileOf(result.value)
    return new Response(text, {
      headers: {
        'content-type': `${kind}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  }
  if (!asksForCode(result)) return refusalResponse(result)
  return redirect(backTo(result.code === 'second_factor_again' ? 'again' : 'refused'), 303)
}
