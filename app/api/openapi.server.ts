import { keyRefusals } from '#domain/partners/partner-access.operations.server.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { noInput, noOutput, type OperationFacts } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { type Binding, endpoints } from '../operations/operations.server.ts'
import { cookieName } from './conversation-cookie.server.ts'
import { addedSchema, type JsonSchema, schemaOf } from './json-schema.server.ts'
import { documentWebhooks } from './webhook-document.server.ts'

/** An operation that programs can call over HTTP. */
export type PublicEndpoint = {
  method: 'GET' | 'POST'
  path: string
  operation: OperationFacts
  success: number
  /** Whether partners may call it with their key. */
  partners: boolean
  /** Whether the cookie of a conversation says whose it is. */
  conversation: boolean
}

/** Every endpoint in the document, in the order of the table. */
export const publicEndpoints: readonly PublicEndpoint[] = Object.entries<Binding>(endpoints)
  .filter(([, { internal }]) => !internal)
  .map(([key, { operation, status, partners = false, conversation = false }]) => {
    const [method, path = ''] = key.split(' ')
    const success = operation.output === noOutput ? 204 : (status ?? 200)
    return {
      method: method === 'GET' ? 'GET' : 'POST',
      path: path.replace(/:(\w+)/g, '{$1}'),
      operation,
      success,
      partners,
      conversation,
    }
  })

/** Every problem that an endpoint may return. */
export function problemsOf({ method, operation, partners }: PublicEndpoint): readonly ProblemCode[] {
  const { input, who, limits, refusals, fault } = operation
  return [
    ...(['malformed_request', 'method_not_allowed'] as const),
    ...(who === 'signed_in' ? (['authentication_required'] as const) : []),
    ...(partners ? keyRefusals : []),
    ...(method === 'POST' ? (['foreign_origin', 'body_too_large'] as const) : []),
    ...(input === noInput && method === 'POST' ? [] : (['invalid_input'] as const)),
    ...refusals.filter(code => code !== fault),
    ...(limits.length > 0 ? (['too_many_requests'] as const) : []),
    fault,
    'database_unavailable',
    'too_busy',
  ]
}

/** The limits of an operation in words, each with the requests that count against the same one. */
export function limitsInWords(operation: OperationFacts): string[] {
  return operation.limits.map(({ name, per }) => {
    const { points, seconds } = requestLimits[name]
    const sharing = publicEndpoints
      .filter(one => one.operation.name !== operation.name)
      .filter(one => one.operation.limits.some(limit => limit.name === name))
      .map(({ method, path }) => `${method} ${path}`)
    const together = sharing.length > 0 ? `, counted together with ${listed(sharing)}` : ''
    return `${points} per ${secondsInWords(seconds)} and ${per}${together}`
  })
}

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

function secondsInWords(seconds: number): string {
  const [unit, count] =
    seconds % 86_400 === 0
      ? ['day', seconds / 86_400]
      : seconds % 3_600 === 0
        ? ['hour', seconds / 3_600]
        : seconds % 60 === 0
          ? ['minute', seconds / 60]
          : ['second', seconds]
  return count === 1 ? unit : `${count} ${unit}s`
}

const problemSchema = {
  type: 'object',
  description: 'Problem details (RFC 9457).',
  required: ['title', 'status', 'detail', 'code', 'retry'],
  properties: {
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened, in words for the visitor.' },
    code: { type: 'string', description: 'What happened, for programs.' },
    retry: { type: 'boolean', description: 'Whether the same request may succeed later.' },
    fields: {
      type: 'object',
      description: 'What is wrong with which input.',
      additionalProperties: { type: 'string' },
    },
  },
}

/** Browsers send it by themselves; a program that keeps cookies doesn't. */
const originHeader = {
  name: 'Origin',
  in: 'header',
  required: false,
  description: 'Where the request comes from. Needed with a cookie, and then the address of this site.',
  schema: { type: 'string', format: 'uri' },
}

/** The public API as an OpenAPI 3.1 document, generated from the declarations only. */
export function openApiDocument(serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of publicEndpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: 'Everything that the pages of this site ask for.',
    },
    servers: [{ url: serverUrl || '/' }],
    paths,
    webhooks: documentWebhooks(),
    components: {
      schemas: { Problem: problemSchema },
      parameters: { Origin: originHeader },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A partner’s key (`pk_…`). One for programs: its daily quota stands in the place of limits by network. One for pages: browsers may ask from the partner’s sites, within the limits by network.',
        },
        conversation: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(serverUrl.startsWith('https:')),
          description: 'Holds a conversation with the assistant. The answer to its first message sets it.',
        },
      },
    },
  }
}

function describe(endpoint: PublicEndpoint): object {
  const { method, path, operation, success, partners, conversation } = endpoint
  const output = schemaOf(operation, 'output')
  const input = schemaOf(operation, 'input')
  const limits = limitsInWords(operation)
  return {
    operationId: operation.name,
    summary: operation.summary,
    ...(limits.length > 0 ? { description: `Limits: ${limits.join('; ')}.` } : {}),
    ...(operation.who === 'signed_in' ? { security: [{ token: [] }] } : {}),
    // With a key, or without one.
    ...(partners ? { security: [{}, { partnerKey: [] }] } : {}),
    // The first message has no cookie yet.
    ...(conversation ? { security: [{}, { conversation: [] }] } : {}),
    ...(method === 'GET' ? { parameters: parametersOf(path, input) } : {}),
    ...(method === 'POST' ? { parameters: [{ $ref: '#/components/parameters/Origin' }] } : {}),
    ...(method === 'POST' && input
      ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } }
      : {}),
    responses: {
      [success]: {
        description: output ? 'Done.' : 'Done; there is nothing to say.',
        ...(output ? { content: { 'application/json': { schema: output } } } : {}),
      },
      ...problemResponses(problemsOf(endpoint), operation),
    },
  }
}

function parametersOf(path: string, input: JsonSchema | null): object[] {
  const required = new Set(input?.required)
  return Object.entries(input?.properties ?? {}).map(([name, schema]) => {
    const inPath = path.includes(`{${name}}`)
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.has(name), schema }
  })
}

function problemResponses(codes: readonly ProblemCode[], operation: OperationFacts): Record<string, object> {
  const byStatus = Map.groupBy(codes, code => problemKind(code).status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => {
      const description = same.map(code => `${wireCode(code)}: ${problemKind(code).message}`).join('\n')
      return [status, { description, content: problemContent(same, operation) }]
    }),
  )
}

/** The body of refusals; what one of them adds goes with its code. */
function problemContent(codes: readonly ProblemCode[], operation: OperationFacts): object {
  const problem = { $ref: '#/components/schemas/Problem' }
  const added = codes.flatMap(code => {
    const schema = addedSchema(operation, code)
    if (!schema) return []
    // It stands beside what every problem has, and would forbid that.
    const { additionalProperties: _, ...members } = schema
    return [{ code, members }]
  })
  const conditions = added.map(({ code, members }) => ({
    if: { properties: { code: { const: wireCode(code) } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
    then: members,
  }))
  const schema = conditions.length > 0 ? { allOf: [problem, ...conditions] } : problem
  return { 'application/problem+json': { schema } }
}

/** The code under which programs see a problem. */
export const wireCode = (code: ProblemCode): ProblemCode => problemKind(code).within ?? code
