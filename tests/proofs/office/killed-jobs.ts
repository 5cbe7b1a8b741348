import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SiteProcess } from '../../support/site-process.ts'
import { staffOnPostgres } from '../../support/staff-of-process.ts'
import type { Check } from './published-under-load.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Ten batches of the roll-up. */
const EVENTS = 250_000
/** As many as the largest provider publishes. */
const LABELS = 3_400
/** So many uploads are let through: the first is slow, the second tells how long one takes. */
const WARM = 2

/** The sums of the numbers, and a file of labels, killed at so many random moments each. */
export async function killedJobs(kills: number, check: Check): Promise<void> {
  await killedRollUps(kills, check)
  await killedLabelUploads(kills, check)
}

/** Each event is counted once however often the roll-up is killed: it waits, or it is in the sums. */
async function killedRollUps(kills: number, check: Check): Promise<void> {
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
  let lost = 0
  let between = 0
  let made = (await counts()).summed
  let fullMs = 0
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      await client.query(
        `insert into counted_events (at, name, state)
         select now() - random() * interval '20 days', 'place_searched', 'TX' from generate_series(1, $1::int)`,
        [EVENTS],
      )
      made += EVENTS
      const child = spawn(process.execPath, [join(import.meta.dirname, 'roll-up.ts'), databaseUrl], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const gone = once(child, 'exit')
      await once(child.stdout, 'data')
      const began = performance.now()
      // The first is let through and tells how long one takes.
      if (kill > 0) await Promise.race([gone, wait(fullMs * Math.random())])
      else await gone
      if (kill === 0) fullMs = performance.now() - began
      child.kill('SIGKILL')
      await gone
      const { waiting, summed } = await counts()
      if (waiting + summed !== made) lost += 1
      if (waiting > 0 && waiting % EVENTS !== 0) between += 1
    }
    check(
      lost === 0,
      `${made.toLocaleString('en-US')} events: all there after each kill; ${between} kills fell between two batches`,
    )
  } finally {
    await client.end()
    await site.remove()
  }
}

/** An edition of labels is there whole, or the one before is, however the server dies while it is uploaded. */
async function killedLabelUploads(kills: number, check: Check): Promise<void> {
  console.log(`\n${kills} kills of an upload of labels`)
  const site = await SiteProcess.start('PostgreSQL', { LOG_LEVEL: 'error' })
  const staff = await staffOnPostgres(site.databaseUrl, 'editor', 'Eli Novak')
  const file = manyLabels()
  let [torn, done, during] = [0, 0, 0]
  let fullMs = 300
  try {
    for (let kill = 0; kill < kills + WARM; kill += 1) {
      const day = new Date(Date.now() - (kills + WARM - kill) * 86_400_000).toISOString().slice(0, 10)
      const form = new FormData()
      for (const [name, value] of Object.entries({ intent: 'upload', provider: 'metronet', date: day }))
        form.set(name, value)
      // A price of its own, so that each is another edition.
      form.set('file', new File([file.replaceAll('49.95', `49.${10 + kill}`)], 'metronet.csv'))
      const encoded = new Response(form)
      const body = Buffer.from(await encoded.arrayBuffer())
      const headers = {
        ...{ cookie: staff, origin: site.origin, 'content-length': String(body.length) },
        'content-type': encoded.headers.get('content-type') ?? '',
      }
      const began = performance.now()
      const answered = fetch(`${site.origin}/desk/labels`, { method: 'POST', headers, body }).then(
        answer => answer.status,
        () => 0,
      )
      if (kill < WARM) {
        const status = await answered
        if (status !== 200) throw new Error(`The upload answered ${status}`)
        fullMs = performance.now() - began
      } else await wait(fullMs * Math.random())
      if (kill < WARM - 1) continue
      await site.end('SIGKILL')
      if ((await answered) === 0) during += 1
      const client = new pg.Client({ connectionString: site.databaseUrl })
      await client.connect()
      const { rows: found } = await client.query<{ day: string; said: number; standing: number }>(
        `select date::text as day, labels as said, (select count(*)::int from labels where provider_id = 'metronet' and valid_to is null) as standing
         from label_editions where provider_id = 'metronet' order by date desc limit 1`,
      )
      await client.end()
      const [newest] = found
      if (newest?.said !== newest?.standing) torn += 1
      if (newest?.day === day) done += 1
      await site.launch()
    }
    check(
      torn === 0,
      `${torn} editions were torn; ${during} of ${kills + 1} kills fell into the upload, ${done} editions had been stored by then`,
    )
  } finally {
    await site.remove()
  }
}

/** The excerpt's labels for homes again and again, each under an id of its own. */
function manyLabels(): string {
  const text = readFileSync(join(root, 'domain', 'labels', 'excerpts', 'metronet.csv'), 'utf8')
  const [header = '', ...lines] = text.split('\n')
  const rows = lines.filter(line => line.includes(',F0030023295R'))
  const copies = Array.from({ length: LABELS }, (_, index) =>
    rows[index % rows.length]?.replace(/R\d{14}/, `R${String(index).padStart(14, '0')}`),
  )
  return [header, ...copies].join('\n')
}
