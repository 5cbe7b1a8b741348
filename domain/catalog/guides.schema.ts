import { z } from 'zod'
import { deviceUses } from './device-uses.ts'
import { cents, isoDate, list, mark, record, sentence, slug, text } from './fields.schema.ts'
import { planClaim } from './plan-claims.ts'
import { planTypes } from './plan-type.ts'

const reason = record({ title: text, text: sentence })
/** A reason for a provider, shown while its plans bear it out. */
const providerReason = record({ title: text, text: sentence, holdsIf: z.exactOptional(planClaim) })
const question = record({
  question: text.regex(/\?$/, 'must be a question'),
  answer: sentence,
  /** What the page says before the answer, because it is beside something else there. `{count}` is how many it counts. */
  pageLead: sentence.nullable().default(null),
  /** What is said instead everywhere else. */
  lead: sentence.nullable().default(null),
})
const figure = record({ figure: text, label: text })
const featureCard = record({ title: text, icon: slug, text: sentence })
const productCategory = record({
  id: slug,
  name: text,
  /** The name of a lucide icon. */
  icon: slug,
  description: sentence,
  items: list(
    record({
      ...{ name: text, description: sentence, features: list(text) },
      /** What the assistant names it for. */
      uses: list(z.enum(deviceUses), 0).default([]),
    }),
  ),
})

/** What the buying guide says about a provider. Its place comes from the published ranking, never from here. */
const bestProvider = record({
  providerId: slug,
  bestFor: text,
  strengths: list(text),
  drawbacks: list(text),
})

/** The words of a provider's own page. */
const providerPageWords = record({
  providerId: slug,
  reasons: list(providerReason),
  callHours: text.nullable().default(null),
})

/** The education center (specification, section 2). */
const education = record({
  /** How many topics the compact view shows. */
  compactTopics: z.int().positive(),
  topics: list(
    record({
      title: text,
      text: sentence,
      anchor: z.enum(['#basics', '#types', '#speeds', '#equipment', '#faq']),
      icon: slug,
    }),
  ),
  /** `id` is what code looks a word up by; `null` for words that it never looks for. */
  terms: list(record({ term: text, id: slug.nullable().default(null), meaning: sentence })),
  /** Typical download by kind of connection, in Mbps; `openEnded` if plans go beyond it. */
  connectionTypes: list(
    record({
      name: text,
      /** The kind of plan that it is about; `null` if it is about none of them. */
      type: z.enum(planTypes).nullable().default(null),
      fromMbps: z.int().positive(),
      toMbps: z.int().positive(),
      openEnded: z.boolean(),
      text: sentence,
      goodFor: text,
    }),
  ),
  /** Recommended download by activity, in Mbps for each person doing it. Common industry guidance, not measured by us. */
  activities: list(
    record({
      id: slug,
      name: text,
      fromMbps: z.int().positive(),
      toMbps: z.int().positive(),
      note: text,
      /** The question of 'Help me choose' that it answers; `null` if it isn't asked. */
      wish: record({ id: slug, label: text }).nullable().default(null),
    }),
  ),
  equipmentTips: list(record({ id: slug, title: text, text: sentence })),
  questions: list(question),
})

/** What a discount takes off: a monthly amount, a share of the price, a monthly credit, or whatever is agreed by phone. */
const discountFigure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount_off'), cents }),
  z.strictObject({ kind: z.literal('percent_off'), percent: z.number().positive().max(100) }),
  z.strictObject({ kind: z.literal('credit'), cents }),
  z.strictObject({ kind: z.literal('on_request') }),
])

const discounts = record({
  military: list(record({ providerId: slug, figure: discountFigure, eligibility: text, details: sentence })),
  militaryNote: sentence,
  /** The federal Lifeline program, with the higher amount on Tribal lands (47 CFR 54.403). */
  lifeline: record({
    name: text,
    monthlyCents: cents,
    tribalMonthlyCents: cents,
    url: z.url(),
    text: sentence,
    eligibility: list(text),
  }),
  /** The Affordable Connectivity Program: only named to say that nobody can offer it anymore. */
  ended: record({ name: text, endedOn: isoDate, text: sentence }),
  questions: list(question),
})

const monthlySpan = record({ fromCents: cents, toCents: cents })
const cordCutting = record({
  /** The featured streaming package and its page. */
  featuredPackageId: slug,
  reasons: list(reason, 10),
  monthlyCosts: record({ cable: monthlySpan, streaming: monthlySpan }),
  monthlyCostsNote: sentence,
  comparison: list(record({ aspect: text, cable: text, streaming: text })),
})

