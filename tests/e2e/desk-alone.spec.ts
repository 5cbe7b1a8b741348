import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPglite } from '#tests/support/staff-of-process.ts'
import { walkOrderToInstallation } from './support/desk-walk.ts'
import { test } from './support/test.ts'

test.use({ provoked: [/status of (?:409|422)/] })

test('the same on the embedded database alone', async ({ browser }) => {
  let [ana, ben] = ['', '']
  const site = await SiteProcess.start('PGlite', {}, async dataDir => {
    ana = await staffOnPglite(dataDir, 'agent', 'Ana Torres')
    ben = await staffOnPglite(dataDir, 'agent', 'Ben Okafor')
  })
  try {
    const visitor = await browser.newPage({ baseURL: site.origin })
    const { origin } = site
    await walkOrderToInstallation({ visitor, browser, origin, bensOrigin: origin, ana, ben })
  } finally {
    await site.remove()
  }
})
