/** Lines of JSON: what is written of an answer before it is there, then the answer. */
export const LINES = 'application/x-ndjson'

type Line = { draft: string } | { status: number; body: unknown }

/**
 * Reads an answer that may come as lines: tells each draft, and answers the last line's body; null where that says it
 * failed. Rejects where it breaks off.
 */
export async function readDrafts(response: Response, onDraft: (draft: string) => void): Promise<unknown> {
  if (response.headers.get('content-type') !== LINES || !response.body) return response.json()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    // biome-ignore lint/performance/noAwaitInLoops: each piece comes after the one before.
    const { done, value } = await reader.read()
    if (done) throw new Error('The answer broke off')
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      // What our own server says of itself is believed.
      const line = JSON.parse(text) as Line
      if ('draft' in line) onDraft(line.draft)
      else return line.status === 200 ? line.body : null
    }
  }
}
