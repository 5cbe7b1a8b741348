import pg from 'pg'
import { SiteProcess } from '../../support/site-process.ts'
import { type Check, mostFell } from './check.ts'
import { killWork } from './kill-work.ts'

/** Ten batches of the roll-up. */
const EVENTS = 250_000

/** Each event is counted once however often the roll-up is killed: it waits, or it is in the sums. */
export async function killedRollUps(kills: number, check: Check): Promise<void> {
  console.log(`\n${kills} kills of the roll-up of ${EVENTS.toLocaleString('en-US')} events`)
  const site = await SiteProcess.start('PostgreSQL', { LOG_LEVEL: 'error' })
  const { databaseUrl } = site
  await site.end('SIGTERM')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const counts = async () => {
    const { rows } = await client.query<{ waiting: number; summed: number }>(
      `select (select count(*)::int from counted_events) as waiting,
        (select coalesce(sum(count), 0)::int from number_days where dimension = 'all' and figure = 'searches') as summed`,
    )
    return rows[0] ?? { waiting: 0, summed: 0 }
  }
  let [lost, during, partly] = [0, 0, 0]
  let made = (await counts()).summed
  let fullMs = 0
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      const before = (await counts()).waiting
      await client.query(
        `insert into counted_events (at, name, state)
         select now() - random() * interval '20 days', 'place_searched', 'TX' from generate_series(1, $1::int)`,
        [EVENTS],
      )
      made += EVENTS
      // The first is let through and tells how long one takes.
      const { ms, fellInto } = await killWork(
        'roll-up.ts',
        [databaseUrl],
        kill === 0 ? undefined : fullMs * Math.random(),
      )
      if (kill === 0) fullMs = ms
      else if (fellInto) during += 1
      const { waiting, summed } = await counts()
      if (waiting + summed !== made) lost += 1
      if (waiting > 0 && waiting < before + EVENTS) partly += 1
    }
    check(lost === 0, `${made.toLocaleString('en-US')} events: all there after each kill`)
    check(
      mostFell(during, kills),
      `${during} of ${kills} kills fell into the work of ${(fullMs / 1_000).toFixed(1)} s; after ${partly} some batches were summed up and others waited`,
    )
  } finally {
    await client.end()
    await site.remove()
  }
}
