import { z } from 'zod/mini'
import { noInput, noOutput, type OperationFacts } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'

/** The part of JSON Schema (2020-12) that our schemas use. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The schema of an operation's input or output; null if it has none. */
export function schemaOf(operation: OperationFacts, side: 'input' | 'output'): JsonSchema | null {
  const schema = operation[side]
  return schema === noInput || schema === noOutput ? null : jsonSchema(schema, side)
}

/** A schema as JSON Schema, without the word which draft it follows: the document says that once. */
export function jsonSchema(schema: z.core.$ZodType, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' })
  return own
}

/** The schema of what a refusal adds to its answer; null for most, which add nothing. */
export function addedSchema({ added }: OperationFacts, code: ProblemCode): JsonSchema | null {
  const schema = added?.[code]
  return schema ? jsonSchema(schema, 'output') : null
}
