import { engineViolations } from './support/second-engine.ts'
import { expect, open, test } from './support/test.ts'

// The policy of our pages lets no other script in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  ...['/', '/bundles', '/providers', '/education', '/home-security-products', '/auth'],
  ...['/cheap-home-security', '/best-internet-providers', '/terms', '/privacy', '/resources', '/discounts'],
  ...['/checkout', '/vivint-packages', '/metronet', '/results?zip=78704', '/internet-plans'],
]

for (const path of pages) {
  test(`IBM's engine finds nothing on ${path}`, async ({ page }) => {
    await open(page, path)
    // What is folded is looked at as well.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    expect(await engineViolations(page)).toEqual([])
  })
}
