import type { PgBoss } from 'pg-boss'

/** A kind of job, by the name of its queue. */
type Kind = { name: string }

/** Jobs that come by the clock, without data, one for all processes; one that was missed is made up for. */
export type Schedules = {
  /** Every day at this hour (UTC). */
  everyDay(kind: Kind, hour: number): Promise<void>
  /** Every so many minutes of the hour. */
  everyMinutes(kind: Kind, minutes: number): Promise<void>
}

export const schedules = (boss: PgBoss): Schedules => ({
  async everyDay({ name }, hour) {
    await boss.schedule(name, `17 ${hour} * * *`, {}, { missed: 'once' })
  },
  async everyMinutes({ name }, minutes) {
    await boss.schedule(name, `*/${minutes} * * * *`, {}, { missed: 'once' })
  },
})
