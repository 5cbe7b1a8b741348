import { z } from 'zod'
import { conditionKinds } from './condition.ts'
import { cents, isoDate, list, record, schedule, sentence, slug, text } from './fields.schema.ts'
import { dataCaps, limitsData, orbits, planTypes, speedKinds } from './plan-type.ts'

const mbps = z.int().positive()
const about = z.enum(conditionKinds, `must be one of ${conditionKinds.join(', ')}`)

/** A plan of home internet (specification, section 3, 'Static internet plan'). */
export const internetPlan = record({
  /** Fixed forever: markup, links, cart lines and orders carry it. */
  id: slug,
  /** Also the service name of cart lines and orders, once per provider. It may change; the id doesn't. */
  name: text,
  providerId: slug,
  type: z.enum(planTypes),
  /** How high its satellites fly, on which the delay depends; `null` for all other plans, and where it isn't known. */
  orbit: z.enum(orbits).nullable().default(null),
  description: sentence,
  /** What `downloadMbps` is. */
  speed: z.enum(speedKinds).default('stated'),
  downloadMbps: mbps,
  /** The lower end if `speed` is a range. */
  downloadFromMbps: mbps.nullable().default(null),
  /** The lower end if the upload is a range; `null` if the provider doesn't publish it. */
  uploadMbps: mbps.nullable().default(null),
  /** The upper end if the upload is a range. */
  uploadToMbps: mbps.nullable().default(null),
  badge: z.enum(['Best Value', 'Most Popular']).nullable().default(null),
  /** Value of the reward card that comes with the plan. */
  rewardCardCents: cents.nullable().default(null),
  /** 0 for no contract; `null` if the provider doesn't publish whether there is one, which is no promise of none. */
  contractMonths: z.int().min(0).nullable().default(0),
  /** What happens when a month's data is used up: data isn't counted, more is charged, or the line slows down. */
  dataCap: z.enum(dataCaps).default('none'),
  /** How much data that is each month, in GB; `null` if there is no cap, or none that the provider puts in figures. */
  dataCapGb: z.int().positive().nullable().default(null),
  /** What each further amount of data costs, on most of its labels if it has some, and how much that is; both `null` where nobody says it. */
  moreDataGb: z.int().positive().nullable().default(null),
  moreDataCents: cents.nullable().default(null),
  wifiIncluded: z.boolean().default(false),
  /** Whether somebody installs it at no charge. */
  professionalInstallation: z.boolean().default(false),
  supportAroundTheClock: z.boolean().default(false),
  soldIn: z.enum(['all-markets', 'some-markets']).default('all-markets'),
  /** Whether the bundle builder offers it. */
  inBundleBuilder: z.boolean().default(false),
  schedule,
  /** The provider's own name for the schedule's later price, if it has one. */
  laterPriceName: z.enum(['rack-rate']).nullable().default(null),
  /** The same plan with its price locked, if that is sold: a separate service with its own terms. */
  priceLock: record({ id: slug, months: z.int().positive(), schedule }).nullable().default(null),
  /**
   * The plan in its provider's own file of broadband labels, matched by hand: its names there, with the typical
   * upload in Mbps if one name is sold over several lines. Empty if the provider's labels were not available: its
   * price is then not confirmed.
   */
  labels: list(record({ name: text, uploadMbps: z.number().positive().nullable().default(null) }), 0).default(
    [],
  ),
  /** Whether one of these labels can mean the listed price; false where all of them state another one. */
  labelsConfirm: z.boolean().default(true),
  /** Whether these labels state other prices, too, mostly by address: only higher ones, or lower ones as well. */
  labelsDiffer: z.enum(['higher', 'any']).nullable().default(null),
  /**
   * What everybody pays above the listed price by these labels, where no place is known: at most, as it depends on the
   * address, or without an amount in dollars. `null` if they add nothing that isn't in the price.
   */
  labelFee: record({
    cents: z.int().min(0),
    upTo: z.boolean(),
    unstated: z.exactOptional(text),
    once: z.exactOptional(z.literal(true)),
  })
    .nullable()
    .default(null),
  /** Whether the price is for those who pay by autopay and get no paper bill; others pay more. */
  withAutopay: z.boolean().default(false),
  /** Whether the price is the one before a discount that the provider gives for autopay. */
  beforeAutopay: z.boolean().default(false),
  /** What else the price depends on, each in a sentence, with what that is about. */
  conditions: list(record({ about, words: sentence })),
  /** The date on which its price was recorded, if that was after the rest of the catalog. */
  pricedOn: isoDate.nullable().default(null),
})
  .refine(one => (one.speed === 'range') === (one.downloadFromMbps !== null), {
    message: 'must have a lower speed exactly where its speed is a range',
  })
  .refine(one => one.orbit === null || one.type === 'satellite', {
    path: ['orbit'],
    message: 'must be left out where the plan is no satellite plan',
  })
  .refine(one => one.dataCapGb === null || limitsData(one), {
    path: ['dataCapGb'],
    message: 'must be left out where the plan has no data cap',
  })
  .refine(one => one.moreDataGb === null || one.dataCap === 'charged-beyond', {
    path: ['moreDataGb'],
    message: 'must be left out where more data cost nothing',
  })
  .refine(one => (one.moreDataGb === null) === (one.moreDataCents === null), {
    path: ['moreDataCents'],
    message: 'must come with the amount of data that it buys',
  })
  .refine(one => !(one.withAutopay && one.beforeAutopay), {
    message: 'can’t have its price both with autopay and before it',
  })
  .refine(
    ({ uploadMbps, uploadToMbps }) => uploadToMbps === null || uploadToMbps > (uploadMbps ?? Infinity),
    {
      message: 'must have a lower end of its upload, below the upper one',
    },
  )

/** A plan of home internet. */
export type InternetPlan = z.output<typeof internetPlan>
