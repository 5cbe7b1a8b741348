import { rows } from './support/results-page.ts'
import { expect, open, test } from './support/test.ts'

test.use({ viewport: { width: 320, height: 700 } })

test('on the narrowest phones no plan’s name breaks inside a word', async ({ page }) => {
  await open(page, '/results?zip=78704')
  const names = page.locator('.plan-row h4')
  await expect(names.first()).toBeVisible()
  const broken = await names.evaluateAll(all =>
    all.flatMap(name => {
      const text = name.firstChild
      if (!text) return []
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(word => {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return range.getClientRects().length > 1 ? [word[0]] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

test('where no email goes out, the list ends without a line that has nothing below it', async ({ page }) => {
  await open(page, '/results?zip=78704')
  await page.locator('#watch-here').scrollIntoViewIfNeeded()
  await expect(page.getByText('Not what you hoped for?')).toHaveCount(0)
  expect(await page.locator('#watch-here').evaluate(part => part.getBoundingClientRect().height)).toBe(0)
})

test('a report goes out with the plan in whose row it was made: a wrong price is one plan’s', async ({
  page,
}) => {
  await open(page, '/results?zip=78704')
  const row = rows(page).first()
  await row.getByRole('button', { name: /^Report a problem/ }).click()
  await row.getByLabel('The price is wrong').check()
  const sent = page.waitForRequest('/api/availability-reports')
  await row.getByRole('button', { name: 'Send report' }).click()
  const planId = await row.getAttribute('data-plan')
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'price', planId })
  await expect(page.getByText(/^Thank you\. We count what you told us/)).toBeFocused()
})
