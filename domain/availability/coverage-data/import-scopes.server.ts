import { and, eq, like, or } from 'drizzle-orm'
import { type CoverageKind, coverageImports } from '../availability.tables.server.ts'

/** `50/40` includes `50/40/130317`, one provider's own file: the state's file covers all providers. */
export const scopesWithin = (kind: CoverageKind, scope: string) =>
  and(
    eq(coverageImports.kind, kind),
    or(eq(coverageImports.scope, scope), like(coverageImports.scope, `${scope}/%`)),
  )
