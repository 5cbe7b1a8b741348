import { expect, expectAccessible, open, test } from './support/test.ts'

test('the hero asks whether to call or to chat, and counts it', async ({ page }) => {
  await open(page, '/cord-cutters')
  const counted: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/events')) counted.push(request.postDataJSON())
  })
  await page.getByRole('button', { name: 'Explore Streaming Bundles' }).click()
  const dialog = page.getByRole('dialog', { name: 'How would you like to talk to us?' })
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+18005550142')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Live Chat' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => counted)
    .toEqual([
      { name: 'explore_bundles', label: 'CordCutters' },
      { name: 'contact_options_shown', label: '' },
      { name: 'contact_initiated', label: 'chat' },
    ])
})

test('the ten reasons open, and a ticked one is struck through', async ({ page }) => {
  await open(page, '/cord-cutters')
  const reasons = page.getByRole('region', { name: 'Top 10 Reasons to Cut the Cord' })
  await expect(reasons.getByRole('checkbox')).toHaveCount(0)
  await reasons.getByRole('heading', { name: 'Top 10 Reasons to Cut the Cord' }).click()
  await expect(reasons.getByRole('checkbox')).toHaveCount(10)
  await expectAccessible(page)
  const reason = reasons.getByText('No box rental')
  await expect(reason).not.toHaveCSS('text-decoration-line', 'line-through')
  await reason.click()
  await expect(reasons.getByRole('checkbox', { name: /No box rental/ })).toBeChecked()
  await expect(reason).toHaveCSS('text-decoration-line', 'line-through')
})
