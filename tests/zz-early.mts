import { chromium } from '@playwright/test'

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const cases: [string, string][] = [
  ['/', 'input[name=zip]'],
  ['/adt-packages', 'input[name=zipCode]'],
  ['/bundles', 'input[name=zip]'],
  ['/checkout', 'input[name=name]'],
  ['/auth', 'input[name=email]'],
  ['/quote', 'input[name=name]'],
  ['/providers', 'input[name=zip]'],
  ['/internet-plans', 'input'],
]
for (const [path, sel] of cases) {
  const page = await browser.newPage({ baseURL: 'http://localhost:5200' })
  let release = () => {}
  const held = new Promise<void>(r => {
    release = r
  })
  await page.route('**/assets/*.js', async r => {
    await held
    await r.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const f = page.locator(sel).first()
  try {
    await f.fill('78701', { timeout: 5000 })
    release()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await page.waitForTimeout(800)
    console.log(path, JSON.stringify(await f.inputValue()))
    // does React know? force rerender by typing elsewhere
    await f.press('End')
    await f.pressSequentially('1')
    console.log('   after one more key', JSON.stringify(await f.inputValue()))
  } catch (e) {
    console.log(path, String(e).split('\n')[0])
  }
  await page.close()
}
await browser.close()
