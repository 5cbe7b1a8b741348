import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { countedMbps, downloadInWords, mbpsSpan } from '#domain/catalog/speed-words.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { plainWords } from '../understanding/features.ts'
import { usesAsked } from '../understanding/provider-uses.ts'
import { type AnswerOf, type Asking, namedInternet } from './asking.ts'
import { speeds, types } from './page-links.ts'
import { isThere } from './places/is-there.ts'
import { linksOfPlans, planName, uploadSaid } from './plan-words.ts'
import { focused } from './plans-in-question.ts'
import { fliesLow, flying } from './satellites.ts'

const MOST_NAMED = 3

function satelliteForCalls(catalogue: Catalogue, plan: InternetPlan): string {
  const low = flying(catalogue, 'low')
  const better = `For daily calls ${low ? `${low.replace(' and ', ', ')}, ` : ''}5G, cable or fiber is better, where it’s sold.`
  if (fliesLow(plan))
    return 'Video calls and work from home mostly go well: its satellites fly low, so the delay is short. Heavy rain or trees in the dish’s view can break a call.'
  return plan.orbit === 'high'
    ? `Video calls such as Zoom work only with patience: its satellites fly high, so every answer comes late and people talk over each other. ${better}`
    : `How well video calls go depends on how high its satellites fly, which our catalog doesn’t say: from high ones every answer comes late. ${better}`
}

/** Whether a plan suits calls: the delay of its line first, then its upload. */
function forCalls({ catalogue, asked }: Asking, plan: InternetPlan): string {
  const span = mbpsSpan(speedActivity(catalogue, 'video-calls'))
  if (plan.type === 'satellite') return satelliteForCalls(catalogue, plan)
  const upload = uploadSaid(plan)
  const up = upload === null ? 'an upload that the provider doesn’t publish' : `${upload} up`
  const wireless = plan.type === '5g' ? ' The speed of 5G changes with the signal.' : ''
  return `Yes, for video calls and work from home: a call takes about ${span} Mbps in both directions${(asked.people ?? 1) > 1 ? ' for each person' : ''}, and ${planName(catalogue, plan)} has ${downloadInWords(plan)} down and ${up}.${wireless}`
}

/** How many screens a plan carries, and whether its data end. */
function forVideo({ catalogue }: Asking, plan: InternetPlan): string {
  const each = speedActivity(catalogue, '4k-video').toMbps
  const screens = Math.floor(countedMbps(plan) / each)
  const name = planName(catalogue, plan)
  const many =
    screens === 0
      ? `Streaming works in HD: ${name} has ${downloadInWords(plan)}, and a screen in 4K takes about ${each}.`
      : `Yes, for streaming: ${name} has ${downloadInWords(plan)}, by the least of it enough for ${screens === 1 ? 'one screen' : `${Math.min(screens, 10)}${screens > 10 ? ' and more' : ''} screens`} in 4K at once.`
  const cap = {
    none: '',
    'slowed-beyond': ' Beyond its monthly data it gets slower, and video takes most.',
    'charged-beyond': ' Beyond its monthly data it costs extra, and video takes most.',
    'not-published': ' How much data is included isn’t published, and video takes most.',
  }[plan.dataCap]
  return `${many}${cap}`
}

/** Whether a provider that is named is good enough for what a home does. */
export const fitForUse = {
  fit_for_use: asking => {
    const uses = usesAsked(plainWords(asking.asked.text).join(' '), asking.asked)
    const plans = namedInternet(asking)
      .slice(0, MOST_NAMED)
      .flatMap(
        ({ id }) =>
          asking.asked.plans.find(plan => plan.providerId === id) ?? asking.catalogue.entryPlan(id) ?? [],
      )
    if (uses.length === 0 || plans.length === 0) return null
    const told = plans.map(
      plan =>
        `${asking.catalogue.providerName(plan.providerId)}: ${uses.map(use => (use === 'calls' ? forCalls(asking, plan) : forVideo(asking, plan))).join(' ')}`,
    )
    const { asked, place } = asking
    const there =
      asked.zipCode !== null && place
        ? namedInternet(asking)
            .slice(0, MOST_NAMED)
            .map(one => isThere(one, place.result, place.where, '').text.trim())
            .concat(place.certainty)
        : []
    return {
      text: [there.join(' '), ...told].join('\n').trim(),
      links: [speeds, types, ...linksOfPlans(asking.catalogue, plans)],
      ...focused(plans),
    }
  },
} satisfies Record<string, AnswerOf>
