import type { IncomingMessage } from 'node:http'
import { takesFile } from './whole-body.server.ts'

/** How fast bodies must come. */
export type BodyPace = {
  /** In milliseconds: a body must be here by then; a file must bring something each time. */
  requestTimeout: number
  /** So many bytes of a file in that time, so that a slow line has the time it needs and a slow sender hasn't. */
  leastOfFile: number
}

/** Calls `tooSlow` once if the body of a request doesn't come as fast as it must. */
export function watchBody(
  incoming: IncomingMessage,
  { requestTimeout, leastOfFile }: BodyPace,
  tooSlow: () => void,
): void {
  const { headers, method = '', url = '', socket } = incoming
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const isFile = takesFile(method, URL.parse(url, 'http://site')?.pathname ?? '')
  let seen = socket.bytesRead
  const look = () => {
    if (incoming.complete) return
    const came = socket.bytesRead - seen
    if (!isFile || came < leastOfFile) {
      tooSlow()
      return
    }
    seen += came
    timer.refresh()
  }
  const timer = setTimeout(look, requestTimeout).unref()
  incoming.once('close', () => clearTimeout(timer))
}
