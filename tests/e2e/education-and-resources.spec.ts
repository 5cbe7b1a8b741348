import type { Page } from '@playwright/test'
import { expect, open, test } from './support/test.ts'

test('the education center is whole at both of its addresses', async ({ page }) => {
  for (const path of ['/education', '/learn']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet Education Center')
    for (const anchor of ['basics', 'types', 'speeds', 'equipment', 'faq']) {
      await expect(page.locator(`section#${anchor}`)).toBeVisible()
    }
    const topics = page.getByRole('region', { name: 'Start with a topic' }).getByRole('link')
    await expect(topics).toHaveText([
      ...['Internet basics', 'Connection types', 'Understanding speeds', 'Router setup'],
    ])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/education$/)
  }
})

test('connection types stand with their typical ranges, activities with their speeds', async ({ page }) => {
  await open(page, '/education')
  const types = page.getByRole('table', { name: 'Connection types with typical download speeds' })
  for (const row of [
    /DSL.*5–35 Mbps/,
    /Cable.*25–1,200 Mbps/,
    /Fiber.*250–1,000\+ Mbps/,
    /Satellite.*12–100 Mbps/,
    /5G.*100–300 Mbps/,
  ]) {
    await expect(types.getByRole('row', { name: row })).toBeVisible()
  }
  const activities = page.getByRole('table', { name: 'Recommended download speed by activity' })
  await expect(activities.getByRole('row', { name: /4K video 25 Mbps/ })).toBeVisible()
})

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

test('the resources lead to guides, comparisons, security, and to help here and at the partner', async ({
  page,
}) => {
  await open(page, '/resources')
  const shelves = page.getByRole('region', { name: 'Guides and comparisons' })
  await expect(shelves.getByRole('heading', { level: 3 })).toHaveText([
    ...['Internet Guides', 'Provider Comparisons', 'Home Security'],
  ])
  const help = page.getByRole('region', { name: 'Still deciding?' })
  await expect(help.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  for (const [name, campaign] of [
    [/^Contact a specialist/, 'resources-specialist'],
    [/^Compare providers/, 'resources-compare'],
  ] as const) {
    const link = help.getByRole('link', { name })
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    const url = new URL((await link.getAttribute('href')) ?? '')
    expect(url.host).toBe('partners.plainwire.example')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      utm_source: 'plainwire',
      utm_medium: 'referral',
      utm_campaign: campaign,
    })
  }
})
