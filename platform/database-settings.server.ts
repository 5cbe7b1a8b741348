import { z } from 'zod'
import type { PostgresPlaces } from './postgres-access.server.ts'
import { isPostgresAddress, singleAddresses } from './postgres-address.ts'

const postgresAddress = z.string().refine(isPostgresAddress, 'must be a postgres:// address')

/** The settings for connecting to PostgreSQL. */
export const databaseSettings = {
  DATABASE_URL: postgresAddress
    .optional()
    .describe(
      'PostgreSQL to use instead of the embedded database; for a cluster, list all servers: postgres://user@a,b,c/plainwire',
    ),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'], { error: 'must be none or transaction' })
    .default('none')
    .describe(
      'Pooler at DATABASE_URL: transaction for PgBouncer in transaction mode; needs DATABASE_DIRECT_URL',
    ),
  DATABASE_DIRECT_URL: postgresAddress
    .optional()
    .describe('The same PostgreSQL without the pooler, for migrations and LISTEN; if not set, DATABASE_URL'),
  DATABASE_REPLICA_URL: postgresAddress
    .refine(address => singleAddresses(address).length === 1, 'must name one server')
    .optional()
    .describe('Replica for reads that may be up to five seconds old; if not set, DATABASE_URL'),
}

type Settings = {
  DATABASE_URL?: string | undefined
  DATABASE_POOLER: 'none' | 'transaction'
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
}

/** What is wrong with the combination of these settings, as given. */
export function databaseFaults(given: Record<string, unknown>): string[] {
  const needsDirect = given.DATABASE_POOLER === 'transaction' && !given.DATABASE_DIRECT_URL
  const ways = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'].filter(name => given[name])
  return [
    ...(needsDirect
      ? ['DATABASE_DIRECT_URL: is needed with DATABASE_POOLER=transaction, to migrate and to listen']
      : []),
    ...(ways.length > 0 && !given.DATABASE_URL
      ? [
          `DATABASE_URL: is needed with ${ways.join(' and ')}; without it, the embedded database would be used`,
        ]
      : []),
  ]
}

/** Where PostgreSQL is; null for the embedded database. */
export function postgresPlaces(settings: Settings): PostgresPlaces | null {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, DATABASE_POOLER } = settings
  if (!DATABASE_URL) return null
  return {
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    replicaUrl: DATABASE_REPLICA_URL,
    pooled: DATABASE_POOLER === 'transaction',
  }
}
