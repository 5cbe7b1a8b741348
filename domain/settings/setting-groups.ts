import type { StaffRole } from '#domain/staff/roles.ts'
import type { SettingKey } from './business-settings.ts'

/** How a setting is called and what it means; `unit` where its value has one. */
type Meaning = {
  name: string
  means: string
  unit?: string
  /** Where it was set before anybody set it here. */
  before: string
  roles: readonly StaffRole[]
}

const administrators = ['administrator'] as const
const editorsToo = ['editor', 'administrator'] as const

/** Each setting in words. Who may change it is said once more by the operation that does (`roles.ts`). */
export const settingMeanings: Readonly<Record<SettingKey, Meaning>> = {
  'calling-hours': {
    name: 'Calling hours',
    means: 'When representatives call. Homes are called in them between 8 AM and 9 PM of their own clock.',
    unit: 'whole hours, Central Time',
    before: 'built in',
    roles: administrators,
  },
  holidays: {
    name: 'Holidays',
    means: 'Days with hours of their own, for calls and chat.',
    unit: 'whole hours, Central Time',
    before: 'built in',
    roles: administrators,
  },
  slots: {
    name: 'Slots and seats',
    means: 'How many people can be called in one hour, and which hours are offered.',
    unit: 'seats an hour, days, minutes',
    before: 'built in',
    roles: administrators,
  },
  'chat-hours': {
    name: 'Chat hours',
    means: 'When representatives chat. Whoever asks for a person outside of them is told when we are back.',
    unit: 'whole hours, Central Time',
    before: 'built in',
    roles: administrators,
  },
  banner: {
    name: 'Banner',
    means: 'What stands on top of every page.',
    before: 'built in',
    roles: editorsToo,
  },
  reviews: {
    name: 'Reviews',
    means: 'The figure on the home page, and where it can be read.',
    before: 'in the catalog; its source on the server',
    roles: editorsToo,
  },
  phones: {
    name: 'Phone numbers',
    means: 'The sales line on every page, in mails, in the chat and in the words of a consent.',
    before: 'on the server',
    roles: administrators,
  },
  'second-eyes': {
    name: 'Second pair of eyes',
    means: 'Whether somebody else must agree before a change of the catalog is published.',
    before: 'built in',
    roles: administrators,
  },
}

/** Settings whose change asks for the second factor again. */
export const sensitiveSettings = ['phones', 'second-eyes'] as const
/** Hours and seats. */
export const hourSettings = ['calling-hours', 'holidays', 'slots', 'chat-hours'] as const
/** What visitors read. */
export const wordSettings = ['banner', 'reviews'] as const
