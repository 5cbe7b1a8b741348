// Places order after order over HTTP, each with a key of its own. node post-orders.ts ORIGIN CONNECTIONS SECONDS
import { randomUUID } from 'node:crypto'
import { signUpOverHttp } from '../support/sign-up-over-http.ts'
import { benchOrder } from './bench-order.ts'
import { askRepeatedly } from './raw-client.ts'
import { tellShot } from './shoot.ts'

const [origin = '', connections = '', seconds = ''] = process.argv.slice(2)
const BUYERS = 8
let visitors = 0

/** Visitors have addresses of their own; each may order sixty times a minute. */
function anyAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

const cookies: string[] = []
for (let buyer = 0; buyer < BUYERS; buyer += 1) cookies.push(await signUpOverHttp(origin, anyAddress()))
const { host } = new URL(origin)

function request(): string {
  const body = JSON.stringify({ ...benchOrder, idempotencyKey: randomUUID() })
  const headers = [
    `host: ${host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-forwarded-for: ${anyAddress()}`,
    `cookie: ${cookies[visitors % BUYERS]}`,
  ]
  return `POST /api/orders HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}

tellShot(
  await askRepeatedly({ url: origin, connections: Number(connections), seconds: Number(seconds), request }),
)
