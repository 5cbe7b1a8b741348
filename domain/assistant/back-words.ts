import { nextStaffedAt } from '#domain/callbacks/calling-hours.ts'
import { dayWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'

/** When somebody is meant to be there again; empty in the hours in which they are. */
export function backWords(at: Date, staffed: StaffedHours): string {
  const next = nextStaffedAt(at, staffed)
  return next === null || next <= at ? '' : ` We’re back ${momentWords(next)}.`
}

/** What is told to who waits in a chat once we're closed when they were to hear from us. */
export const hoursChanged = (before: Date, next: Date): string =>
  `Our hours have changed: nobody is here ${momentWords(before)}. We’re back ${momentWords(next)}.`

/** The same to who asked in Spanish. */
export const hoursChangedInSpanish = (before: Date, next: Date): string =>
  `Nuestro horario cambió: no habrá nadie en el chat el ${spanishMoment(before)}. Volvemos el ${spanishMoment(next)}.`

const momentWords = (at: Date): string => `${dayWords(at, BUSINESS_ZONE)} at ${timeWords(at, BUSINESS_ZONE)}`

/** `sábado, 21 de noviembre a las 10:00 a.m., hora del Centro`; one o'clock is the only hour of one. */
function spanishMoment(at: Date): string {
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-US', { timeZone: BUSINESS_ZONE, ...options }).format(at)
  const day = told({ weekday: 'long', day: 'numeric', month: 'long' })
  const time = told({ hour: 'numeric', minute: '2-digit' }).replaceAll(/[\u00a0\u202f]/g, ' ')
  return `${day} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}, hora del Centro`
}
