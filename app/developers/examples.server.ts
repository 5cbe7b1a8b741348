import { tools } from '#domain/public-answers/tools.server.ts'
import { schemaOf } from '../api/json-schema.server.ts'
import { type PublicEndpoint, publicEndpoints } from '../api/openapi.server.ts'

const SHOWN_KEY = 'pk_YOUR_KEY'
/** Written separately, because nothing is called here: it is part of a text. */
const ASK = 'fetch'

/** An example of a request, generated from the declaration: every parameter with an example is filled in. */
type Example = { id: string; summary: string; curl: string; fetch: string }

/** Examples of what partners can call with their key, from the examples in the inputs. */
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

/** The address with the examples in place; null if the declaration has none. */
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

/** How an assistant is told where to find us, in the format that most of them read. */
export const mcpConfig = (siteUrl: string): string =>
  JSON.stringify({ mcpServers: { plainwire: { type: 'http', url: `${siteUrl}/mcp` } } }, null, 2)

/** The tag that inserts the widget. */
export const widgetTag = (siteUrl: string): string =>
  `<script src="${siteUrl}/widget.js" async\n  data-key="${SHOWN_KEY}"\n  data-theme="auto"\n  data-accent="#0a5fd8"></script>`

/** The tools with what they do. */
export const toolRows = () =>
  Object.entries(tools).map(([name, { operation }]) => ({ name, summary: operation.summary }))
