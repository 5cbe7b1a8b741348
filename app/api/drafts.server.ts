import type { EndpointArgs } from './endpoint.server.ts'

const LINES = 'application/x-ndjson'

type Bound = (args: EndpointArgs) => Promise<Response>

/**
 * Answers as an endpoint does; whoever accepts lines of JSON, and has to wait, gets what is written of the answer before
 * it is there: `{"draft"}` again and again, each longer, then `{"status", "body"}`, the answer itself.
 */
export function withDrafts(answer: Bound): Bound {
  return async args => {
    if (!args.request.headers.get('accept')?.includes(LINES)) return answer(args)
    const begun = Promise.withResolvers<Response>()
    const { readable, writable } = new TransformStream<string, string>()
    const writer = writable.getWriter()
    // Who has gone takes nothing more; the conversation is kept for them.
    const tell = (line: object) => void writer.write(`${JSON.stringify(line)}\n`).catch(() => {})
    let isBegun = false
    const answering = answer({
      ...args,
      onDraft(draft, cookies) {
        if (!isBegun) begun.resolve(linesOf(readable, cookies))
        isBegun = true
        tell({ draft })
      },
    })
    const first = await Promise.race([begun.promise, answering])
    if (!isBegun) return first
    void answering.then(async response => {
      tell({ status: response.status, body: await response.json() })
      await writer.close().catch(() => {})
    })
    return first
  }
}

function linesOf(lines: ReadableStream<string>, cookies: readonly string[]): Response {
  const headers = new Headers({
    'content-type': LINES,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(lines.pipeThrough(new TextEncoderStream()), { headers })
}
