import type { z } from 'zod/mini'
import type { Receiver } from '#domain/automation/receiver.ts'
import { brand, type PublicSettings } from '#platform/brand.ts'
import {
  bannerWords,
  holidayList,
  phoneNumbers,
  publicRefusals,
  reviewsFigure,
  secondEyes,
  slotTerms,
  weekHours,
} from './setting-schemas.ts'
import { builtInHolidays, builtInWeek, type StaffedHours, staffedHoursOf } from './staffed-hours.ts'

/** The schema of each setting, by its key. */
export const settingSchemas = {
  'calling-hours': weekHours,
  holidays: holidayList,
  slots: slotTerms,
  'chat-hours': weekHours,
  banner: bannerWords,
  reviews: reviewsFigure,
  phones: phoneNumbers,
  'public-refusals': publicRefusals,
  'second-eyes': secondEyes,
} as const

export type SettingKey = keyof typeof settingSchemas
export type SettingValues = { readonly [Key in SettingKey]: z.core.output<(typeof settingSchemas)[Key]> }

export const settingKeys = Object.keys(settingSchemas) as SettingKey[]

/** The default of each setting. */
export const builtInValues: SettingValues = {
  'calling-hours': builtInWeek,
  holidays: [...builtInHolidays],
  slots: { seatsPerHour: 6, daysAhead: 5, noticeMinutes: 15 },
  'chat-hours': builtInWeek,
  banner: { disclosure: brand.disclosure, notice: '' },
  reviews: null,
  phones: { sales: brand.defaultSalesPhone },
  'public-refusals': { orders: 30, providers: 3 },
  'second-eyes': { publishing: 'none' },
}

/** The business settings, as one immutable value: everything answered in one request uses the same one. */
export type BusinessSettings = {
  /** The value of each setting. */
  readonly values: SettingValues
  /** When homes are called: the week with the holidays. */
  readonly staffed: StaffedHours
  /** When somebody is there to chat; on closed holidays the chat is closed, too. */
  readonly chatStaffed: StaffedHours
  readonly slots: SettingValues['slots']
  /** Where orders and leads are sent, besides the receiver in the environment. */
  readonly receivers: readonly Receiver[]
}

export function businessSettingsOf(
  values: SettingValues,
  receivers: readonly Receiver[] = [],
): BusinessSettings {
  const { holidays, slots } = values
  return Object.freeze({
    values,
    staffed: staffedHoursOf(values['calling-hours'], holidays),
    chatStaffed: staffedHoursOf(values['chat-hours'], holidays),
    slots,
    receivers,
  })
}

/** The built-in values. */
export const builtInSettings: BusinessSettings = businessSettingsOf(builtInValues)

/** The built-in values, unless the machine's environment gives others. */
export const valuesOfMachine = ({ salesPhone }: Pick<PublicSettings, 'salesPhone'>): SettingValues => ({
  ...builtInValues,
  phones: { sales: salesPhone },
})

/** What pages may know: the environment's values and the business settings. */
export function shownSettings(machine: PublicSettings, { values }: BusinessSettings): PublicSettings {
  const { phones, banner, reviews } = values
  return {
    ...machine,
    salesPhone: phones.sales,
    ...banner,
    ...(reviews
      ? { reviews: { rating: reviews.rating, reviews: reviews.reviews }, reviewsSource: reviews.source }
      : {}),
  }
}
