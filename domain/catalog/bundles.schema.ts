import { z } from 'zod'
import { cents, list, record, schedule, sentence, serviceKind, slug, text } from './fields.schema.ts'

/** Internet at a price that only the bundle builder has. */
const bundleInternet = record({
  /** Fixed forever. */
  id: slug,
  providerId: slug,
  /** As the builder shows it. */
  name: text,
  serviceName: text,
  downloadMbps: z.int().positive(),
  schedule,
})

/** Home security in the builder; without a schedule it is the security page's package with the same id. */
const bundleSecurity = record({
  /** Fixed forever. */
  id: slug,
  providerId: slug,
  name: text,
  tier: z.enum(['Basic', 'Pro', 'Premium']),
  schedule: schedule.nullable().default(null),
})

/** A pre-made bundle on the bundles page. */
export const premadeBundle = record({
  /** Fixed forever. */
  id: slug,
  name: text,
  badge: z.literal('Most Popular').nullable().default(null),
  description: sentence,
  startingCents: cents,
  wasCents: cents,
  /** The advertised saving; the specification's figures don't have to add up, and pages say where they don't. */
  savingCents: cents,
  /** The services in it. For TV, the number of channels of the package that it opens with. */
  contents: list(serviceKind, 2),
  /** The plans it opens with in the builder: those whose sum is closest to its price. */
  opensWith: record({ internet: slug.nullable(), security: slug.nullable(), tv: slug.nullable() }),
})

/** What the bundle builder offers besides the plans that are marked for it. */
export const bundleBuilder = record({
  /** Whose internet comes first; the others follow in the order of the catalog. */
  firstProviders: list(slug, 0),
  internet: list(bundleInternet, 0),
  security: list(bundleSecurity, 0),
  /** What pages promise of every bundle (specification, section 2). */
  heroPoints: list(text),
})

export type PremadeBundle = z.output<typeof premadeBundle>
