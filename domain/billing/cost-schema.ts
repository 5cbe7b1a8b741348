import { z } from 'zod/mini'
import { feePurposes } from '#domain/pricing/fee-purpose.ts'
import type { WholeCost } from './whole-cost.ts'

const cents = z.int()

const schedule = z.object({
  steps: z.array(
    z.object({
      fromMonth: z.int(),
      monthlyCents: z.nullable(cents),
      assumedCents: z.exactOptional(cents),
    }),
  ),
  oneTimeFees: z.array(z.object({ label: z.string(), cents, purpose: z.enum(feePurposes) })),
  feesUnknown: z.exactOptional(z.literal(true)),
  isAbout: z.exactOptional(z.literal(true)),
})

const bill = z.object({
  month: z.int(),
  lines: z.array(
    z.object({
      kind: z.enum(['price', 'monthly-fee', 'one-time-fee']),
      service: z.string(),
      name: z.string(),
      quantity: z.int(),
      cents,
      published: z.boolean(),
    }),
  ),
  cents,
  known: z.boolean(),
  isAbout: z.exactOptional(z.literal(true)),
})

const charge = z.object({
  name: z.string(),
  every: z.enum(['month', 'once']),
  cents: z.nullable(cents),
  upTo: z.boolean(),
  text: z.string(),
})

/** What services cost in total, as the API returns it. */
export const wholeCostSchema: z.ZodMiniType<WholeCost> = z.object({
  schedule,
  bills: z.array(bill),
  unpublished: z.array(z.object({ service: z.string(), fromMonth: z.int() })),
  unstated: z.array(z.object({ service: z.string(), name: z.string(), text: z.string() })),
  labels: z.array(
    z.object({ service: z.string(), depending: z.array(charge), taxes: z.nullable(z.string()) }),
  ),
  conditions: z.array(z.object({ service: z.string(), sentences: z.array(z.string()) })),
  unlabelled: z.array(z.string()),
  otherPrice: z.exactOptional(z.array(z.string())),
})
