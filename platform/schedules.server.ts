import type { PgBoss } from 'pg-boss'

/** Jobs that run by the clock, without data, one for all processes; a missed one is made up for. */
export type Schedules = {
  /** Every day at this hour (UTC). */
  everyDay(kind: { name: string }, hour: number): Promise<void>
  /** Every this many minutes of the hour. */
  everyMinutes(kind: { name: string }, minutes: number): Promise<void>
}

export const schedules = (boss: PgBoss): Schedules => ({
  async everyDay({ name }, hour) {
    await boss.schedule(name, `17 ${hour} * * *`, {}, { missed: 'once' })
  },
  async everyMinutes({ name }, minutes) {
    await boss.schedule(name, `*/${minutes} * * * *`, {}, { missed: 'once' })
  },
})
