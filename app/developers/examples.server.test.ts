import { expect, test } from 'vitest'
import { schemaOf } from '../api/json-schema.server.ts'
import { publicEndpoints } from '../api/openapi.server.ts'
import { partnerExamples } from './examples.server.ts'

test('an example of a request has everything that the request needs', () => {
  const examples = partnerExamples('https://plainwire.example')
  expect(examples.length).toBeGreaterThan(7)
  for (const { id, curl } of examples) {
    const endpoint = publicEndpoints.find(({ operation }) => operation.name === id)
    const required = endpoint ? (schemaOf(endpoint.operation, 'input')?.required ?? []) : []
    const { pathname, searchParams } = new URL(/'(https:[^']+)'/.exec(curl)?.[1] ?? '')
    expect(pathname).not.toMatch(/[{}]/)
    const inPath = new Set(endpoint?.path.match(/(?<=\{)\w+(?=\})/g))
    expect(required.filter(name => !inPath.has(name) && !searchParams.has(name))).toEqual([])
  }
  expect(examples.find(({ id }) => id === 'compareCost')?.curl).toContain('plans=metronet-500')
})
