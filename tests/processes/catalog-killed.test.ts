import { afterEach, expect, test } from 'vitest'
import { formatMonthly, plainDollars } from '#domain/shared/money.ts'
import { deskOf } from '../support/desk-of-process.ts'
import { SiteProcess } from '../support/site-process.ts'
import { staffOnPostgres } from '../support/staff-of-process.ts'
import { queryStored } from '../support/stored-rows.ts'

/** One that is let through, and ten. */
const MOMENTS = 11
const PLAN = 'tmobile-home-internet'
let site: SiteProcess | undefined
afterEach(() => site?.remove())

/** What stands in the database: the newest revision's price, the price in force, and what drafts and publications say. */
async function stored(running: SiteProcess) {
  const [revision, terms, drafts, publications] = await queryStored(running, [
    `select id, plan->'schedule'->'steps'->0->>'monthlyCents' as cents from catalog_revisions,
      jsonb_array_elements(content->'internetPlans') plan where plan->>'id' = '${PLAN}' order by id desc limit 1`,
    `select schedule->'steps'->0->>'monthlyCents' as cents from plan_terms where plan_id = '${PLAN}' order by valid_from desc limit 1`,
    'select state, publication_id is not null as tied from catalog_drafts order by id desc limit 1',
    'select state, count(*)::int as count from catalog_publications group by state',
  ])
  return {
    revision: revision?.[0]?.cents,
    terms: terms?.[0]?.cents,
    draft: drafts?.[0]?.state,
    tied: drafts?.[0]?.tied,
    publications: Object.fromEntries((publications ?? []).map(row => [row.state, row.count])),
  }
}

test('publishing that is killed at ten random moments leaves the old or the new revision, never half', async () => {
  site = await SiteProcess.start('PostgreSQL')
  const cookie = await staffOnPostgres(site.databaseUrl, 'editor', 'Ana Torres')
  let published = 0
  let longestMs = 0
  for (let round = 0; round < MOMENTS; round += 1) {
    const desk = deskOf(site, cookie)
    const cents = 5600 + round
    const draft = await desk.saveDraft(`plan/${PLAN}`, {
      'schedule.0.month': '1',
      'schedule.0.price': plainDollars(cents),
    })
    const publish = await desk.readyToPublish(draft)
    const before = await stored(site)
    const startedAt = performance.now()
    const publishing = publish().then(
      answer => answer.status,
      () => 'cut off',
    )
    // The first one is let through and tells how long it takes; then the moments lie around its end, where it is written.
    const after = round === 0 ? 60_000 : longestMs * (0.6 + Math.random() * 0.6)
    await Promise.race([publishing, new Promise(resolve => setTimeout(resolve, after))])
    if (round === 0) longestMs = performance.now() - startedAt
    await site.end('SIGKILL')
    await publishing
    const now = await stored(site)
    const isNew = now.revision === String(cents)
    if (isNew) {
      published += 1
      expect(now).toMatchObject({ terms: String(cents), draft: 'published', tied: true })
      expect(now.publications).toEqual({ published })
    } else {
      expect({ ...now, draft: 'open', tied: false }).toEqual({ ...before, draft: 'open', tied: false })
      expect([now.draft, now.tied]).toEqual(['open', false])
    }
    await site.launch()
    const page = await (await fetch(`${site.origin}/providers/tmobile`)).text()
    const served = isNew ? cents : Number(before.terms)
    expect([round, page.includes(formatMonthly(served))]).toEqual([round, true])
  }
  console.log(`catalog-killed: ${published} of ${MOMENTS} were published before the end`)
}, 400_000)
