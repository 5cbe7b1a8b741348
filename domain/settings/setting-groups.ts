import type { StaffRole } from '#domain/staff/roles.ts'
import type { SettingKey } from './business-settings.ts'

/** A setting's name and meaning; `unit` if its value has one. */
type Meaning = {
  name: string
  means: string
  unit?: string
  /** Where it was set before it could be set here. */
  before: string
  roles: readonly StaffRole[]
}

const administrators = ['administrator'] as const
const editorsToo = ['editor', 'administrator'] as const

/** Each setting in words. Who may change it is determined again by the operation that does (`roles.ts`). */
export const settingMeanings: Readonly<Record<SettingKey, Meaning>> = {
  'calling-hours': {
    name: 'Calling hours',
    means: 'When representatives call. We only call a home between 8 AM and 9 PM its own time.',
    unit: 'whole hours, Central Time',
    before: 'built in',
    roles: administrators,
  },
  holidays: {
    name: 'Holidays',
    means: 'Days with their own hours, for calls and chat.',
    unit: 'whole hours, Central Time',
    before: 'built in',
    roles: administrators,
  },
  slots: {
    name: 'Slots and seats',
    means: 'How many people can be called in one hour, and which hours are offered.',
    before: 'built in',
    roles: administrators,
  },
  'chat-hours': {
    name: 'Chat hours',
    means: 'When representatives chat. Outside these hours, the chat says when we’re back.',
    unit: 'whole hours, Central Time',
    before: 'built in',
    roles: administrators,
  },
  banner: {
    name: 'Banner',
    means: 'The lines at the top of every page.',
    before: 'built in',
    roles: editorsToo,
  },
  reviews: {
    name: 'Reviews',
    means: 'The rating on the home page, and where visitors can check it.',
    before: 'in the catalog, its source on the server',
    roles: editorsToo,
  },
  phones: {
    name: 'Phone numbers',
    means: 'The sales line on every page, in emails, in the chat and in consent texts.',
    before: 'on the server',
    roles: administrators,
  },
  'public-refusals': {
    name: 'Table of refusals',
    means:
      'When visitors see which providers turned down most of our customers’ orders. Fewer orders would be chance.',
    before: 'built in',
    roles: editorsToo,
  },
  'second-eyes': {
    name: 'Second pair of eyes',
    means: 'Whether someone else must agree before a catalog change is published.',
    before: 'built in',
    roles: administrators,
  },
}

/** Settings that ask for the second factor again when they are changed. */
export const sensitiveSettings = ['phones', 'second-eyes'] as const
/** Hours and seats. */
export const hourSettings = ['calling-hours', 'holidays', 'slots', 'chat-hours'] as const
/** What visitors read. */
export const wordSettings = ['banner', 'public-refusals'] as const
/** The figure that stands in the contract. */
export const contractSettings = ['reviews'] as const
