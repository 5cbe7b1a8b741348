import { problemKind } from '#domain/shared/problem.ts'
import { addedSchema, schemaOf } from '../api/json-schema.server.ts'
import { limitsInWords, problemsOf, publicEndpoints, wireCode } from '../api/openapi.server.ts'
import { toldMessages, webhookAnswers, webhookHeaders } from '../api/webhook-document.server.ts'
import { describeSchema } from './describe-schema.ts'
import { mcpConfig, partnerExamples, toolRows, widgetTag } from './examples.server.ts'

/** Refusals that any endpoint may return; the page lists them once. */
const everywhere = new Set([
  'malformed_request',
  'method_not_allowed',
  'foreign_origin',
  'body_too_large',
  'too_many_requests',
  'unexpected',
  'database_unavailable',
  'too_busy',
  'partner_key_unknown',
  'partner_key_other_kind',
  'partner_site_unknown',
  'partner_quota_used',
])

/** The public API as the page for developers shows it. */
export function developersView(siteUrl: string) {
  return {
    siteUrl,
    mcpConfig: mcpConfig(siteUrl),
    tools: toolRows(),
    widgetTag: widgetTag(siteUrl),
    examples: partnerExamples(siteUrl),
    webhooks: {
      headers: webhookHeaders,
      answers: webhookAnswers.map(({ status, meaning }) => ({
        status: status === 'default' ? 'Anything else' : status,
        meaning,
      })),
      messages: toldMessages.map(({ schema, ...message }) => ({ ...message, body: describeSchema(schema) })),
    },
    common: [...everywhere].flatMap(code => problemsNamed(code)).map(refusal),
    endpoints: publicEndpoints.map(endpoint => {
      const { method, path, operation, success } = endpoint
      const input = schemaOf(operation, 'input')
      const output = schemaOf(operation, 'output')
      return {
        id: operation.name,
        ...{ method, path, success, summary: operation.summary },
        signedIn: operation.who === 'signed_in',
        limits: limitsInWords(operation),
        input: input && describeSchema(input),
        output: output && describeSchema(output),
        refusals: problemsOf(endpoint)
          .filter(code => !everywhere.has(code))
          .map(code => {
            const added = addedSchema(operation, code)
            return { ...refusal(code), ...(added ? { added: describeSchema(added) } : {}) }
          }),
      }
    }),
  }
}

const allProblems = new Set(publicEndpoints.flatMap(problemsOf))
const problemsNamed = (name: string) => [...allProblems].filter(code => code === name)

function refusal(problem: Parameters<typeof problemKind>[0]) {
  const { status, message, retry } = problemKind(problem)
  return { problem, status, code: wireCode(problem), message, retry }
}
