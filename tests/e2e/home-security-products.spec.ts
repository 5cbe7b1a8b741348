import { expect, open, takenOver, test } from './support/test.ts'

const vivint = {
  'Professional Security Cameras': [
    ...['Outdoor Camera', 'Spotlight Camera', 'Doorbell Camera'],
    ...['Indoor Camera Pro', 'Indoor Camera', 'Playback DVR'],
  ],
  'Smart Access Control Systems': ['Smart Lock', 'Key Fob', 'Garage Hub', 'Keypad'],
  'Smart Energy Management': ['Smart Thermostat', 'Smart Plug'],
  'Smart Lighting Solutions': ['Smart Bulb'],
  'Security Sensors & Detection': ['Smart Sensor', 'Motion Sensor', 'Glass Break Sensor'],
  'Safety & Environmental Protection': ['Water Sensor', 'Smoke and CO Detector', 'Emergency Pendant'],
}

test('both catalogs stand with every category, device and advertised figure', async ({ page }) => {
  await open(page, '/home-security-products')
  const solutions = page.getByRole('region', { name: 'Smart Home Solutions' })
  await expect(solutions.getByRole('heading', { level: 3 })).toHaveText([
    ...['Home Security', 'Video Monitoring', 'Smart Climate', 'Access Control'],
  ])
  const brandA = page.getByRole('region', { name: 'Vivint products' })
  await expect(brandA.getByRole('heading', { level: 3 })).toHaveText(Object.keys(vivint))
  await expect(brandA.getByRole('heading', { level: 4 })).toHaveText(Object.values(vivint).flat())
  for (const claim of [
    ...['Up to 250 access codes', 'Stores 10 days of recordings', 'Supports up to 12 cameras'],
    ...['Range of 100 ft', 'Range of 300 ft', /20-second clips/, /\$300 in device credits/],
  ]) {
    await expect(brandA.getByText(claim)).toBeVisible()
  }
  const brandB = page.getByRole('region', { name: 'ADT home security' })
  await expect(brandB.getByRole('heading', { level: 3 })).toHaveText([
    ...['24/7 Monitoring', 'Video Security', 'Smart Home Control', 'Home Automation'],
    ...['Security Cameras', 'Access Control', 'Detection Sensors', 'Smart Home Integration'],
  ])
  await expect(brandA.getByRole('link', { name: 'Explore All Products' })).toHaveAttribute(
    'href',
    '/vivint-packages',
  )
  await expect(brandB.getByRole('link', { name: 'View All ADT Products' })).toHaveAttribute(
    'href',
    '/adt-packages',
  )
})

test('the figures stand with the name of who claims them, and the quotes lead to the bundles', async ({
  page,
}) => {
  await open(page, '/home-security-products')
  const whyA = page.getByRole('region', { name: 'Why Choose Vivint' })
  for (const figure of ['2M+', '20+', '99.9%', '24/7']) await expect(whyA.getByText(figure)).toBeVisible()
  await expect(whyA.getByText('Figures of Vivint, not measured by us.')).toBeVisible()
  await expect(whyA.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/bundles')
  const whyB = page.getByRole('region', { name: 'Why Choose ADT' })
  for (const figure of ['6M+', '150+']) await expect(whyB.getByText(figure)).toBeVisible()
  await expect(whyB.getByRole('link', { name: 'Get Free Security Quote' })).toHaveAttribute(
    'href',
    '/bundles',
  )
})

test('the video loads nothing of another site; pressing it leads to the channel', async ({ page }) => {
  await open(page, '/home-security-products')
  await expect(page.locator('iframe, video')).toHaveCount(0)
  const video = page.getByRole('link', { name: /Watch how a system is installed/ })
  await expect(video).toHaveAttribute('href', 'https://video.plainwire.example/channel')
  await expect(video).toHaveAttribute('rel', 'sponsored nofollow noopener')
})

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
