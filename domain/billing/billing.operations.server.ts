import { z } from 'zod/mini'
import { doubtsAt } from '#domain/availability/doubts-at.server.ts'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { NO_DOUBTS } from '#domain/availability/place-doubts.ts'
import { type StoredCartLine, storedCartLine } from '#domain/cart/cart.ts'
import { postedLines } from '#domain/cart/posted-lines.ts'
import { pricesWhenAdded } from '#domain/cart/prices-when-added.server.ts'
import { cartChange, pricesOf, repriceCart, shownPrices } from '#domain/cart/reprice-cart.ts'
import { severalInternetWords } from '#domain/cart/several-internet.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { isUnconfirmed } from '#domain/catalog/unconfirmed-price.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { wholeCostSchema } from './cost-schema.ts'
import type { PlanCharges } from './plan-charges.server.ts'
import { wholeCost } from './whole-cost.ts'

const cartLine: z.ZodMiniType<StoredCartLine> = z.object({
  id: z.string(),
  planId: z.exactOptional(z.string()),
  providerId: z.string(),
  providerName: z.string(),
  serviceName: z.string(),
  quantity: z.int(),
  price: z.number(),
})

type Deps = LookUpDeps & { planCharges: PlanCharges }

/**
 * What a cart costs at today's prices: totals, the first and thirteenth bill, and what is not published; at a ZIP code
 * also which of its internet plans nobody lists there.
 */
export const costCart = operation({
  name: 'costCart',
  summary:
    'What a cart costs in all at the catalog’s prices, with its first and thirteenth bill; names what is not published.',
  input: z.strictObject({
    lines: postedLines,
    /** Where the home is, if that is known: some labels hold for one city. */
    zipCode: z.exactOptional(z.string().check(z.regex(/^\d{5}$/))),
  }),
  output: z.object({
    cost: wholeCostSchema,
    changes: z.array(cartChange),
    lines: z.array(cartLine),
    /** What the sums are of: an order that names it is refused once it isn't so anymore. */
    shown: z.array(shownPrices),
    /** The home that this was worked out for; null without a ZIP code that we know. */
    home: z.nullable(z.object({ zipCode: z.string(), city: z.string(), state: z.string() })),
    /** Names of internet plans that aren't listed for that home. */
    notListed: z.array(z.string()),
    /** That it holds more than one internet plan, in words; null where it doesn't. */
    severalInternet: z.nullable(z.string()),
    /** When each line's price was last checked, whether no label confirms it, and how certain it is at that home where it isn’t listed there. */
    checks: z.array(
      z.object({
        ...{ service: z.string(), checkedOn: z.string() },
        unconfirmed: z.exactOptional(z.boolean()),
        /** Whether none could: TV and home security have no labels. */
        unlabeled: z.exactOptional(z.boolean()),
        certainty: z.exactOptional(z.string()),
      }),
    ),
  }),
  refusals: [],
  limits: [{ name: 'cart_cost', per: 'client' }],
  lane: 'rest',
  async run(deps: Deps, { log }: Caller, { lines, zipCode = '' }) {
    const { catalogue, planCharges, zips, db } = deps
    const home = zips.find(zipCode) ?? null
    const now = deps.now()
    const shown = await pricesWhenAdded(db, lines, now)
    const { items, offerings, changes } = repriceCart(lines, catalogue, shown, now)
    const services = await Promise.all(
      offerings.map(async (offering, index) => ({
        providerName: offering.providerName,
        serviceName: offering.serviceName,
        quantity: items[index]?.quantity ?? 1,
        schedule: offering.schedule,
        charges: await planCharges(catalogue, offering, home),
        conditions: offering.conditions ?? [],
      })),
    )
    const { notListed, unsure } = home ? await doubtsAt({ ...deps, log }, zipCode, offerings) : NO_DOUBTS
    return succeeded({
      ...{
        cost: wholeCost(services),
        changes,
        lines: items.map(storedCartLine),
        shown: offerings.map(pricesOf),
      },
      home: home ? { zipCode, city: home.city, state: home.state } : null,
      notListed,
      severalInternet: severalInternetWords(
        offerings.map((one, index) => ({ ...one, quantity: items[index]?.quantity ?? 1 })),
      ),
      checks: offerings.map(offering => {
        const service = fullName(offering.providerName, offering.serviceName)
        const doubt = unsure.find(one => one.service === service)
        return {
          ...{ service, checkedOn: catalogue.checkedOn(offering.planId) },
          ...(isUnconfirmed(catalogue, offering) ? { unconfirmed: true } : {}),
          ...(offering.kind === 'internet' ? {} : { unlabeled: true }),
          ...(doubt ? { certainty: doubt.words } : {}),
        }
      }),
    })
  },
})
