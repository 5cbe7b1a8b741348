import { formatDate } from '#domain/shared/calendar.ts'

/** The day that the FCC's first data describe. */
const FIRST_DAY = '2022-06-30'

/** Why no data of the FCC are as of a day, as the second half of a sentence; null if some may be. */
export function faultOfDataDay(day: string, today: string): string | null {
  if (!/^20\d\d-(?:06-30|12-31)$/.test(day)) return 'the FCC’s data are as of June 30 or December 31'
  if (day < FIRST_DAY) return `the FCC’s first data are as of ${formatDate(FIRST_DAY)}`
  return day > today ? 'that day is still to come' : null
}
