import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

type Post = {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** How much of the answer is read; the rest is thrown away. */
  answerCharacters: number
}

/** Connections are kept for the next message: under load most of a post is otherwise the connecting. */
const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/** Posts and answers the status and the start of what came back. Follows no redirect; throws when nothing answers in time. */
export function postOverHttp(post: Post): Promise<{ status: number; answer: string }> {
  const { url, headers, body, timeoutMs, answerCharacters } = post
  const secure = url.startsWith('https:')
  return new Promise((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: secure ? agents.https : agents.http,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    })
    const timer = setTimeout(() => request.destroy(new Error('No answer in time')), timeoutMs)
    request.on('close', () => clearTimeout(timer))
    request.on('error', reject)
    request.on('response', response => {
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        if (answer.length < answerCharacters) answer = (answer + text).slice(0, answerCharacters)
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, answer }))
      response.on('error', reject)
    })
    request.end(body)
  })
}
