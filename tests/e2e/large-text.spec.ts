import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import config from '../../playwright.config.ts'
import { expect, open, test } from './support/test.ts'

// The browser's own default text at 200 %, as somebody sets it who reads badly.
const launchOptions = config.use?.launchOptions ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

test('every page fits the window with text twice as large', async ({ page }) => {
  test.setTimeout(180_000)
  const tooWide: string[] = []
  for (const path of prerenderedPaths) {
    await page.setViewportSize({ width: 640, height: 900 })
    await open(page, path)
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) tooWide.push(`${path} at ${width}: ${over} px`)
    }
  }
  expect(tooWide).toEqual([])
})
