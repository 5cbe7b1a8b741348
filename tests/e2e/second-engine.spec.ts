import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { violationsByIbm } from './support/ibm-engine.ts'
import { expect, open, test } from './support/test.ts'

// The policy of our pages lets no other script in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  ...prerenderedPaths,
  ...[
    '/auth',
    '/auth/forgot',
    '/quote',
    '/results?zip=78704',
    '/internet-plans?zip=78704',
    '/bundles?zip=78704',
  ],
  ...[
    '/watches',
    '/price-changes',
    '/promised-and-served',
    '/providers/kinetic',
    '/providers/kinetic/labels',
  ],
  ...['/providers/kinetic/price-changes', '/internet/texas', '/internet/texas/travis-county'],
  '/plans/metronet-1-gig/label',
]

for (const path of pages) {
  test(`IBM's engine finds nothing on ${path}`, async ({ page }) => {
    await open(page, path)
    // What is folded is looked at as well.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    expect(await violationsByIbm(page)).toEqual([])
  })
}
