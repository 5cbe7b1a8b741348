import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './support/test.ts'

const scrollTo = (page: Page, id: string, offset: number) =>
  page.evaluate(
    ([part, above]) => {
      const top = document.getElementById(part)?.getBoundingClientRect().top ?? 0
      window.scrollTo({ top: window.scrollY + top - above, behavior: 'instant' })
    },
    [id, offset] as const,
  )

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('cheap home security', () => {
  test('the contents mark the section that spans the line at 100 px', async ({ page }) => {
    await open(page, '/cheap-home-security')
    const contents = page.getByRole('navigation', { name: 'Contents of this article' })
    await expect(contents.getByRole('link')).toHaveText([
      ...['Market Overview', 'Top 5 Providers', 'Key Features', 'Money-Saving Tips', 'Conclusion'],
    ])
    const current = contents.locator('[aria-current=location]')
    await scrollTo(page, 'top-5-providers', 101)
    await expect(current).toHaveText('Market Overview')
    await scrollTo(page, 'top-5-providers', 99)
    await expect(current).toHaveText('Top 5 Providers')
    await contents.getByRole('link', { name: 'Key Features' }).click()
    await expect(current).toHaveText('Key Features')
    await expect(page.locator('#key-features')).toBeFocused()
  })

  test('the way back to the top appears past 400 px', async ({ page }) => {
    await open(page, '/cheap-home-security')
    const back = page.getByRole('button', { name: 'Back to top' })
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect(back).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 410))
    await back.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(back).toBeHidden()
  })

  test('on a small screen the contents are a side sheet', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/cheap-home-security')
    await page.getByRole('button', { name: /^Contents/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Contents' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'Money-Saving Tips' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Money-Saving Tips' })).toBeInViewport()
  })
})

test.describe('best internet providers', () => {
  test('the navigation comes after the hero and marks the last section within 30 percent', async ({
    page,
  }) => {
    await open(page, '/best-internet-providers')
    const navigation = page.getByRole('navigation', { name: 'Parts of this guide' })
    await expect(navigation).toBeHidden()
    await scrollTo(page, 'key-factors', 265)
    await expect(navigation.locator('[aria-current=location]')).toHaveText('Key factors')
    await scrollTo(page, 'key-factors', 275)
    await expect(navigation.locator('[aria-current=location]')).toHaveText('Top 10')
    await expectAccessible(page)
    await navigation.getByRole('link', { name: 'Strategy' }).click()
    await expect(navigation.locator('[aria-current=location]')).toHaveText('Strategy')
    await expect(page.getByRole('heading', { name: 'Selection strategy' })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(navigation).toBeHidden()
  })
})

for (const width of [390, 820, 1440]) {
  test(`at ${width} px what earned a place stands beside its bar, not over it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/best-internet-providers')
    const card = page.getByRole('listitem').filter({ hasText: 'Score' }).nth(1)
    await card.locator('summary').click()
    const bars = card.locator('dl svg')
    await expect(bars.first()).toBeVisible()
    const over = await bars.evaluateAll(all =>
      all.flatMap(bar => {
        const words = bar.closest('div')?.querySelector('dt')
        const range = document.createRange()
        range.selectNodeContents(words ?? bar)
        return range.getBoundingClientRect().right > bar.getBoundingClientRect().left
          ? [words?.textContent]
          : []
      }),
    )
    expect(over).toEqual([])
  })
}
