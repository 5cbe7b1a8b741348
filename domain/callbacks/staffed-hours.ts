/** Whole hours of one day by the clock of the business, such as 8 to 20. Null: nobody is there. */
type DayHours = { opens: number; closes: number } | null

/** When representatives are there. */
export type StaffedHours = {
  /** IANA zone of the business, by whose clock and calendar everything here is meant. */
  timeZone: string
  /** From Monday to Sunday. */
  week: readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]
  /** Days that differ, by their date (`2026-11-26`). */
  holidays: Readonly<Record<string, DayHours>>
}

const weekday = { opens: 8, closes: 20 }
const weekend = { opens: 10, closes: 18 }
/** Short, but never closed: everybody is promised a call within 24 hours, whatever the day. */
const holiday = { opens: 10, closes: 16 }

/** The hours in force, with the federal holidays on which most people are at home. */
export const staffedHours: StaffedHours = {
  timeZone: 'America/Chicago',
  week: [weekday, weekday, weekday, weekday, weekday, weekend, weekend],
  holidays: {
    '2026-11-26': holiday,
    '2026-12-25': holiday,
    '2027-01-01': holiday,
    '2027-05-31': holiday,
    '2027-07-04': holiday,
    '2027-07-05': holiday,
    '2027-09-06': holiday,
    '2027-11-25': holiday,
    '2027-12-24': holiday,
    '2027-12-25': holiday,
    '2027-12-31': holiday,
    '2028-01-01': holiday,
  },
}

/** How many people can be called in one hour. */
export const SEATS_PER_HOUR = 6