/** How a kit reaches its center without the home's internet. */
const cellularBackups = ['always', 'with-monitoring'] as const
/** What a kit lacks beside other devices. */
const otherDevices = ['fewer-automations', 'few-devices'] as const

/** A brand of the cheap security article (specification, section 3, 'Security provider card'). */
const securityBrand = record({
  id: slug,
  name: text,
  mark,
  equipmentCents: cents,
  /** Lowest and highest monthly price of monitoring (or of the plan in its place); equal if there is one price. */
  monitoringCents: record({ from: cents, to: cents }).refine(({ from, to }) => from <= to, {
    message: 'must not end below its start',
  }),
  /** What the monthly price pays for: an alarm center that watches, or recordings only. */
  monthlyPlan: z.enum(['monitoring', 'video plan']).default('monitoring'),
  description: sentence,
  included: list(text),
  pros: list(text),
  cons: list(text),
  /** What of these is decided on. Months of contract: 0 for none; `null` if nothing is known of it. */
  contractMonths: z.int().min(0).nullable().default(null),
  /** Whether it reaches its center without the home's internet, and for whom; `null` if nothing is known of it. */
  cellularBackup: z.enum(cellularBackups).nullable().default(null),
  /** Whether its recordings need a paid plan. */
  recordingsNeedPlan: z.boolean().default(false),
  /** What is against it for a home with devices of others; `null` for nothing. */
  otherDevices: z.enum(otherDevices).nullable().default(null),
})

const securityArticle = record({
  sections: list(record({ id: slug, title: text })),
  brands: list(securityBrand),
  keyFeatures: list(record({ title: text, points: list(text) })),
  savingTips: list(sentence),
})

/** A security provider's devices, what its section starts with, and its claims about itself. */
const securityRange = record({
  features: list(featureCard, 0),
  products: list(productCategory),
  stats: list(figure),
})

const security = record({
  /** Under 'Smart Home Solutions'. */
  features: list(featureCard),
  vivint: securityRange,
  adt: securityRange,
  /** What both security pages say below their packages. */
  priceNote: sentence,
  /** How many internet providers brand B's page offers for bundling at most (specification, section 9). */
  adtMaxInternetProviders: z.int().positive(),
  /** Used for a found provider whose price is unknown (specification, section 9). */
  fallbackInternetCents: cents,
})

/**
 * Amounts that providers advertise about themselves (specification, section 9, 'Marketing claims'): claims, not
 * measurements.
 */
const claims = record({
  /** Gift card with streaming TV. */
  streamingGiftCardCents: cents,
  /** Credit towards devices with a security system. */
  securityDeviceCreditCents: cents,
})

/** What provider M says about its price lock; the saving is its own claim. */
const priceLock = record({
  providerId: slug,
  months: z.int().positive(),
  extraMonthlyCents: cents,
  claimedSavingUpToCents: cents,
})

/** The answers to 'What do you watch on TV?' in 'Help me choose', each with the smallest package sold for it. */
const tvHabit = record({ id: slug, label: text, packageId: slug.nullable() })

/** Texts and figures of guides and pages that aren't plans. */
export const guides = record({
  bestProviders: record({
    providers: list(bestProvider),
    /** What a provider's plans must bear out for one of these lines to be shown, by the line. */
    claims: z
      .record(text, planClaim)
      .default({})
      // The database keeps keys in an order of its own, and a catalog that is the same must read the same.
      .transform(claims =>
        Object.fromEntries(Object.entries(claims).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ),
    factors: list(reason),
    strategy: list(sentence),
  }),
  providerPages: list(providerPageWords),
  education,
  discounts,
  cordCutting,
  securityArticle,
  security,
  claims,
  priceLock,
  tvHabits: list(tvHabit),
  /** Fixed figures of the articles (specification, section 9): quoted as they are, not measured by us. */
  editorialFigures: list(record({ id: slug, figure: text, counts: text })),
  /** The reviews badge of the home page (specification, section 9): a fixed figure, shown with its source setting. */
  reviews: record({ rating: z.number(), outOf: z.int(), reviews: z.int() }),
})

export type DiscountFigure = z.output<typeof discountFigure>
export type SecurityBrand = z.output<typeof securityBrand>
export type SecurityProductCategory = z.output<typeof productCategory>
export type FeatureCard = z.output<typeof featureCard>
export type Reason = z.output<typeof reason>
