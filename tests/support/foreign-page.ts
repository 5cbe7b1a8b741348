import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody else's page, whose body may be set later; the same under two origins. */
export type ForeignPage = {
  localhost: string
  byNumber: string
  head: string
  body: string
  close(): Promise<void>
}

/** Serves a page with styles that would spoil anything that isn't isolated from them. */
export async function startForeignPage(): Promise<ForeignPage> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Tenants</title>${page.head}<style>* { color: red; letter-spacing: 9px }</style><main><h1>Welcome</h1>${page.body}</main></html>`,
      )
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const page: ForeignPage = {
    localhost: `http://localhost:${port}`,
    byNumber: `http://127.0.0.1:${port}`,
    head: '',
    body: '',
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return page
}
