import type { Page } from '@playwright/test'
import { expect, open, test } from './support/test.ts'

/** How the page was scrolled to one of its parts, each time that anything asked for it. */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const ways: string[] = []
    Object.assign(window, { ways })
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      const asked = typeof options === 'object' ? options.behavior : undefined
      ways.push(asked && asked !== 'auto' ? asked : getComputedStyle(document.documentElement).scrollBehavior)
      scroll.call(this, options)
    }
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { ways: string[] }).ways)])
}

test('a topic glides to its part and hands the keyboard over', async ({ page }) => {
  const waysOfScrolling = await watchScrolling(page)
  await open(page, '/education')
  await page.getByRole('link', { name: 'Understanding speeds' }).click()
  await expect(page).toHaveURL(/#speeds$/)
  await expect(page.locator('#speeds')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Understanding speeds', level: 2 })).toBeInViewport()
  // A jump into the glide makes it miss its end.
  expect(await waysOfScrolling()).toEqual(['smooth'])
})

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a topic jumps to its part', async ({ page }) => {
    const waysOfScrolling = await watchScrolling(page)
    await open(page, '/education')
    await page.getByRole('link', { name: 'Understanding speeds' }).click()
    await expect(page.locator('#speeds')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Understanding speeds', level: 2 })).toBeInViewport()
    expect(await waysOfScrolling()).not.toContain('smooth')
  })

  test('a topic of another page opens the education center at its part', async ({ page }) => {
    await open(page, '/resources')
    const learn = page.getByRole('region', { name: 'Learn how home internet works' })
    await expect(learn.getByRole('heading', { level: 3 })).toHaveCount(3)
    await learn.getByRole('link', { name: 'Connection types' }).click()
    await expect(page).toHaveURL('/education#types')
    await expect(page.getByRole('heading', { name: 'Connection types', level: 2 })).toBeInViewport()
    await page.goBack()
    await learn.getByRole('link', { name: 'Explore All Topics' }).click()
    await expect(page).toHaveURL('/education')
  })
})
