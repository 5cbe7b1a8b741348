import { expect, expectAccessible, open, test } from './support/test.ts'

test('the dropdown leads to the military and to the federal part', async ({ page }) => {
  await open(page, '/discounts')
  const menu = page.getByLabel('Which discount are you looking for?')
  await menu.selectOption('Federal program: Lifeline')
  await expect(page.locator('#federal')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Federal program: Lifeline' })).toBeInViewport()
  await menu.selectOption('Military discounts')
  await expect(page.locator('#military')).toBeFocused()
})

test('the self-check answers from three questions and stores nothing', async ({ page }) => {
  await open(page, '/discounts')
  const posted: string[] = []
  page.on('request', request => request.method() === 'POST' && posted.push(request.url()))
  await page.getByRole('button', { name: 'Check Eligibility' }).click()
  const dialog = page.getByRole('dialog', { name: 'Could you get Lifeline?' })
  const answer = (question: RegExp, choice: 'Yes' | 'No') =>
    dialog.getByRole('group', { name: question }).getByLabel(choice).check()
  await answer(/135% of the federal poverty guidelines/, 'Yes')
  await answer(/already get a Lifeline benefit/, 'No')
  await expect(dialog.getByRole('status')).toContainText('You probably qualify')
  await expectAccessible(page)
  await answer(/135% of the federal poverty guidelines/, 'No')
  await answer(/SNAP, Medicaid/, 'No')
  await expect(dialog.getByRole('status')).toContainText('You probably do not qualify now')
  await answer(/already get a Lifeline benefit/, 'Yes')
  await expect(dialog.getByRole('status')).toContainText('One benefit per household')
  await expect(dialog.getByRole('link', { name: /Go to Lifeline/ })).toHaveAttribute(
    'href',
    'https://www.lifelinesupport.org',
  )
  expect(posted).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThanOrEqual(1)
})
