import { z } from 'zod/mini'
import { type ReportedEntry, reportedEntries } from '#domain/availability/reports/reported-entries.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { noInput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import {
  decideRefusal,
  type PromiseDeps,
  type RefusedOrder,
  ratesOfProviders,
  refusals,
} from './refusals.server.ts'
import { publicRates, type ServedRate } from './served-rates.ts'

const MOST_REPORTED = 200

/** A provider's rate with its name, and at how many places visitors or the desk contradict it. */
export type NamedRate = ServedRate & { provider: string; confirmedPlaces: number; reportedPlaces: number }

export const readPromises = staffOperation({
  name: 'readPromises',
  summary: 'Who promises most and serves least: orders that providers refused, by provider and one by one.',
  input: noInput,
  output: z.custom<{
    rates: NamedRate[]
    refusals: RefusedOrder[]
    isPublic: boolean
    needs: { orders: number; providers: number }
  }>(),
  refusals: [],
  async run(deps: PromiseDeps & { settings: BusinessSettings }) {
    const needs = deps.settings.values['public-refusals']
    const rates = await ratesOfProviders(deps)
    const reported = await reportedEntries(deps, MOST_REPORTED)
    return succeeded({
      rates: rates.map(rate => ({ ...rate, ...named(deps, rate.providerId, reported) })),
      refusals: await refusals(deps),
      isPublic: publicRates(rates, needs) !== null,
      needs,
    })
  },
})

function named({ catalogue }: PromiseDeps, id: string, reported: readonly ReportedEntry[]) {
  const names = new Set([id, ...(catalogue.provider(id)?.fccProviderIds ?? []).map(fcc => `fcc:${fcc}`)])
  const own = reported.filter(({ entry }) => names.has(entry))
  return {
    provider: catalogue.providerName(id),
    confirmedPlaces: new Set(own.filter(({ confirmed }) => confirmed).map(({ place }) => place)).size,
    reportedPlaces: new Set(own.map(({ place }) => place)).size,
  }
}

export const decideOnRefusal = staffOperation({
  name: 'decideRefusal',
  summary: "Says of a provider's refusal that the coverage is wrong there, or that it is not.",
  input: z.object({
    orderId: z.uuid(),
    providerId: z.string().check(z.maxLength(80)),
    decision: z.enum(['confirmed', 'dismissed']),
  }),
  output: z.object({}),
  refusals: ['work_gone'],
  run: async (deps: PromiseDeps, { staff }, decided) =>
    (await decideRefusal(deps, staff, decided)) ? succeeded({}) : refused('work_gone'),
})
