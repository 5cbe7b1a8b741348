import { counted } from '#domain/shared/counted.ts'
import { grouped } from '#domain/shared/money.ts'

/** What was taken out of hours that open again, and stays as it is: people were told the new time, where mail goes out. */
export type StaysMoved = {
  /** Calls and chats that are due at the time to which they were moved. */
  promises: number
  /** People whose chosen hour was given back, and who chose no other. */
  hours: number
  /** How many of both could not be told, because they left no email address. */
  untold: number
}

/** What is said of it after hours opened again; empty where nothing was moved. */
export function staysMovedWords({ promises, hours, untold }: StaysMoved, mailsGoOut: boolean): string {
  const all = promises + hours
  if (all === 0) return ''
  const promised =
    promises === 1
      ? ['1 promise that was moved stays where it is.']
      : promises > 1
        ? [`${counted(promises, 'promise')} that were moved stay where they are.`]
        : []
  const chosen =
    hours === 1
      ? ['1 chosen hour that was given back stays given back.']
      : hours > 1
        ? [`${counted(hours, 'chosen hour')} that were given back stay given back.`]
        : []
  return [...promised, ...chosen, toldWords(all, untold, mailsGoOut)].join(' ')
}

function toldWords(all: number, untold: number, mailsGoOut: boolean): string {
  if (untold === all) return 'They left no email address, so they weren’t told the new time.'
  if (!mailsGoOut) return 'Email doesn’t go out from here, so nobody was told the new time.'
  if (untold === 0) return `The ${all === 1 ? 'person was' : 'people were'} told the new time.`
  return `${counted(all - untold, 'person was', 'people were')} told the new time; ${grouped(untold)} left no email address.`
}
