import { z } from 'zod'
import { cents, list, record, schedule, sentence, serviceKind, slug, text } from './fields.schema.ts'

/** Internet at a price that only the bundle builder has. */
const bundleInternet = record({
  /** Fixed for ever. */
  id: slug,
  providerId: slug,
  /** As the builder shows it. */
  name: text,
  serviceName: text,
  downloadMbps: z.int().positive(),
  schedule,
})

/** Home security in the builder; without a schedule it is the package of the security page with the same id. */
const bundleSecurity = record({
  /** Fixed for ever. */
  id: slug,
  providerId: slug,
  name: text,
  tier: z.enum(['Basic', 'Pro', 'Premium']),
  schedule: schedule.nullable().default(null),
})

/** A bundle put together beforehand on the bundles page. */
export const premadeBundle = record({
  /** Fixed for ever. */
  id: slug,
  name: text,
  badge: z.literal('Most Popular').nullable().default(null),
  description: sentence,
  startingCents: cents,
  wasCents: cents,
  /** The advertised saving; the specification's figures need not add up, and pages say where they do not. */
  savingCents: cents,
  /** The services in it. TV is told by the channels of the package that it opens with. */
  contents: list(serviceKind, 2),
  /** The plans with which it opens in the builder: those whose sum comes nearest to its price. */
  opensWith: record({ internet: slug.nullable(), security: slug.nullable(), tv: slug.nullable() }),
})

/** What the bundle builder offers beside the plans that say so themselves. */
export const bundleBuilder = record({
  /** Whose internet comes first; the others follow in the order of the catalogue. */
  firstProviders: list(slug, 0),
  internet: list(bundleInternet, 0),
  security: list(bundleSecurity, 0),
  /** What pages promise of every bundle (specification, section 2). */
  heroPoints: list(text),
})

export type PremadeBundle = z.output<typeof premadeBundle>
