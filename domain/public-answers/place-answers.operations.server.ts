import { z } from 'zod'
import { certaintyInShort } from '#domain/availability/certainty-in-short.ts'
import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import { lookupRefusal, lookupRefusals } from '#domain/availability/lookup-refusal.ts'
import type { FoundProvider, OtherProvider } from '#domain/availability/lookup-result.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { planTypes } from '#domain/catalog/plan-type.ts'
import { plansThatFit } from '#domain/comparison/plans-that-fit.ts'
import { sortByTotal } from '#domain/comparison/total-order.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { answerFacts, answerWith, peoplesPages, zip } from './answer-facts.ts'
import { orderAtPlace } from './order-at-place.ts'
import { planLine, tellPlan, toldPlan } from './told-plan.ts'
import { unknownProvider } from './unknown-provider.ts'

type Deps = LookUpDeps & { siteUrl: string }

const MOST_PLANS = 20
const USUAL_PLANS = 10

const provider = z.object({
  name: z.string(),
  id: z.string().nullable().describe('null: not in our catalog, so without prices'),
  technology: z.string(),
  maxDownloadMbps: z.number().nullable().describe('The fastest that is known to be sold there'),
  certainty: z
    .enum(['listed', 'doubted', 'nationwide', 'in-state', 'likely'])
    .describe('doubted: listed, but several people reported it as wrong'),
  cheapestPlan: toldPlan.nullable(),
})

/** Who serves a ZIP code, with the plan of each provider that stands first by total over two years. */
export const checkAvailability = operation({
  name: 'checkAvailability',
  summary:
    'Who serves a US ZIP code with home internet, how sure that is, and of each provider the plan that stands first by its total over 24 months: totals that are known go before minimums.',
  input: z.strictObject({ zip }),
  output: z.object({
    ...answerFacts,
    place: z.object({ zip: z.string(), city: z.string(), state: z.string() }),
    precision: z.enum(['address', 'area', 'nearby', 'zip', 'county', 'state']),
    coverageAsOf: z.iso.date(),
    providers: z.array(provider),
  }),
  refusals: lookupRefusals,
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: Deps, { log }: Caller, input) {
    const found = await lookUpProviders({ ...deps, log }, input.zip)
    if (!found.ok) return lookupRefusal(found, 'zip')
    const { result } = found.value
    const providers = providersOf(deps, result)
    const lines = providers.map(one => {
      const plan = one.cheapestPlan
      return plan
        ? planLine(plan)
        : `${one.name} (${one.technology}): ${one.certainty}, prices not in our catalog`
    })
    const where = placeInWords(result)
    return succeeded(
      answerWith(
        deps,
        {
          summary: [
            providers.length > 0
              ? `Home internet in ${where}:`
              : `We find no home internet provider in ${where}.`,
            ...lines,
          ].join('\n'),
          certainty: certaintyInShort(result),
          plans: providers.flatMap(one => one.cheapestPlan ?? []),
          pages: peoplesPages(input.zip),
        },
        { ...placeFacts(result), providers },
      ),
    )
  },
})

