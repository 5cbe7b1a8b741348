import { SiteProcess } from '../../support/site-process.ts'
import { queryStored } from '../../support/stored-rows.ts'
import { type Check, mostFell } from './check.ts'
import { killWork } from './kill-work.ts'

/** Far more than there will be, so that a kill can fall between two of them. */
const ADMINISTRATORS = 400

/** Every administrator gets the email of the week once: a kill leaves all of them or none, and the next run makes it all. */
export async function killedWeeklyMails(kills: number, check: Check): Promise<void> {
  console.log(`\n${kills} kills of the weekly email to ${ADMINISTRATORS} administrators`)
  const site = await SiteProcess.start('PostgreSQL', { LOG_LEVEL: 'error' })
  await site.end('SIGTERM')
  let [torn, during, written, unfinished] = [0, 0, 0, 0]
  let fullMs = 0
  /** How many emails the week has; they count only with their week and each with its job. */
  const emails = async () => {
    const [[found] = []] = await queryStored(site, [
      `select (select count(*)::int from number_weeks) as weeks,
        (select count(*)::int from mails where kind = 'weekly_numbers') as mails,
        (select count(*)::int from pgboss.job where name = 'send_mail') as jobs`,
    ])
    const whole = Number(found?.weeks) * ADMINISTRATORS
    if (found?.mails !== whole || found?.jobs !== whole) torn += 1
    return Number(found?.mails)
  }
  try {
    await queryStored(site, [
      `insert into staff (email, name, role, password_hash, created_at)
        select 'admin' || n || '@plainwire.example', 'Administrator ' || n, 'administrator', '', now()
        from generate_series(1, ${ADMINISTRATORS}) n`,
      `insert into number_days (dimension, day, figure, key, part, count)
        select 'all', current_date - n, 'searches', '', '', 100 + n from generate_series(0, 20) n`,
    ])
    for (let round = 0; round <= kills; round += 1) {
      // The first is let through and tells how long one takes.
      const { ms, fellInto } = await killWork(
        'weekly-mail.ts',
        [site.databaseUrl],
        round === 0 ? undefined : fullMs * Math.random(),
      )
      if (round === 0) fullMs = ms
      if (fellInto) during += 1
      if ((await emails()) > 0 && fellInto) written += 1
      await killWork('weekly-mail.ts', [site.databaseUrl])
      if ((await emails()) !== ADMINISTRATORS) unfinished += 1
      await queryStored(site, [
        'delete from number_weeks',
        "delete from mails where kind = 'weekly_numbers'",
        "delete from pgboss.job where name = 'send_mail'",
      ])
    }
    check(torn === 0, `${torn} times only some of the emails, or none of their jobs, were there`)
    check(unfinished === 0, `${unfinished} weeks were not written by the run that came next`)
    check(
      mostFell(during, kills),
      `${during} of ${kills} kills fell into the work of ${(fullMs / 1_000).toFixed(1)} s; after ${written} the emails were written`,
    )
  } finally {
    await site.remove()
  }
}
