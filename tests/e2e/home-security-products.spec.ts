import { expect, open, takenOver, test } from './support/test.ts'

test('the page ends with the phone number and the quote form', async ({ page }) => {
  await open(page, '/home-security-products')
  const end = page.getByRole('region', { name: 'Ready to Secure Your Home?' })
  await expect(end.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+18005550142')
  const form = end.getByRole('form', { name: 'Request a quote' })
  await takenOver(form)
  await form.getByLabel('Full Name').fill('Sam Secure')
  await form.getByLabel('Email Address').fill('sam@example.com')
  await form.getByLabel('Phone Number').fill('512 555 0199')
  await form.getByLabel('ZIP Code').fill('78701')
  await form.getByLabel('What is it for?').selectOption('Home security')
  await form.getByRole('button', { name: 'Request my quote' }).click()
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeFocused()
})