/** Plans that meet requirements, in order of their totals. */
export const searchPlans = operation({
  name: 'searchPlans',
  summary:
    'Home internet plans by ZIP code, technology, speed, price and provider. At a ZIP code those listed there come first, then likely ones, then satellite; in each group the lowest total over 24 months, as far as a label confirms it, comes first.',
  input: z.strictObject({
    zip: zip.optional().describe('Only plans for this ZIP code. Without it availability is not checked.'),
    provider: z.string().max(60).optional().describe('The id of a provider, such as metronet.'),
    technology: z.enum(planTypes).optional(),
    minDownloadMbps: z.coerce
      .number()
      .min(0)
      .max(100_000)
      .optional()
      .describe('A plan sold as 1 Gig counts for 1000, though its label may state slightly less as typical.')
      .meta({ examples: [300] }),
    maxMonthlyDollars: z.coerce.number().positive().max(10_000).optional().describe('The price today.'),
    limit: z.coerce.number().int().min(1).max(MOST_PLANS).optional(),
  }),
  output: z.object({
    ...answerFacts,
    found: z.int().describe('How many plans there are; the list may hold fewer.'),
    plans: z.array(toldPlan),
  }),
  refusals: [...lookupRefusals, 'provider_unknown'],
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: Deps, { log }: Caller, asked) {
    const { catalogue, siteUrl } = deps
    const providerIds = catalogue.internetProviders.map(({ id }) => id)
    if (asked.provider !== undefined && !providerIds.includes(asked.provider)) {
      return unknownProvider(asked.provider, providerIds)
    }
    const looked = asked.zip === undefined ? null : await lookUpProviders({ ...deps, log }, asked.zip)
    if (looked && !looked.ok) return lookupRefusal(looked, 'zip')
    const result = looked?.value.result ?? null
    const ordered = result
      ? orderAtPlace(result.plans)
      : sortByTotal(
          catalogue.internetPlans.map(plan => ({
            ...plan,
            ...labelsAnywhere(plan),
            certainty: 'not-checked' as const,
          })),
        )
    const fits = plansThatFit<(typeof ordered)[number]>(ordered, {
      ...{ provider: asked.provider, type: asked.technology },
      ...{ speed: asked.minDownloadMbps, price: asked.maxMonthlyDollars },
    })
    const plans = fits.slice(0, asked.limit ?? USUAL_PLANS).flatMap(offer => {
      const plan = catalogue.internetPlan(offer.id)
      const standing = offer.certainty === 'not-checked' ? { certainty: offer.certainty } : offer
      return plan ? [tellPlan(catalogue, siteUrl, plan, standing)] : []
    })
    const where = result ? ` in ${placeInWords(result)}` : ''
    const count = `${fits.length} ${fits.length === 1 ? 'plan fits' : 'plans fit'}${where}.`
    const order = `${result ? 'Those listed there come first, then likely ones, then satellite; in each group' : 'In this list'} known totals over 24 months that a label confirms come first, lowest first.`
    return succeeded(
      answerWith(
        deps,
        {
          summary: [fits.length > 1 ? `${count} ${order}` : count, ...plans.map(planLine)].join('\n'),
          certainty: result
            ? certaintyInShort(result)
            : 'Not checked for any address: ask with a ZIP code to know which of them are sold there.',
          plans,
          pages: peoplesPages(asked.zip),
        },
        { found: fits.length, plans },
      ),
    )
  },
})

type ToldProvider = z.output<typeof provider>

function providersOf({ catalogue, siteUrl }: Deps, result: LookupAnswer): ToldProvider[] {
  const own = (found: FoundProvider, isGuess: boolean): ToldProvider => {
    const [cheapest] = orderAtPlace(result.plans.filter(plan => plan.providerId === found.id))
    const plan = cheapest && catalogue.internetPlan(cheapest.id)
    return {
      ...{ name: found.name, id: found.id, technology: found.technology },
      maxDownloadMbps: fastestThere(found, result),
      certainty: isGuess ? 'likely' : certaintyOf(found),
      cheapestPlan: cheapest && plan ? tellPlan(catalogue, siteUrl, plan, cheapest) : null,
    }
  }
  return [
    ...result.providers.map(found => own(found, false)),
    ...result.otherProviders.map(other => ({
      ...{ name: other.name, technology: other.technology, id: null, cheapestPlan: null },
      maxDownloadMbps: other.maxDownload,
      certainty: certaintyOf(other),
    })),
    ...result.likelyProviders.map(found => own(found, true)),
  ]
}

/** What the data measured there, else the fastest plan sold there: what a provider reaches anywhere may be another line. */
function fastestThere({ id, maxDownload, coverage }: FoundProvider, { plans }: LookupAnswer): number {
  const speeds = plans.filter(plan => plan.providerId === id).map(plan => plan.downloadMbps)
  const isMeasured = coverage?.technologies.some(({ download }) => download !== null) ?? false
  return isMeasured || speeds.length === 0 ? maxDownload : Math.max(...speeds)
}

function certaintyOf({ doubted, coverage }: FoundProvider | OtherProvider): ToldProvider['certainty'] {
  if (doubted) return 'doubted'
  if (!coverage) return 'in-state'
  return coverage.nationwide ? 'nationwide' : 'listed'
}

const placeFacts = ({ place, precision, dataDate }: LookupAnswer) => ({
  place: { zip: place.zipCode, city: place.city, state: place.state },
  ...{ precision, coverageAsOf: dataDate },
})

const placeInWords = ({ place }: LookupAnswer) =>
  `${place.city ? `${place.city}, ` : ''}${place.state} ${place.zipCode}`
