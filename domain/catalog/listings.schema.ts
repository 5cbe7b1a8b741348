import { z } from 'zod'
import { cents, list, record, sentence, slug, text } from './fields.schema.ts'
import { planClaim } from './plan-claims.ts'
import { providerPage } from './provider.schema.ts'

/** Where a provider sells, in the words of the specification, section 3. */
const region = z.enum(['Northeast', 'South', 'Midwest', 'West', 'Nationwide'])

/** A line of the provider comparison (specification, section 3, 'Static provider listing entry'). */
export const providerListing = record({
  providerId: slug,
  regions: list(region),
  /** The plan whose price it quotes. */
  planId: slug,
  /** Quotes the provider's advertised lowest price instead. */
  quotesAdvertised: z.boolean().default(false),
  /** Which plan the price belongs to, if its name alone doesn't say it. */
  priceNote: text.nullable().default(null),
})

/** A line of a card, or one that is shown while the provider's plans bear it out. */
const highlight = z.union([text, record({ text, holdsIf: planClaim })])

/** A card of 'Top Home Security, Internet and Entertainment Services' on the home page. */
export const homeCard = record({
  providerId: slug,
  badge: z.enum(['Best Home Security System', 'Best Home Internet', 'Best Streaming Service']),
  /** What the starting price refers to: a plan, or a figure of its own. `{lowest}` in a note is what the provider's packages start at. */
  startsAt: z.union([
    record({ planId: slug, note: z.exactOptional(sentence) }),
    record({ cents, note: sentence }),
  ]),
  highlights: z.tuple([highlight, highlight, highlight]).readonly(),
  /** Where a click goes; `null` for the two cards without a target (specification, section 2). */
  target: providerPage.nullable(),
})

export type Region = z.output<typeof region>
export type HomeCard = z.output<typeof homeCard>
