import type { BrowserContext } from '@playwright/test'
import type { StaffRole } from '#domain/staff/roles.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPglite } from '#tests/support/staff-of-process.ts'
import { test as base } from './test.ts'

/** Who works at the desk of this site. */
const people = { 'Maria Lopez': 'agent', 'Tom Reed': 'agent' } as const satisfies Record<string, StaffRole>
export type Person = keyof typeof people

type DeskFixtures = {
  /** The desk's session of each, as a cookie header. */
  sessions: Map<Person, string>
  /** A spec whose test follows the whole queue names itself here and gets a site that no other spec has filled. */
  queueOf: string
}

/** A site with a staff, on the embedded database. */
export const test = base.extend<object, DeskFixtures & { site: SiteProcess }>({
  queueOf: ['any spec', { scope: 'worker', option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  site: [
    async ({ sessions }, use) => {
      const site = await SiteProcess.start('PGlite', {}, async dataDir => {
        for (const [name, role] of Object.entries(people))
          sessions.set(name as Person, await staffOnPglite(dataDir, role, name))
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Lets everything in this browser come from somebody of the staff. */
export async function signInAtDesk(context: BrowserContext, session: string, origin: string): Promise<void> {
  const [name = '', value = ''] = session.split('=')
  await context.addCookies([{ name, value, url: origin, sameSite: 'Strict', httpOnly: true }])
}
