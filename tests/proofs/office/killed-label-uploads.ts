import { setTimeout as wait } from 'node:timers/promises'
import { SiteProcess } from '../../support/site-process.ts'
import { staffOnPostgres } from '../../support/staff-of-process.ts'
import { queryStored } from '../../support/stored-rows.ts'
import { type Check, mostFell } from './check.ts'
import { LABELS, manyLabels } from './many-labels.ts'

/** So many uploads are let through. The first is slow; the shorter of the others tells how long one takes on a server that just started. */
const WARM = 3
const DAY_MS = 86_400_000

/** An edition of labels is there whole, or the one before is, however the server dies while it is uploaded. */
export async function killedLabelUploads(kills: number, check: Check): Promise<void> {
  console.log(`\n${kills} kills of an upload of ${LABELS.toLocaleString('en-US')} labels`)
  const site = await SiteProcess.start('PostgreSQL', { LOG_LEVEL: 'error' })
  const staff = await staffOnPostgres(site.databaseUrl, 'editor', 'Eli Novak')
  let [torn, odd, during, stored] = [0, 0, 0, 0]
  let fullMs = Number.POSITIVE_INFINITY
  let old = ''
  try {
    for (let round = 0; round < WARM + kills; round += 1) {
      const day = new Date(Date.now() - (WARM + kills - round) * DAY_MS).toISOString().slice(0, 10)
      const began = performance.now()
      const answered = upload(site, staff, { day, csv: manyLabels(round) })
      if (round < WARM) {
        const status = await answered
        if (status !== 200) throw new Error(`The upload answered ${status}`)
        if (round > 0) fullMs = Math.min(fullMs, performance.now() - began)
      } else await wait(fullMs * Math.random())
      await site.end('SIGKILL')
      const wasAnswered = (await answered) > 0
      const [[found] = []] = await queryStored(site, [
        `select date::text as day, labels as said,
          (select count(*)::int from labels where provider_id = 'metronet' and valid_to is null) as standing
        from label_editions where provider_id = 'metronet' order by date desc limit 1`,
      ])
      if (found?.said !== found?.standing || found?.said !== LABELS) torn += 1
      // What was answered is stored; what was not is the one or the other.
      if (found?.day !== day && (wasAnswered || found?.day !== old)) odd += 1
      if (round >= WARM && !wasAnswered) during += 1
      if (round >= WARM && found?.day === day) stored += 1
      old = String(found?.day)
      await site.launch()
    }
    check(torn === 0, `${torn} editions were torn`)
    check(odd === 0, `${odd} times neither the edition before nor the new one was there`)
    check(
      mostFell(during, kills),
      `${during} of ${kills} kills fell into the upload of ${(fullMs / 1_000).toFixed(1)} s; after ${stored} the new edition was stored`,
    )
  } finally {
    await site.remove()
  }
}

/** Sends a file as the form of the desk does. Returns the status, 0 where the server was gone before it answered. */
async function upload(site: SiteProcess, cookie: string, { day, csv }: { day: string; csv: string }) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    intent: 'upload',
    provider: 'metronet',
    date: day,
    allowFewer: 'yes',
  }))
    form.set(name, value)
  form.set('file', new File([csv], 'metronet.csv'))
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    ...{ cookie, origin: site.origin, 'content-length': String(body.length) },
    'content-type': encoded.headers.get('content-type') ?? '',
  }
  return fetch(`${site.origin}/desk/labels`, { method: 'POST', headers, body }).then(
    answer => answer.status,
    () => 0,
  )
}
