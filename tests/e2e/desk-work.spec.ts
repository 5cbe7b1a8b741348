import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPostgres } from '#tests/support/staff-of-process.ts'
import { walkOrderToInstallation } from './support/desk-walk.ts'
import { test } from './support/test.ts'

test.use({ database: 'PostgreSQL', provoked: [/status of (?:409|422)/] })

test('two people at two processes and a customer: an order from its placing to the installation', async ({
  page,
  browser,
  site,
}) => {
  const ana = await staffOnPostgres(site.databaseUrl, 'agent', 'Ana Torres')
  const ben = await staffOnPostgres(site.databaseUrl, 'agent', 'Ben Okafor')
  const second = await SiteProcess.start('PGlite', { DATABASE_URL: site.databaseUrl })
  try {
    const bensOrigin = second.origin
    await walkOrderToInstallation({ visitor: page, browser, origin: site.origin, bensOrigin, ana, ben })
  } finally {
    await second.remove()
  }
})
