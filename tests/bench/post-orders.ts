// Places order after order over HTTP, each with a key of its own. node post-orders.ts ORIGIN CONNECTIONS SECONDS
import { randomUUID } from 'node:crypto'
import { requestLimits } from '#domain/shared/limits.ts'
import { signUpOverHttp } from '../support/sign-up-over-http.ts'
import { benchOrder } from './bench-order.ts'
import { askRepeatedly } from './raw-client.ts'
import { tellShot } from './shoot.ts'

const [origin = '', connections = '', seconds = ''] = process.argv.slice(2)
/** More than this machine stores over HTTP in a second. */
const MOST_PER_SECOND = 1_000
let visitors = 0

/** Visitors have addresses of their own; each may order sixty times a minute. */
function anyAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

// None of them may order so often that it is refused.
const buyers = Math.ceil((Number(seconds) * MOST_PER_SECOND) / requestLimits.order_account.points)
const cookies: string[] = []
while (cookies.length < buyers) cookies.push(await signUpOverHttp(origin, anyAddress()))
const { host } = new URL(origin)

function request(): string {
  const body = JSON.stringify({ ...benchOrder, idempotencyKey: randomUUID() })
  const headers = [
    `host: ${host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-forwarded-for: ${anyAddress()}`,
    `cookie: ${cookies[visitors % buyers]}`,
  ]
  return `POST /api/orders HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}

tellShot(
  await askRepeatedly({ url: origin, connections: Number(connections), seconds: Number(seconds), request }),
)
