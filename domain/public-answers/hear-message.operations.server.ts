import { operation } from '#domain/shared/define-operation.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'

/** Takes a Model Context Protocol message: what each of its tools asks for has its own limits. */
export const hearMessage = operation({
  name: 'hearMessage',
  summary: 'Takes a message of somebody’s assistant, by the Model Context Protocol.',
  input: noInput,
  output: noOutput,
  refusals: [],
  limits: [{ name: 'mcp', per: 'client' }],
  lane: 'lookup',
  run: () => Promise.resolve(succeeded(undefined)),
})
