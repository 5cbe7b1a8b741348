import { expect, expectAccessible, open, test } from './support/test.ts'

test('military table, Lifeline and questions stand at both addresses', async ({ page }) => {
  for (const path of ['/discounts', '/bundles-discounts']) {
    await open(page, path)
    const table = page.getByRole('table', { name: 'Military discounts of four providers' })
    await expect(table.getByRole('columnheader')).toHaveText([
      ...['Provider', 'Discount', 'Eligibility', 'Details'],
    ])
    await expect(table.getByRole('rowheader')).toHaveCount(4)
    for (const figure of ['$15.00 off a month', '10% off', '$5.00 credit a month', 'On request']) {
      await expect(table.getByText(figure)).toBeVisible()
    }
    const federal = page.getByRole('region', { name: 'Federal program: Lifeline' })
    await expect(federal.getByText('$9.25')).toBeVisible()
    await expect(federal.getByText(/low-income households, seniors and veterans/)).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('heading', { level: 3 }),
    ).toHaveText([
      'Which providers give military discounts?',
      'How do seniors qualify?',
      'How do I verify my military status?',
    ])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/discounts$/)
    await expect(page.getByRole('link', { name: 'Compare Military Discount Plans' })).toHaveAttribute(
      'href',
      '/internet-plans',
    )
  }
})

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
