import { z } from 'zod'
import { cents, isoDate, list, record, schedule, sentence, slug, text } from './fields.schema.ts'
import { planTypes, speedKinds } from './plan-type.ts'

const mbps = z.int().positive()

/** A plan of home internet (specification, section 3, 'Static internet plan'). */
export const internetPlan = record({
  /** Fixed for ever: markup, links, cart lines and orders carry it. */
  id: slug,
  /** Also the service name of cart lines and orders, once per provider. It may change; the id does not. */
  name: text,
  providerId: slug,
  type: z.enum(planTypes),
  description: sentence,
  /** What `downloadMbps` is. */
  speed: z.enum(speedKinds).default('stated'),
  downloadMbps: mbps,
  /** The lower end where `speed` is a range. */
  downloadFromMbps: mbps.nullable().default(null),
  /** `null` where the provider does not publish it. */
  uploadMbps: mbps.nullable().default(null),
  badge: z.enum(['Best Value', 'Most Popular']).nullable().default(null),
  /** Value of the reward card that comes with the plan. */
  rewardCardCents: cents.nullable().default(null),
  /** 0 for no contract. */
  contractMonths: z.int().min(0).default(0),
  /** What happens when a month's data are used up: nothing is counted, more is charged, or the line gets slower. */
  dataCap: z.enum(['none', 'charged-beyond', 'slowed-beyond']).default('none'),
  wifiIncluded: z.boolean().default(false),
  professionalInstallation: z.boolean().default(false),
  supportAroundTheClock: z.boolean().default(false),
  soldIn: z.enum(['all-markets', 'some-markets']).default('all-markets'),
  /** Whether the bundle builder offers it. */
  inBundleBuilder: z.boolean().default(false),
  schedule,
  /** What the provider calls the later price of the schedule, where it has a name for it. */
  laterPriceName: z.enum(['rack-rate']).nullable().default(null),
  /** The same plan with its price locked, where that is sold: a service of its own, with terms of its own. */
  priceLock: record({ id: slug, months: z.int().positive(), schedule }).nullable().default(null),
  /**
   * The plan in its provider's own file of broadband labels, tied by hand: the names it has there, with the typical
   * upload in Mbps where one name is sold over several lines. Empty where the provider's labels were not to be had: its
   * price is then not confirmed.
   */
  labels: list(record({ name: text, uploadMbps: z.number().positive().nullable().default(null) }), 0).default(
    [],
  ),
  /** What the price depends on, each in one sentence. */
  conditions: list(sentence),
  /** The day on which its price was written down, where that was after the rest of the catalog. */
  pricedOn: isoDate.nullable().default(null),
}).refine(one => (one.speed === 'range') === (one.downloadFromMbps !== null), {
  message: 'must have a lower speed exactly where its speed is a range',
})

/** A plan of home internet. */
export type InternetPlan = z.output<typeof internetPlan>
