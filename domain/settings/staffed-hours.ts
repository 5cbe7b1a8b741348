/** Whole hours of one day in the business's local time, such as 8 to 20; 24 is midnight. Null: nobody is there. */
export type DayHours = { opens: number; closes: number } | null

/** From Monday to Sunday. */
export type WeekHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

/** When representatives are there. */
export type StaffedHours = {
  /** IANA zone of the business, whose clock and calendar everything here uses. */
  timeZone: string
  week: WeekHours
  /** Days that differ, by date (`2026-11-26`). */
  holidays: Readonly<Record<string, DayHours>>
}

/** A day that differs, with the name people know it by. */
export type Holiday = { date: string; name: string; hours: DayHours }

const weekday = { opens: 8, closes: 20 }
const weekend = { opens: 10, closes: 18 }
/** Short, but never closed: everybody is promised a call within 24 hours, whatever the day. */
const short = { opens: 10, closes: 16 }

/** IANA zone of the business, for its calendar and hours. */
export const BUSINESS_ZONE = 'America/Chicago'

/** The week that applies until somebody sets another. */
export const builtInWeek: WeekHours = [weekday, weekday, weekday, weekday, weekday, weekend, weekend]

/** The federal holidays on which most people are at home, until somebody sets others. */
export const builtInHolidays: readonly Holiday[] = [
  { date: '2026-11-26', name: 'Thanksgiving', hours: short },
  { date: '2026-12-25', name: 'Christmas Day', hours: short },
  { date: '2027-01-01', name: 'New Year’s Day', hours: short },
  { date: '2027-05-31', name: 'Memorial Day', hours: short },
  { date: '2027-07-04', name: 'Independence Day', hours: short },
  { date: '2027-07-05', name: 'Independence Day (observed)', hours: short },
  { date: '2027-09-06', name: 'Labor Day', hours: short },
  { date: '2027-11-25', name: 'Thanksgiving', hours: short },
  { date: '2027-12-24', name: 'Christmas Day (observed)', hours: short },
  { date: '2027-12-25', name: 'Christmas Day', hours: short },
  { date: '2027-12-31', name: 'New Year’s Day (observed)', hours: short },
  { date: '2028-01-01', name: 'New Year’s Day', hours: short },
]

/** A week with the days that differ, in the form that the calling rules use. */
export const staffedHoursOf = (week: WeekHours, holidays: readonly Holiday[]): StaffedHours => ({
  timeZone: BUSINESS_ZONE,
  week,
  holidays: Object.fromEntries(holidays.map(({ date, hours }) => [date, hours])),
})

/** The hours that apply until somebody sets others. */
export const staffedHours: StaffedHours = staffedHoursOf(builtInWeek, builtInHolidays)
