import { type PublicEndpoint, publicEndpoints, schemaOf } from '../api/openapi.server.ts'
import { tools } from '../operations/tools.server.ts'

const SHOWN_KEY = 'pk_YOUR_KEY'
/** Written apart, because nothing is asked here: it stands in a text. */
const ASK = 'fetch'

/** An example of a request, made of the declaration: every parameter that has an example there is filled in. */
type Example = { id: string; summary: string; curl: string; fetch: string }

/** Examples of what partners may ask with their key, from the examples that the inputs declare. */
export function partnerExamples(siteUrl: string): Example[] {
  return publicEndpoints.flatMap(endpoint => {
    const url = exampleUrl(siteUrl, endpoint)
    if (!endpoint.partners || url === null) return []
    const { name, summary } = endpoint.operation
    return {
      ...{ id: name, summary },
      curl: `curl '${url}' \\\n  -H 'Authorization: Bearer ${SHOWN_KEY}'`,
      fetch: `const answer = await ${ASK}('${url}', {\n  headers: { authorization: 'Bearer ${SHOWN_KEY}' },\n})\nconsole.log(await answer.json())`,
    }
  })
}

/** The address with the examples in place; null where the declaration has none. */
function exampleUrl(siteUrl: string, { path, operation }: PublicEndpoint): string | null {
  const fields = Object.entries(schemaOf(operation, 'input')?.properties ?? {})
  const known = fields.flatMap(([name, schema]) => {
    const [example] = (typeof schema === 'object' && schema.examples) || []
    return typeof example === 'string' || typeof example === 'number' ? [[name, `${example}`] as const] : []
  })
  if (known.length === 0) return null
  const inPath = known.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  )
  const query = known.filter(([name]) => !path.includes(`{${name}}`)).map(pair => [...pair])
  return `${siteUrl}${inPath}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`
}

/** What an assistant is told to find us, as most of them read it. */
export const mcpConfig = (siteUrl: string): string =>
  JSON.stringify({ mcpServers: { plainwire: { type: 'http', url: `${siteUrl}/mcp` } } }, null, 2)

/** The tag that sets the widget. */
export const widgetTag = (siteUrl: string): string =>
  `<script src="${siteUrl}/widget.js" async\n  data-key="${SHOWN_KEY}"\n  data-theme="auto"\n  data-accent="#0a5fd8"></script>`

/** The tools with what they do. */
export const toolRows = () =>
  Object.entries(tools).map(([name, { operation }]) => ({ name, summary: operation.summary }))
