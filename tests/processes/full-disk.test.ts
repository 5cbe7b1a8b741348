import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SiteProcess } from '#tests/support/site-process.ts'
import { canMakeDisks, SmallDisk } from '#tests/support/small-disk.ts'

const readiness = async ({ origin }: SiteProcess) => (await fetch(`${origin}/readyz`)).status

/** Sends a lead; returns the answer's status. */
async function sendLead({ origin }: SiteProcess): Promise<number> {
  const lead = {
    ...{ name: 'Ann Example', email: 'ann@example.com', phone: '(512) 555-0133', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/', website: '' },
  }
  const headers = { 'content-type': 'application/json', origin }
  return (await fetch(`${origin}/api/leads`, { method: 'POST', headers, body: JSON.stringify(lead) })).status
}

async function siteOn(disk: SmallDisk): Promise<SiteProcess> {
  const { SITE_TEMPLATE = '' } = process.env
  return SiteProcess.start('PGlite', { DATA_DIR: disk.folder }, async () => {
    cpSync(SITE_TEMPLATE, join(disk.folder, 'database'), { recursive: true })
  })
}

test.skipIf(!canMakeDisks)(
  'a disk that fills up is told by readiness, and the process ends rather than hang; what was stored is there after',
  async () => {
    const disk = new SmallDisk(250)
    onTestFinished(() => disk.remove())
    const site = await siteOn(disk)
    onTestFinished(() => site.remove())
    expect([await sendLead(site), await readiness(site)]).toEqual([200, 200])

    disk.fillUp()
    // What was asked a moment ago is not asked again.
    await vi.waitFor(async () => expect(await readiness(site)).toBe(503), 10_000)
    disk.makeRoom()
    await vi.waitFor(async () => expect(await readiness(site)).toBe(200), 10_000)
    // Orders would still be stored, until the log needs its next file.
    disk.fillUp(12)
    await vi.waitFor(async () => expect(await readiness(site)).toBe(503), 10_000)
    expect(await sendLead(site)).toBe(200)
    disk.makeRoom()
    await vi.waitFor(async () => expect(await readiness(site)).toBe(200), 10_000)

    // PostgreSQL's log comes to need another file, and there is none.
    disk.fillUp()
    const log = `select pg_logical_emit_message(true, 'full', repeat('x', 1000000)) from generate_series(1, 150)`
    await expect(site.askDatabase([log])).rejects.toThrow(/the disk is full\. Make room, then start again/)
    expect(site.runs).toBe(false)
    disk.makeRoom()
    await site.launch()
    const [leads] = await site.askDatabase(["select 1 from leads where email = 'ann@example.com'"])
    expect(leads).toHaveLength(1)
  },
)
