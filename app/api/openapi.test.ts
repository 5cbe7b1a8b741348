import { expect, test } from 'vitest'
import { webhookMessages } from '#domain/automation/webhook-schemas.ts'
import { jsonSchema, schemaOf } from './json-schema.server.ts'
import { openApiDocument, publicEndpoints } from './openapi.server.ts'

type Described = {
  security?: object[]
  parameters?: object[]
  responses?: Record<string, { content: Record<string, { schema: object }> }>
}
type Document = {
  paths: Record<string, Record<string, Described>>
  components: { securitySchemes: Record<string, object>; parameters: Record<string, object> }
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>
}
const documentOf = (url: string) => openApiDocument(url) as Document

test('whoever keeps cookies learns which one holds a conversation, and that Origin goes with it', () => {
  const { paths, components } = documentOf('https://www.example.com')
  expect(components.securitySchemes.conversation).toMatchObject({
    in: 'cookie',
    name: '__Host-plainwire-chat',
  })
  expect(documentOf('').components.securitySchemes.conversation).toMatchObject({ name: 'plainwire-chat' })
  expect(components.parameters.Origin).toMatchObject({ name: 'Origin', in: 'header', required: false })
  for (const [path, { get, post }] of Object.entries(paths)) {
    for (const one of path.startsWith('/api/chat-assistant') ? [get, post] : []) {
      if (one) expect(one.security).toEqual([{}, { conversation: [] }])
    }
    if (post) expect(post.parameters).toContainEqual({ $ref: '#/components/parameters/Origin' })
  }
})

const posts = publicEndpoints.filter(({ method }) => method === 'POST')

test.each(posts)('POST $path says that it refuses keys it does not know', ({ operation }) => {
  const input = schemaOf(operation, 'input')
  expect(input === null || input.additionalProperties === false).toBe(true)
})

test('what a refusal adds to its answer is described where it is refused', () => {
  const { responses } = documentOf('').paths['/api/orders']?.post ?? {}
  const { schema } = responses?.['409']?.content['application/problem+json'] ?? {}
  const told = JSON.stringify(schema)
  for (const member of ['lines', 'changes', 'free', 'startsAt', 'fromCents'])
    expect(told).toContain(`"${member}"`)
  for (const code of ['cart_changed', 'slot_taken', 'do_not_call'])
    expect(told).toContain(`"const":"${code}"`)
  // What is added stands beside the members of every problem, and mustn't forbid them.
  const { allOf } = schema as { allOf: { then?: object }[] }
  expect(allOf.filter(({ then }) => then).map(({ then }) => Object.keys(then ?? {}))).not.toContainEqual(
    expect.arrayContaining(['additionalProperties']),
  )
})

test('every message to a receiver of webhooks is in the document, as the house makes it', () => {
  const { webhooks } = documentOf('')
  expect(Object.keys(webhooks)).toEqual(Object.keys(webhookMessages))
  for (const [kind, { schema }] of Object.entries(webhookMessages)) {
    const told = webhooks[kind]?.post.requestBody.content['application/json']?.schema
    expect(told).toEqual(jsonSchema(schema, 'output'))
  }
})
