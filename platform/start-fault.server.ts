/** Something that the operator must fix before the site can start; the message says what, in one line. */
export class StartFault extends Error {
  override name = 'StartFault'
}

type Fault = Error & {
  code?: unknown
  syscall?: unknown
  address?: string
  hostname?: string
  port?: number
  path?: unknown
}

const FULL = 'the disk is full. Make room, then start again'

/** What the operating system's codes, and PostgreSQL's of a full disk, mean for a place that can't be written. */
const placeWords: Record<string, string> = {
  ENOSPC: FULL,
  '53100': FULL,
  EDQUOT: 'the quota of the disk is used up. Make room, then start again',
  EROFS: 'it is read-only. Mount it for writing, or set DATA_DIR to another folder',
  EACCES:
    'it may not be written. Give it to the user that runs the server, or set DATA_DIR to another folder',
  EPERM: 'it may not be written. Give it to the user that runs the server, or set DATA_DIR to another folder',
  ENOTDIR: 'a part of its path is a file. Set DATA_DIR to a folder',
  EEXIST: 'it is a file. Set DATA_DIR to a folder',
  EIO: 'the disk has an error. Look at the system log',
}

/** What PostgreSQL's codes mean when connecting. */
const databaseWords: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there. Is PostgreSQL running, and are host and port right?',
  ENOTFOUND: 'there is no such host. Is its name right?',
  EAI_AGAIN: 'the name of its host could not be looked up. Does the network work?',
  EHOSTUNREACH: 'its host cannot be reached. Does the network work?',
  ETIMEDOUT: 'it did not answer in time. Is it reachable from here?',
  '28P01': 'user or password is wrong',
  '28000': 'this user does not exist, or may not connect from here (pg_hba.conf)',
  '3D000': 'there is no such database. Make it: createdb, then start again',
  '42501': 'this user lacks a right there. Let it own the database',
  '53100': 'its disk is full. Make room there',
  '53300': 'it has no connection left. Raise max_connections, or end some',
  '57P03': 'it is starting up or shutting down. Start again in a moment',
  '25006': 'it takes no writes: a replica? Name the primary',
}

/**
 * The message for a fault at start: one readable line with what to do about it; null for our own bugs. `place` is
 * where the database is, without secrets, and `folder` is the data folder.
 */
export function startFaultWords(
  error: unknown,
  { place, folder }: { place: string; folder: string },
): string | null {
  for (let fault = error as Fault, depth = 0; fault instanceof Error && depth < 5; depth += 1) {
    if (fault instanceof StartFault) return fault.message
    const words = wordsOf(fault, place, folder)
    if (words !== null) return words
    fault = (fault instanceof AggregateError ? fault.errors[0] : fault.cause) as Fault
  }
  return null
}

function wordsOf(fault: Fault, place: string, folder: string): string | null {
  const code = typeof fault.code === 'string' ? fault.code : ''
  const { address, hostname, port } = fault
  if (fault.syscall === 'listen' || (fault.syscall === 'getaddrinfo' && !place.startsWith('PostgreSQL'))) {
    if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one, or to 0 for any.`
    if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
    return `The site cannot listen at ${address ?? hostname ?? 'HOST'}: this machine has no such address. Set HOST to one of its own, or to 0.0.0.0 for all.`
  }
  if (place.startsWith('PostgreSQL')) {
    const words = databaseWords[code]
    if (words) return `${place}: ${ended(words)}`
    if (/timeout exceeded when trying to connect/.test(fault.message))
      return `${place}: ${databaseWords.ETIMEDOUT}`
  }
  const words = placeWords[code]
  const path = typeof fault.path === 'string' ? fault.path : folder
  return words ? `The data folder ${path}: ${ended(words)}` : null
}

const ended = (words: string) => (words.endsWith('?') ? words : `${words}.`)
