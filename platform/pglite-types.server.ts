import { type PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite'
import type { PGliteLike } from 'pg-boss'

/**
 * `client` for Drizzle, which brings the same nine parsers with every query (it reads dates from text). PGlite copies all
 * of its own, 318, for each query that brings some: two fifths of the time of a small one. They become its own here.
 */
export function clientForDrizzle(client: PGlite): PGlite {
  const withoutParsers = (options?: QueryOptions): QueryOptions | undefined => {
    if (!options?.parsers) return options
    const { parsers, ...others } = options
    Object.assign(client.parsers, parsers)
    return others
  }
  return replacing(client, {
    query: (text, params, options) => client.query(text, params, withoutParsers(options)),
    transaction: use =>
      client.transaction(tx =>
        use(
          replacing<Transaction>(tx, {
            query: (text, params, options) => tx.query(text, params, withoutParsers(options)),
          }),
        ),
      ),
  })
}

/** `client` for the queue, which reads dates as dates; it asks seldom enough to bring its parsers. */
export function clientForQueue(client: PGlite): PGliteLike {
  const options = { parsers: types.parsers }
  return {
    query: (text, params) => client.query(text, params, options),
    exec: text => client.exec(text, options),
    listen: (channel, read) => client.listen(channel, read),
  }
}

/** `target` with other methods in place of some of its own; the rest are called on `target` itself. */
function replacing<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, {
    get(_, property) {
      const value: unknown = Reflect.get(property in methods ? methods : target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
