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

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    text => JSON.parse(text) as Record<string, unknown>,
  )

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('cheap home security', () => {
  test('says where it stands, who wrote it and when', async ({ page }) => {
    await open(page, '/cheap-home-security')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText([
      ...['Home', 'Smart Home & Security', 'Cheap home security'],
    ])
    await expect(trail.getByRole('link', { name: 'Smart Home & Security' })).toHaveAttribute(
      'href',
      '/home-security-products',
    )
    await expect(page.getByText('By Plainwire editors · Updated November 1, 2026')).toBeVisible()
    const data = await structuredData(page)
    expect(data.map(one => one['@type'])).toEqual(['BreadcrumbList', 'Article', 'ItemList'])
    expect(data[1]).toMatchObject({ author: { name: 'Plainwire editors' }, dateModified: '2026-11-01' })
  })

  test('five brands stand with equipment, monitoring and the first-year total', async ({ page }) => {
    await open(page, '/cheap-home-security')
    const cards = page
      .getByRole('region', { name: 'Top 5 Providers' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(cards).toHaveCount(5)
    for (const [index, figures] of [
      ['$59.98', '$5.00/mo', '$119.98'],
      ['$199.99', '$10.00–$20.00/mo', '$319.99–$439.99'],
      ['$260.00', '$15.00–$25.00/mo', '$440.00–$560.00'],
      ['$229.99', '$18.00–$32.00/mo', '$445.99–$613.99'],
      ['$89.99', '$10.00/mo', '$209.99'],
    ].entries()) {
      await expect(cards.nth(index).getByRole('definition')).toHaveText(figures)
    }
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
  })

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
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'Money-Saving Tips' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Money-Saving Tips' })).toBeInViewport()
  })
})

test.describe('best internet providers', () => {
  test('ten ranked cards stand with the score that the formula on the page gives', async ({ page }) => {
    await open(page, '/best-internet-providers')
    const top = page.getByRole('region', { name: 'Top 10 internet providers' })
    const names = await top.getByRole('heading', { level: 3 }).allTextContents()
    expect(names).toHaveLength(10)
    const scores = (await top.locator('strong').allTextContents()).map(Number)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const formula = page.getByRole('table', { name: 'The formula of the ranking' })
    await expect(formula.getByRole('rowheader')).toHaveCount(6)
    await expect(formula.getByRole('row', { name: /Price over 24 months 40%/ })).toBeVisible()
    for (const figure of ['$148.7 billion', '1,345', '62 of 100', '60/40']) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
    const data = await structuredData(page)
    const list = data.find(one => one['@type'] === 'ItemList')
    expect((list?.itemListElement as { name: string }[] | undefined)?.map(item => item.name)).toEqual(names)
    expect(data.some(one => one['@type'] === 'Article')).toBe(true)
  })

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

  test('its footer leads to the policy and the terms', async ({ page }) => {
    await open(page, '/best-internet-providers')
    const footer = page.getByRole('article').locator('footer')
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy')
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  })
})
