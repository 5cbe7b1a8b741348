import { signInAtDesk, test } from './support/desk-test.ts'
import { expect, expectAccessibleAt, open } from './support/test.ts'

test.use({ provoked: [/status of 422/] })

test('a caller is entered from the queue by keyboard and by one press, however often', async ({
  page,
  site,
  sessions,
}, testInfo) => {
  await signInAtDesk(page.context(), sessions.get('Maria Lopez') ?? '', site.origin)
  await open(page, '/desk')
  await expectAccessibleAt(page, [390, 1440])
  await page.getByRole('link', { name: 'New caller' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'New caller' })).toBeVisible()
  await expectAccessibleAt(page, [390, 1440])
  await page.getByLabel('Full name').fill('Cal Ring')
  await page.getByLabel('Phone').fill('555 0190')
  await page.getByLabel('What they want').selectOption('Home internet')
  const save = page.getByRole('button', { name: 'Save caller' })
  await save.click()
  // The summary has the focus and leads to the first field.
  await expect(page.getByRole('alert')).toBeFocused()
  // So it has when the same is refused again.
  await save.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleAt(page, [390, 1440])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: testInfo.outputPath(`caller-${width}.png`), fullPage: true })
  }
  await page.getByRole('alert').getByRole('button').first().press('Enter')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('What they want')).toHaveValue('Home internet')
  await page.getByLabel('Phone').fill('512 555 0190')
  await page.getByLabel('ZIP code of the home').fill('78704')
  await save.dblclick()
  await expect(page.getByRole('heading', { name: 'Cal Ring' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order for this customer' })).toBeVisible()
  await open(page, '/desk?search=ring')
  await expect(page.getByRole('link', { name: 'Cal Ring' })).toHaveCount(1)
})
