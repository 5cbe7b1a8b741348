import { z } from 'zod'
import { certaintyInShort } from '#domain/availability/certainty-in-short.ts'
import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import { lookupRefusal, lookupRefusals } from '#domain/availability/lookup-refusal.ts'
import { regionOf } from '#domain/labels/region-of.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { answerFacts, answerWith, peoplesPages, zip } from './answer-facts.ts'
import { NOT_AT_A_PLACE, planId, standingAt } from './plan-standing.server.ts'
import { readToldLabel, toldLabel } from './told-label.server.ts'
import { planLine, pricedWords, tellPlan, toldPlan } from './told-plan.ts'
import { toldSchedule } from './told-schedule.ts'

type Deps = LookUpDeps & { siteUrl: string }

/** One plan with its prices over time and its provider's own label, at a ZIP code with the fees of its label there. */
export const getPlan = operation({
  name: 'getPlan',
  summary:
    'One plan: every price over time, fees, speed, and the provider’s own broadband label nearest to it, with the day of each.',
  input: z.strictObject({
    plan: planId.describe('The id of a plan, such as metronet-500.').meta({ examples: ['metronet-500'] }),
    zip: zip
      .optional()
      .describe('Where the home is: whether it is sold there, and what its label says there.'),
  }),
  output: z.object({
    ...answerFacts,
    plan: toldPlan,
    schedule: toldSchedule,
    label: toldLabel.nullable().describe('null: we hold no label of this plan'),
  }),
  refusals: ['plan_not_found', ...lookupRefusals],
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: Deps, { log }: Caller, input) {
    const { catalogue, siteUrl, db } = deps
    const plan = catalogue.internetPlan(input.plan)
    if (!plan) return refused('plan_not_found')
    const looked = input.zip === undefined ? null : await lookUpProviders({ ...deps, log }, input.zip)
    if (looked && !looked.ok) return lookupRefusal(looked, 'zip')
    const result = looked?.value.result ?? null
    const home = result?.place ?? null
    const told = tellPlan(catalogue, siteUrl, plan, await standingAt({ catalogue, db, log }, plan, result))
    const label = await readToldLabel(db, plan, home && regionOf(home))
    const { steps, oneTimeFees } = plan.schedule
    return succeeded(
      answerWith(
        deps,
        {
          summary: [
            planLine(told),
            label ? label.words : 'We hold no broadband label of the provider for this plan.',
          ].join('\n'),
          certainty: `${label ? 'The provider’s own label speaks of this plan' : 'We hold no label of this plan'}; ${pricedWords(told)}. ${result ? certaintyInShort(result) : NOT_AT_A_PLACE}`,
          plans: [told],
          pages: [
            ...(label ? [{ label: 'Label', path: labelPath(plan.id, input.zip) }] : []),
            ...peoplesPages(input.zip),
          ],
        },
        {
          plan: told,
          schedule: {
            steps: steps.map(({ fromMonth, monthlyCents }) => ({ fromMonth, monthlyCents })),
            oneTimeFees: oneTimeFees.map(({ label, cents, purpose }) => ({ label, cents, purpose })),
          },
          label,
        },
      ),
    )
  },
})

const labelPath = (id: string, at: string | undefined) => `/plans/${id}/label${at ? `?zip=${at}` : ''}`
