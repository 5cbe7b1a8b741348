import { chromium } from '@playwright/test'

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ baseURL: 'http://localhost:5200' })
page.on('console', m => console.log('  console', m.text().slice(0, 160)))
await page.goto('/')
await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
await page.waitForTimeout(500)
await page.context().setOffline(true)
await page.getByRole('main').getByRole('button', { name: 'Live Chat' }).first().click()
await page.waitForTimeout(1500)
console.log('offline:', await page.locator('[role=alert]').allInnerTexts())
await page.screenshot({ path: '/tmp/s8-offline-chat.png' })
await page.context().setOffline(false)
await page.getByRole('main').getByRole('button', { name: 'Live Chat' }).first().click()
await page.waitForTimeout(1500)
console.log(
  'online again:',
  await page.getByRole('dialog', { name: 'Live Chat' }).count(),
  await page.locator('[role=alert]').allInnerTexts(),
)
await page.screenshot({ path: '/tmp/s8-online-chat.png' })
await browser.close()
