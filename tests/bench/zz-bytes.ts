import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
const dir = process.argv[2] as string
const { startSite } = await import(join(dir, 'tests/bench/server-process.ts'))
const site = await startSite()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const out: string[] = []
for (const path of ['/', '/metronet', '/cheap-home-security', '/bundles', '/providers', '/checkout', '/adt-packages']) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const s = new Map<string, number>(), f = new Map<string, number>()
  page.on('response', r => {
    const { pathname } = new URL(r.url()); const file = join(dir, 'build/client', pathname)
    if (r.request().resourceType() === 'script') s.set(pathname, brotliCompressSync(readFileSync(file)).length)
    if (r.request().resourceType() === 'font') f.set(pathname, readFileSync(file).length)
  })
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await page.close()
  const sum = (m: Map<string, number>) => [...m.values()].reduce((a, b) => a + b, 0)
  out.push(`${path} ${(sum(s) / 1000).toFixed(2)}kB/${s.size}req fonts ${(sum(f)/1000).toFixed(1)}`)
}
console.log(out.join(' | '))
await browser.close(); await site.stop(); process.exit(0)
