import { callTime } from '#domain/callbacks/call-time.ts'
import type { SettingKey, SettingValues } from '#domain/settings/business-settings.ts'
import { weekNames } from './week-names.ts'

type Form = Partial<Record<string, string>>

const dayHours = (opens: string | undefined, closes: string | undefined) =>
  opens === undefined || opens === '' ? null : { opens, closes }

const week = (form: Form) => weekNames.map(([opens, closes]) => dayHours(form[opens], form[closes]))

function holidays(form: Form, { holidays: listed }: SettingValues) {
  if (form.removed) return listed.filter(({ date }) => date !== form.removed)
  const { date = '', name, opens, closes } = form
  // Last, so that a fault of it is told from the others.
  return [...listed, { date, name, hours: dayHours(opens, closes) }]
}

function reviews({ rating, reviews: count, sourceName, sourceUrl, sourceDate, catalogs }: Form) {
  if (catalogs) return null
  const source = sourceName || sourceUrl || sourceDate
  return {
    rating,
    reviews: count,
    source: source ? { name: sourceName, url: sourceUrl, date: sourceDate } : null,
  }
}

/** The value that a form of a setting holds, not checked yet; `now` is what is set at this moment. */
export function readValue(key: SettingKey, form: Form, now: SettingValues): unknown {
  switch (key) {
    case 'calling-hours':
    case 'chat-hours':
      return week(form)
    case 'holidays':
      return holidays(form, now)
    case 'reviews':
      return reviews(form)
    case 'slots': {
      const { seatsPerHour, daysAhead, noticeMinutes } = form
      return { seatsPerHour, daysAhead, noticeMinutes }
    }
    case 'banner':
      return { disclosure: form.disclosure, notice: form.notice }
    case 'phones':
      return { sales: form.sales }
    case 'public-refusals':
      return { orders: form.orders, providers: form.providers }
    case 'second-eyes':
      return { publishing: form.publishing }
  }
}

/** Every field that forms of settings have. */
export const settingFields = [
  ...['intent', 'version', 'backTo', 'cancels', 'from', 'code', 'confirmed'],
  ...weekNames.flat(),
  ...['date', 'name', 'opens', 'closes', 'removed'],
  ...['seatsPerHour', 'daysAhead', 'noticeMinutes', 'disclosure', 'notice', 'sales', 'publishing'],
  ...['orders', 'providers'],
  ...['rating', 'reviews', 'sourceName', 'sourceUrl', 'sourceDate', 'catalogs', 'reason'],
]

/** The field of the form that a fault of the value stands beside. */
export function fieldOfFault(key: SettingKey, path: string): string {
  if (path === 'validFrom') return 'from'
  if (key === 'reviews')
    return path.replace(/^source\.(.)/, (_, first: string) => `source${first.toUpperCase()}`)
  if (key === 'holidays') return path.replace(/^\d+\./, '').replace(/^hours\./, '')
  const day = /^([0-6])\.(opens|closes)$/.exec(path)
  const names = day && weekNames[Number(day[1])]
  return names ? names[day[2] === 'opens' ? 0 : 1] : path
}

/** When a change begins: what was typed by the clock of the business, as an instant; undefined for at once. */
export function readFrom(typed: string | undefined): string | undefined {
  if (!typed) return undefined
  const at = callTime(typed, null)
  return Number.isNaN(at.getTime()) ? typed : at.toISOString()
}
