import { z } from 'zod'
import { feePurposes } from '#domain/pricing/fee-purpose.ts'

/** What a plan costs over time, as it is told to programs. */
export const toldSchedule = z.object({
  steps: z.array(
    z.object({
      fromMonth: z.int(),
      monthlyCents: z.int().nullable().describe('null: from here on no price is published'),
    }),
  ),
  oneTimeFees: z.array(
    z.object({
      label: z.string(),
      cents: z.int(),
      purpose: z
        .enum(feePurposes)
        .describe('What it is for; all: one sum of everything that is charged once'),
    }),
  ),
})
