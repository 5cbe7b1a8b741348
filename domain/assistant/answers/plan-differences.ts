import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { limitsData } from '#domain/catalog/plan-type.ts'
import { countedMbps, downloadInWords } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import type { Asking } from './asking.ts'
import { listInWords, planName, uploadSaid } from './plan-words.ts'
import { fastestUpload } from './plans-in-question.ts'

/** What goes up, where that decides between two. */
export const sendsMuch =
  /\bupload|\b(?:zoom|wfh|works?(?:ing)? (?:from|at) home|remote work|vpn|video calls?)\b/

/** What is published of each: of two providers, their fastest. */
export function uploadsCompared(asking: Asking, plans: readonly InternetPlan[]): string {
  const { asked, catalogue } = asking
  // Two of one company are held against each other as they are.
  const ofPlans = asked.plans.length >= 2 || new Set(plans.map(plan => plan.providerId)).size < plans.length
  const held = ofPlans ? plans : plans.map(plan => fastestUpload(asking, plan))
  const [most, next] = held.toSorted((a, b) => (b.uploadMbps ?? 0) - (a.uploadMbps ?? 0))
  const { uploadMbps: nextFrom = null, uploadToMbps: nextTo = null } = next ?? {}
  // A range may reach beyond what the other one has.
  const isAhead = most && nextFrom !== null && (most.uploadMbps ?? 0) > (nextTo ?? nextFrom)
  const verdict = isAhead ? ` ${catalogue.providerName(most.providerId)} uploads more.` : ''
  const told = held.map(plan => {
    const upload = uploadSaid(plan)
    return upload === null
      ? `${catalogue.providerName(plan.providerId)} publishes none`
      : `${planName(catalogue, plan)} ${upload}`
  })
  const overVpn = /\bvpn/.test(asked.text) ? 'Over a VPN the upload counts most. ' : ''
  return `${overVpn}${ofPlans ? 'Uploads' : 'Fastest uploads'} that are published: ${listInWords(told)}.${verdict}`
}

/** By how much a price is higher. */
export function gapOf({ catalogue }: Asking, [one, two]: readonly [InternetPlan, InternetPlan]): string {
  const [low, high] = [one, two].toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  if (!low || !high) return ''
  const by = priceToday(high.schedule) - priceToday(low.schedule)
  return by === 0
    ? 'Both cost the same today.'
    : `${planName(catalogue, high)} costs ${formatMonthly(by)} more than ${planName(catalogue, low)} today.`
}

/** What the dearer one has beyond the other, by what is published of both. */
export function extraOf({ catalogue }: Asking, [one, two]: readonly [InternetPlan, InternetPlan]): string {
  const [low, high] = priceToday(one.schedule) <= priceToday(two.schedule) ? [one, two] : [two, one]
  const more = [
    countedMbps(high) > countedMbps(low)
      ? `${downloadInWords(high)} download in place of ${downloadInWords(low)}`
      : '',
    (high.uploadMbps ?? 0) > (low.uploadMbps ?? 0) && low.uploadMbps !== null
      ? `${uploadSaid(high) ?? ''} upload in place of ${uploadSaid(low) ?? ''}`
      : '',
    high.wifiIncluded && !low.wifiIncluded ? 'Wi-Fi equipment' : '',
    high.dataCap === 'none' && limitsData(low) ? 'data without a limit' : '',
  ].filter(words => words !== '')
  return more.length > 0
    ? `By what is published ${planName(catalogue, high)} comes with ${listInWords(more)}, and nothing else that our catalog knows of.`
    : `By what is published ${planName(catalogue, high)} comes with nothing beyond ${planName(catalogue, low)}.`
}

export function fasterOf({ catalogue }: Asking, [one, two]: readonly [InternetPlan, InternetPlan]): string {
  const [mostOne, mostTwo] = [one, two].map(
    plan => catalogue.provider(plan.providerId)?.maxDownloadMbps ?? plan.downloadMbps,
  )
  if (one.downloadMbps === two.downloadMbps && mostOne && mostTwo && mostOne !== mostTwo) {
    const [fast, most, less] = mostOne > mostTwo ? [one, mostOne, mostTwo] : [two, mostTwo, mostOne]
    return `${catalogue.providerName(fast.providerId)} advertises more at most: ${mbpsInWords(most)} against ${mbpsInWords(less)}; these two plans are sold with up to ${mbpsInWords(one.downloadMbps)} each.`
  }
  if (one.downloadMbps === two.downloadMbps)
    return `Neither is faster: both are sold with up to ${mbpsInWords(one.downloadMbps)}.`
  const [fast, slow] = one.downloadMbps > two.downloadMbps ? [one, two] : [two, one]
  const figures = `${downloadInWords(fast)} against ${downloadInWords(slow)}`
  // A range may begin below what the other one has.
  return countedMbps(fast) < slow.downloadMbps
    ? `Which is faster depends on your home: ${planName(catalogue, fast)} typically has ${figures} of ${planName(catalogue, slow)}.`
    : `${planName(catalogue, fast)} is faster: ${figures}.`
}
