// Asks for one page over and over. node flood.ts URL CONNECTIONS SECONDS

import { askRepeatedly } from './raw-client.ts'
import { tellShot } from './shoot.ts'

const [url = '', connections = '', seconds = ''] = process.argv.slice(2)
const { pathname, host } = new URL(url)
const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: br\r\n\r\n`
const asked = await askRepeatedly({
  url,
  connections: Number(connections),
  seconds: Number(seconds),
  request: () => request,
})
tellShot(asked)
