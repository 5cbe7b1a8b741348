import { brotliCompressSync } from 'node:zlib'
import { expect, expectAccessible, open, test } from './support/test.ts'

/** The pages that visitors read, each with the address that search engines keep and the most script it may load. */
const pages = [
  { path: '/providers', canonical: '/providers', kilobytes: 120 },
  { path: '/education', canonical: '/education', kilobytes: 120 },
  { path: '/learn', canonical: '/education', kilobytes: 120 },
  { path: '/resources', canonical: '/resources', kilobytes: 120 },
  { path: '/bundles', canonical: '/bundles', kilobytes: 120 },
  { path: '/discounts', canonical: '/discounts', kilobytes: 120 },
  { path: '/bundles-discounts', canonical: '/discounts', kilobytes: 120 },
  { path: '/home-security-products', canonical: '/home-security-products', kilobytes: 120 },
  { path: '/cord-cutters', canonical: '/cord-cutters', kilobytes: 120 },
  { path: '/cheap-home-security', canonical: '/cheap-home-security', kilobytes: 110 },
  { path: '/best-internet-providers', canonical: '/best-internet-providers', kilobytes: 110 },
  { path: '/how-we-rank', canonical: '/how-we-rank', kilobytes: 110 },
  { path: '/privacy', canonical: '/privacy', kilobytes: 110 },
  { path: '/terms', canonical: '/terms', kilobytes: 110 },
] as const

for (const { path, canonical, kilobytes } of pages) {
  test.describe(path, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('has one h1, headings in order, title, description, canonical and trail', async ({ page }) => {
      await open(page, path)
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll(all => all.map(heading => Number(heading.tagName.slice(1))))
      expect(levels.filter(level => level === 1)).toHaveLength(1)
      for (const [index, level] of levels.entries()) {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
      }
      await expect(page).toHaveTitle(/.+ \| Plainwire$/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,180}/)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
        new RegExp(`${canonical}$`),
      )
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.some(text => text.includes('BreadcrumbList'))).toBe(true)
      expect(data.join('')).not.toMatch(/FAQPage|aggregateRating/)
    })

    for (const width of [390, 768, 1440]) {
      test(`is accessible at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, path)
        await expectAccessible(page)
      })
    }

    test('fits 320 px, loads little script, and nothing shifts', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const scripts = new Map<string, number>()
      page.on('response', async response => {
        if (response.request().resourceType() !== 'script') return
        scripts.set(response.url(), brotliCompressSync(await response.body()).length)
      })
      await page.addInitScript(() => {
        const shifts = { total: 0 }
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.total += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      )
      expect(shifts).toBe(0)
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
      console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB brotli`)
      expect(bytes).toBeLessThanOrEqual(kilobytes * 1000)
    })
  })
}
