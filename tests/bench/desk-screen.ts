import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import { staffOnPostgres } from '../support/staff-of-process.ts'
import type { Screen } from './phone-page.ts'
import { startSite } from './server-process.ts'

const WAITING = 500

/** The desk's queue with five hundred people waiting for a call. */
export const deskScreen: Screen = {
  what: `desk, queue of ${WAITING}`,
  viewport: { width: 1440, height: 900 },
  async open(page) {
    const postgres = await startPostgres()
    const url = await createDatabase(postgres.url, 'bench_desk')
    const site = await startSite({ DATABASE_URL: url, TRUSTED_PROXY_HOPS: '1' })
    for (let index = 0; index < WAITING; index += 1) await leaveLead(site.origin, index)
    const cookie = await staffOnPostgres(url, 'agent', 'Ana Torres')
    const [name = '', value = ''] = cookie.split('=')
    await page.context().addCookies([{ name, value, url: site.origin }])
    await page.goto(`${site.origin}/desk`, { waitUntil: 'networkidle' })
    await page.getByText(String(WAITING), { exact: true }).first().waitFor()
    return async () => {
      await site.stop()
      await postgres.remove()
    }
  },
  interactions: {
    'the next row': page => page.keyboard.press('j'),
    'a row claimed': page =>
      page
        .getByRole('button', { name: /^Claim/ })
        .first()
        .click(),
    'another filter': async (page, run) => {
      await page.getByLabel('Due').focus()
      await page.keyboard.press(run % 4 === 3 ? 'Home' : 'ArrowDown')
    },
  },
}

async function leaveLead(origin: string, index: number): Promise<void> {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', origin },
      'x-forwarded-for': `198.51.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({
      name: `Visitor ${index}`,
      email: `visitor${index}@example.com`,
      phone: `512555${String(1000 + index)}`,
      zipCode: '78704',
      service: 'Home internet',
      ...{ marketingConsent: false, page: '/quote', website: '' },
    }),
  })
  if (!answer.ok) throw new Error(`A lead was answered ${answer.status}: ${await answer.text()}`)
}
