import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '#server/pages/memory-file.server.ts'
import { freePort } from '../support/postgres-server.ts'
import { root, type ServerProcess, startServer } from './server-process.ts'

/** The built site under an address that it knows as its own, as an operator sets it; the build itself stays as it is. */
export async function startSiteCopy(change?: (html: string) => string): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-bench-site-'))
  mkdirSync(join(folder, 'build'))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['serve.mjs', 'project.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  for (const name of [
    'facts',
    'migrations',
    'build/server',
    'build/client',
    'build/classifier-features.txt',
    'build/classifier-numbers.bin',
    'build/phrasing-words.txt',
    'build/build-id',
  ])
    symlinkSync(join(root, name), join(folder, name))

  const port = await freePort()
  const start = () =>
    startServer([join(folder, 'scripts', 'serve.mjs')], {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
    })
  let site = await start()
  if (change) {
    // Its first start has made the pages for this address; with other ones in their place it starts again.
    await site.stop()
    await changePages(join(folder, 'build', 'pages', 'pages.json'), change)
    site = await start()
  }
  return {
    ...site,
    async stop() {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Kept = { pages: Record<string, { html: string; br: string; gzip: string }> }

async function changePages(file: string, change: (html: string) => string): Promise<void> {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  for (const [path, page] of Object.entries(kept.pages)) {
    const html = change(page.html)
    if (html === page.html) throw new Error(`${path} was not changed`)
    const { identity, br = identity, gzip = identity } = await compress(Buffer.from(html), 'strong')
    kept.pages[path] = { html, br: br.toString('base64'), gzip: gzip.toString('base64') }
  }
  writeFileSync(file, JSON.stringify(kept))
}
