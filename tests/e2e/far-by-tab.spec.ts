import type { Locator, Page } from '@playwright/test'
import { press } from './support/keyboard.ts'
import { expect, open, test } from './support/test.ts'

const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
const barOf = (page: Page) => page.getByRole('group', { name: 'Picked plans' })
const toastOf = (page: Page) => page.getByTestId('toasts').getByRole('status').locator('> *')

async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  const box = await part.boundingBox()
  if (!box) throw new Error(`Not drawn: ${part.toString()}`)
  return box
}

for (const path of ['/results?zip=78704', '/internet-plans']) {
  test(`on ${path} the picked plans are one press away from each box, which is said`, async ({ page }) => {
    await open(page, path)
    await boxes(page).nth(0).press('Space')
    await expect(barOf(page).getByRole('status')).toHaveText(
      /^Plans to compare: 1 of 4\. Press Tab and Enter/,
    )
    await boxes(page).nth(1).press('Space')
    await expect(barOf(page).getByRole('status')).toHaveText(/^Plans to compare: 2 of 4\./)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Go to picked plans' })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Go to picked plans' }).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(barOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(barOf(page).getByRole('link', { name: /^Compare/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(barOf(page).getByRole('link', { name: 'Clear' })).toBeFocused()
  })
}

test('from what was added by keyboard, Tab goes to the cart and on to the next control', async ({ page }) => {
  await open(page, '/results?zip=78704')
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ })
  await press(page, add.nth(1))
  await expect(toastOf(page)).toContainText('Press Tab to get there.')
  await page.keyboard.press('Tab')
  await expect(toastOf(page).getByRole('button', { name: 'View cart' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(add.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toastOf(page).getByRole('button', { name: 'Close message' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Call to order' }).nth(1)).toBeFocused()
  await add.nth(1).press('Enter')
  await expect(toastOf(page)).toContainText('Quantity updated')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(add.nth(1), 'closed: back where it was pressed').toBeFocused()
})

for (const width of [390, 768, 1024, 1280, 1440]) {
  test(`at ${width} px no message lies over the bar of picked plans`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/results?zip=78704')
    await boxes(page).nth(0).check()
    await boxes(page).nth(1).check()
    await expect(page).toHaveURL(/pick=.+&pick=/)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .nth(1)
      .click()
    const [bar, toast] = [await boxOf(barOf(page)), await boxOf(toastOf(page))]
    const isBeside = toast.x + toast.width <= bar.x || toast.x >= bar.x + bar.width
    expect(isBeside || toast.y + toast.height <= bar.y || toast.y >= bar.y + bar.height).toBe(true)
  })
}
