import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { role: string; content?: string | null }
export type ModelCall = { model: string; messages: Message[]; tools?: { function: { name: string } }[] }
type ToolCall = { name: string; input: unknown }

/** How the server behaves: it answers with tools, or fails in one of the ways that models fail. */
export type ModelMode =
  | 'tools'
  | 'endless_tools'
  | 'unknown_tool'
  | 'wrong_input'
  | 'http_500'
  | 'silence'
  | 'stall'
  | 'refusal'
  | 'content_filter'
  | 'empty'
  | 'garbage'
  | 'made_up'
  | 'cut_off'
  | 'redirect'

/**
 * A small server that speaks the OpenAI protocol in fragments, as models do. It reads the question, calls a tool with
 * arguments in three pieces, and repeats the tool's result word for word.
 */
export class ModelServer {
  mode: ModelMode = 'tools'
  /** Which tool a question calls; by default `look_up`. */
  choose: (question: string) => ToolCall | null = () => null
  readonly calls: ModelCall[] = []
  readonly authorizations: (string | undefined)[] = []
  baseUrl = ''
  /** What each call takes; an answer with a tool is two calls. */
  tokens = 120
  /** How often somebody followed the redirect. */
  followed = 0
  private readonly open = new Set<ServerResponse>()
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      if (request.url?.startsWith('/elsewhere')) {
        this.followed += 1
        response.end()
        return
      }
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const call = JSON.parse(Buffer.concat(chunks).toString()) as ModelCall
        this.calls.push(call)
        this.authorizations.push(request.headers.authorization)
        this.answer(call, response)
      })
    })
  }

  static async start(): Promise<ModelServer> {
    const model = new ModelServer()
    await new Promise<void>(resolve => model.server.listen(0, '127.0.0.1', resolve))
    model.baseUrl = `http://127.0.0.1:${(model.server.address() as AddressInfo).port}/v1`
    return model
  }

  /** Ends every hanging answer: the model breaks off. */
  release(): void {
    for (const response of this.open) response.destroy()
    this.open.clear()
  }

  async close(): Promise<void> {
    this.release()
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }

  private answer(call: ModelCall, response: ServerResponse): void {
    if (this.mode === 'silence') {
      this.open.add(response)
      return
    }
    if (this.mode === 'http_500') {
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"error":{"message":"overloaded"}}')
      return
    }
    if (this.mode === 'redirect') {
      response.writeHead(307, { location: this.baseUrl.replace('/v1', '/elsewhere') }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (this.mode === 'garbage') {
      response.end('data: {"choices": [{"delta"\n\ndata: <html>\n\n')
      return
    }
    const last = call.messages.at(-1)
    const question = last?.content ?? ''
    const words: Partial<Record<ModelMode, string>> = {
      refusal: "I'm sorry, but I can't help with that.",
      content_filter: 'I will',
      empty: '',
      made_up: 'The best plan costs $12.34 a month for 900 Mbps.',
      cut_off: 'The plan',
      stall: 'Let me',
    }
    const told = words[this.mode]
    if (told !== undefined) {
      this.say(response, told)
      if (this.mode === 'stall') this.open.add(response)
      else {
        const reasons: Partial<Record<ModelMode, string>> = {
          content_filter: 'content_filter',
          cut_off: 'length',
        }
        this.finish(response, reasons[this.mode] ?? 'stop')
      }
      return
    }
    if (last?.role === 'tool' && this.mode !== 'endless_tools') {
      this.say(response, question)
      this.finish(response, 'stop')
      return
    }
    const tool = this.choose(question) ?? { name: 'look_up', input: { question } }
    if (this.mode === 'unknown_tool') tool.name = 'delete_everything'
    if (this.mode === 'wrong_input') tool.input = { nonsense: true }
    this.call(response, tool)
    this.finish(response, 'tool_calls')
  }

  private chunk(response: ServerResponse, delta: unknown, finish: string | null = null): void {
    const body = {
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test',
      choices: [{ index: 0, delta, finish_reason: finish }],
    }
    response.write(`data: ${JSON.stringify(body)}\n\n`)
  }

  private say(response: ServerResponse, text: string): void {
    for (const piece of text.match(/.{1,12}/gs) ?? [])
      this.chunk(response, { role: 'assistant', content: piece })
  }

  private call(response: ServerResponse, { name, input }: ToolCall): void {
    const text = JSON.stringify(input)
    const cuts = [0, Math.floor(text.length / 3), Math.floor((2 * text.length) / 3), text.length]
    this.chunk(response, {
      role: 'assistant',
      tool_calls: [
        { index: 0, id: `call_${this.calls.length}`, type: 'function', function: { name, arguments: '' } },
      ],
    })
    for (const [index, from] of cuts.slice(0, 3).entries()) {
      this.chunk(response, {
        tool_calls: [{ index: 0, function: { arguments: text.slice(from, cuts[index + 1]) } }],
      })
    }
  }

  private finish(response: ServerResponse, reason: string): void {
    this.chunk(response, {}, reason)
    const usage = { prompt_tokens: this.tokens - 20, completion_tokens: 20, total_tokens: this.tokens }
    response.write(
      `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [], usage })}\n\n`,
    )
    response.end('data: [DONE]\n\n')
  }
}
