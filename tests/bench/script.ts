import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import type { Figure } from './figure.ts'
import { root, startSite } from './server-process.ts'

const KILO = 1000
const FONTS_TARGET = 60 * KILO
const HOME_TARGET = 115 * KILO
const ARTICLE_TARGET = 106 * KILO
/** Articles and provider pages; `/` is the home page, and others have no target of their own. */
const articles = [
  '/metronet',
  '/kinetic-windstream',
  '/wow-internet',
  '/directv',
  '/cheap-home-security',
  '/best-internet-providers',
]
const targets: Record<string, number> = {
  '/': HOME_TARGET,
  ...Object.fromEntries(articles.map(path => [path, ARTICLE_TARGET])),
}

/** The brotli bytes of script and the bytes of fonts that a phone loads with each page, as the browser tests count them. */
export async function benchScript(): Promise<Figure[]> {
  const site = await startSite()
  const executablePath = ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: Figure[] = []
    const others: number[] = []
    let fonts = 0
    for (const path of prerenderedPaths) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      const loaded = { script: new Map<string, number>(), font: new Map<string, number>() }
      page.on('response', response => {
        const kind = response.request().resourceType()
        const { pathname } = new URL(response.url())
        const file = join(root, 'build', 'client', pathname)
        if (kind === 'script') loaded.script.set(pathname, brotliCompressSync(readFileSync(file)).length)
        if (kind === 'font') loaded.font.set(pathname, readFileSync(file).length)
      })
      await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' })
      await page.close()
      fonts = Math.max(fonts, sum(loaded.font))
      const bytes = sum(loaded.script)
      if (targets[path] === undefined) others.push(bytes)
      else figures.push(figureOf(path, bytes, targets[path]))
    }
    return [
      ...figures,
      {
        what: 'script of the other pages on first load, brotli',
        figure: `${(Math.min(...others) / KILO).toFixed(1)} to ${(Math.max(...others) / KILO).toFixed(1)} kB`,
        met: null,
      },
      {
        what: 'fonts on first load, the most of any page',
        figure: `${(fonts / KILO).toFixed(1)} kB`,
        target: `at most ${FONTS_TARGET / KILO} kB`,
        met: fonts <= FONTS_TARGET,
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

const sum = (bytes: Map<string, number>) => [...bytes.values()].reduce((total, size) => total + size, 0)

function figureOf(path: string, bytes: number, target: number): Figure {
  return {
    what: `script of ${path} on first load, brotli`,
    figure: `${(bytes / KILO).toFixed(1)} kB`,
    target: `at most ${target / KILO} kB`,
    met: bytes <= target,
  }
}
