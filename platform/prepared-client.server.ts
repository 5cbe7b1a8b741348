import { createHash } from 'node:crypto'
import pg from 'pg'
import type { PrimaryFinder } from './primary-finder.server.ts'

/** No more statements than this are kept prepared: lists of varying length must not fill the server's memory. */
const KEPT_STATEMENTS = 300

const names = new Map<string, string>()

/**
 * The name under which connections keep a statement prepared; the same in every process. Undefined once there are too
 * many.
 */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= KEPT_STATEMENTS) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

export type ClientOptions = pg.ClientConfig & {
  /** Keeps no statement prepared: behind a pooler the next one may reach a different session. */
  unprepared?: boolean
  /** Which server of a cluster to connect to, instead of the one in the address. */
  finder?: PrimaryFinder | undefined
}

/** A connection with a lasting session that can be closed without waiting for it. */
export type Session = pg.Client & { breakOff(): void }

/** A connection that has each statement parsed and planned once: for short statements that is half of PostgreSQL's work. */
export class PreparedClient extends pg.Client {
  private readonly options: ClientOptions

  constructor(options: ClientOptions = {}) {
    super(options)
    this.options = options
  }

  override connect(...asked: never[]): never {
    const [connected]: unknown[] = asked
    const { finder } = this.options
    const begin = () => Reflect.apply(super.connect, this, asked) as never
    if (!finder) return begin()
    const found = finder.find().then(server => Object.assign(this, server))
    if (typeof connected !== 'function') return found.then(begin) as never
    return found.then(begin, error => connected(error)) as never
  }

  override query(...question: never[]): never {
    const [statement, values]: unknown[] = question
    const named = this.options.unprepared ? null : withName(statement, values)
    return Reflect.apply(super.query, this, named ? [named, ...question.slice(1)] : question) as never
  }

  /** Closes the connection immediately, with everything that waits for an answer on it; `end` would wait for it. */
  breakOff(): void {
    this.connection.stream.destroy()
  }
}

/** The query under its name; null for queries that can't be prepared or are handled differently. */
function withName(question: unknown, values: unknown): object | null {
  if (typeof question !== 'object' || question === null || 'submit' in question) return null
  if (!Array.isArray(values) || values.length === 0) return null
  if (!('text' in question) || typeof question.text !== 'string') return null
  return { ...question, name: statementName(question.text) }
}
