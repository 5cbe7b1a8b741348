import { expect, test } from './support/test.ts'

// What these tests do to a page must fail them, however much is declared as provoked.
test.use({ provoked: [/./] })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a breach of the security policy fails the test that it happens in', async ({ page }) => {
      test.fail()
      await page.route('/terms', async route => {
        const response = await route.fetch()
        const breach = '<img alt="" src="http://127.0.0.1:1/picture.png"></body>'
        const body = (await response.text()).replace('</body>', breach)
        await route.fulfill({ response, body })
      })
      await page.goto('/terms')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test('a breach in a browser that a test opens besides fails it too', async ({ browser, baseURL }) => {
  test.fail()
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.goto('/terms')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = '1'
    document.body.append(script)
  })
  await page.close()
})
