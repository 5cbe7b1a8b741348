import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, easternDay } from '#domain/shared/calendar.ts'
import { SiteProcess } from '../../support/site-process.ts'
import { queryStored } from '../../support/stored-rows.ts'
import { type Check, mostFell } from './check.ts'
import { killWork } from './kill-work.ts'
import { LABELS, manyLabels } from './many-labels.ts'

/** An edition that is fetched is there whole, or the one before is; the same fetch again, as the queue orders it, ends the work. */
export async function killedLabelFetches(kills: number, check: Check): Promise<void> {
  console.log(`\n${kills} kills of a fetch of ${LABELS.toLocaleString('en-US')} labels from a provider`)
  let offered = ''
  const provider = createServer((_, response) => response.end(offered))
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/labels.csv`
  const site = await SiteProcess.start('PostgreSQL', { LOG_LEVEL: 'error' })
  await site.end('SIGTERM')
  let [torn, odd, during, stored, unfinished] = [0, 0, 0, 0, 0]
  let fullMs = 0
  let old = ''
  const newest = async () => {
    const [[found] = []] = await queryStored(site, [
      `select date::text as day, labels as said,
        (select count(*)::int from labels where provider_id = 'metronet' and valid_to is null) as standing
      from label_editions where provider_id = 'metronet' order by date desc limit 1`,
    ])
    if (found?.said !== found?.standing || found?.said !== LABELS) torn += 1
    return String(found?.day)
  }
  try {
    for (let round = 0; round <= kills; round += 1) {
      const day = addDays(easternDay(new Date()), round + 1)
      offered = manyLabels(round)
      const fetching = [site.databaseUrl, address, day]
      // The first is let through and tells how long one takes.
      const { ms, fellInto } = await killWork(
        'fetch-labels.ts',
        fetching,
        round === 0 ? undefined : fullMs * Math.random(),
      )
      if (round === 0) fullMs = ms
      if (fellInto) during += 1
      const found = await newest()
      if (found !== day && (!fellInto || found !== old)) odd += 1
      if (fellInto && found === day) stored += 1
      await killWork('fetch-labels.ts', fetching)
      if ((await newest()) !== day) unfinished += 1
      old = day
    }
    check(torn === 0, `${torn} editions were torn`)
    check(odd === 0, `${odd} times neither the edition before nor the new one was there`)
    check(unfinished === 0, `${unfinished} were not there after the fetch that came next`)
    check(
      mostFell(during, kills),
      `${during} of ${kills} kills fell into the fetch of ${(fullMs / 1_000).toFixed(1)} s; after ${stored} the new edition was stored`,
    )
  } finally {
    provider.close()
    await site.remove()
  }
}
