import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { LONGEST_WAIT_MS } from '#app/first-load/after-paint.server.ts'
import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import scriptBudgets from './script-budgets.json' with { type: 'json' }
import { expect, expectAccessibleAt, open, test } from './support/test.ts'

const assets = join(import.meta.dirname, '..', '..', 'build', 'client')
const KILO = 1000
/** How much a page may grow beyond what stands in script-budgets.json before somebody must say so there. */
const UNNOTICED_GROWTH = 1.02
const budgets = new Map(Object.entries(scriptBudgets))
/** What these pages may never exceed, said there or not. */
const hardLimits: Record<string, number> = {
  '/': 115 * KILO,
  '/results?zip=78704': 118 * KILO,
  ...Object.fromEntries(
    [
      '/metronet',
      '/kinetic-windstream',
      '/wow-internet',
      '/directv',
      '/best-internet-providers',
      '/cheap-home-security',
    ].map(path => [path, 106 * KILO]),
  ),
}
/** Brotli bytes of script on first load. */
const budgetOf = (path: string) =>
  Math.min((budgets.get(path) ?? 0) * UNNOTICED_GROWTH, hardLimits[path] ?? Infinity)

/** Compressing takes longer than loading: pages share most of their scripts. */
const brotliBytes = new Map<string, number>()
const brotliBytesOf = (pathname: string): number => {
  const bytes = brotliBytes.get(pathname) ?? brotliCompressSync(readFileSync(join(assets, pathname))).length
  brotliBytes.set(pathname, bytes)
  return bytes
}

function countScripts(page: Page) {
  const loaded = new Set<string>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (/^\/assets\/[^/]*\.js$/.test(pathname)) loaded.add(pathname)
  })
  return () => [...loaded].reduce((sum, pathname) => sum + brotliBytesOf(pathname), 0)
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Moved = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }
    const shifts = { total: 0, moved: Array<string>() }
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: Moved[]
      })[]) {
        shifts.total += entry.value
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          shifts.moved.push(
            `${node?.nodeName}.${node?.className} at ${Math.round(entry.startTime)} ms from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number; moved: string[] } }).shifts)

const paintedAt = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)

/** When the first script was asked for, after the one that every page names with what it must be. */
const firstScriptAt = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]*\.js$/.test(name))
    const named = document.querySelector('script[src][integrity]')?.getAttribute('src') ?? 'none'
    return Math.min(...scripts.filter(({ name }) => !name.endsWith(named)).map(({ startTime }) => startTime))
  })

/** Drawn for whoever asks. */
const drawnPaths = ['/quote', '/results?zip=78704']

// Nothing of these pages is kept by the browser from before.
test.use({ reuseContext: false })

for (const path of [...prerenderedPaths, ...drawnPaths]) {
  test.describe(path, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test(`${path} is accessible and fits at every width, keeps its budget, does not shift and paints before its scripts`, async ({
      page,
    }) => {
      const scriptBytes = countScripts(page)
      await watchShifts(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      console.log(`${path}: ${(scriptBytes() / KILO).toFixed(1)} kB of script`)
      expect(scriptBytes()).toBeGreaterThan(50 * KILO)
      expect(scriptBytes()).toBeLessThanOrEqual(budgetOf(path))
      // To three decimals, as it is told everywhere.
      const { total, moved } = await shiftsOf(page)
      expect(total, `moved: ${moved.join('; ')}`).toBeCloseTo(0, 3)

      expect(await firstScriptAt(page)).toBeGreaterThanOrEqual(
        Math.min(await paintedAt(page), LONGEST_WAIT_MS),
      )

      await expectAccessibleAt(page, [320, 390, 768, 1440])
    })
  })
}

test('the home page keeps its budget on a desktop, too, and nothing shifts while it comes', async ({
  page,
}) => {
  const scriptBytes = countScripts(page)
  await watchShifts(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(scriptBytes()).toBeGreaterThan(50 * KILO)
  expect(scriptBytes()).toBeLessThanOrEqual(budgetOf('/'))
  const { total, moved } = await shiftsOf(page)
  expect(total, `moved: ${moved.join('; ')}`).toBe(0)
})
