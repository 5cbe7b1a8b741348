import { grouped } from '#domain/shared/money.ts'
import type { InternetPlan } from './internet-plan.schema.ts'

type Speed = Pick<InternetPlan, 'speed' | 'downloadMbps' | 'downloadFromMbps'>

/** A speed as people call it: `300 Mbps`, `1.2 Gig`. */
export function speedName(mbps: number): string {
  return mbps >= 1000 ? `${mbps / 1000} Gig` : `${mbps} Mbps`
}

/** A plan's speed for a column head: `1 Gig`, `Up to 140 Mbps`, `100–300 Mbps`, `572 Mbps typical`. */
export function planSpeedName({ speed, downloadMbps, downloadFromMbps }: Speed): string {
  if (speed === 'range' && downloadFromMbps !== null) return `${downloadFromMbps}–${downloadMbps} Mbps`
  if (speed === 'typical') return `${grouped(downloadMbps)} Mbps typical`
  return `${speed === 'up-to' ? 'Up to ' : ''}${speedName(downloadMbps)}`
}

/** What a table calls its plans: their speeds if all of them are sold by speed, otherwise their names. */
export function planHeadings(plans: readonly (Speed & Pick<InternetPlan, 'name'>)[]): string[] {
  const byName = plans.some(({ speed }) => speed === 'typical' || speed === 'range')
  return plans.map(plan => (byName ? plan.name : planSpeedName(plan)))
}

/** A plan's download or upload as tables show it: `Up to 500 Mbps`. */
export function planSpeedText({ speed }: Pick<InternetPlan, 'speed'>, mbps: number): string {
  return `${speed === 'up-to' ? 'Up to ' : ''}${grouped(mbps)} Mbps${speed === 'typical' ? ' typical' : ''}`
}

/** A plan's download as rows and tables show it: `300 Mbps`, `572 Mbps typical`, `133–415 Mbps`. */
export function downloadInWords(plan: Speed): string {
  return plan.downloadFromMbps === null
    ? planSpeedText(plan, plan.downloadMbps)
    : `${plan.downloadFromMbps}–${grouped(plan.downloadMbps)} Mbps`
}

/** A plan's upload in the same way: `23 Mbps typical`, `12–55 Mbps`; `null` if the provider doesn't publish it. */
export function uploadInWords(
  plan: Pick<InternetPlan, 'speed' | 'uploadMbps' | 'uploadToMbps'>,
): string | null {
  const { uploadMbps, uploadToMbps } = plan
  if (uploadMbps === null) return null
  return uploadToMbps === null
    ? planSpeedText(plan, uploadMbps)
    : `${mbpsSpan({ fromMbps: uploadMbps, toMbps: uploadToMbps })} Mbps`
}

/** The download in Mbps that the provider says you can count on: the lower end of a range. */
export function countedMbps({ downloadFromMbps, downloadMbps }: Omit<Speed, 'speed'>): number {
  return downloadFromMbps ?? downloadMbps
}

/** The download in Mbps that an order by speed goes by: the middle of a range, so that no ceiling beats a range above it. */
export const middleMbps = (plan: Omit<Speed, 'speed'>): number => (countedMbps(plan) + plan.downloadMbps) / 2

/** The figures of a range in Mbps: `10–25`, or `25` if both ends are the same. */
export function mbpsSpan({ fromMbps, toMbps }: { fromMbps: number; toMbps: number }): string {
  return fromMbps === toMbps ? grouped(toMbps) : `${grouped(fromMbps)}–${grouped(toMbps)}`
}

/** The typical download of a kind of connection: `25–1,200+ Mbps` where plans go beyond the end. */
export const typicalRange = (type: { fromMbps: number; toMbps: number; openEnded: boolean }): string =>
  `${mbpsSpan(type)}${type.openEnded ? '+' : ''} Mbps`

/** A plan called 1 Gig is one, though its label states 996 Mbps as typical. */
const CLOSE_ENOUGH = 0.94

/** Whether a download speed counts as one that is asked for: as fast, faster, or so close that both go by one name. In Mbps. */
export const reachesSpeed = (mbps: number, wantedMbps: number): boolean => mbps >= wantedMbps * CLOSE_ENOUGH

/** What a filter by speed lets through below the speed that it names; null if none of these plans is slower. */
export function closeSpeedInWords(plans: readonly Omit<Speed, 'speed'>[], wantedMbps: number): string | null {
  const below = plans.map(countedMbps).filter(mbps => mbps < wantedMbps)
  if (below.length === 0) return null
  return `Plans just under ${grouped(wantedMbps)} Mbps count, too: here from ${grouped(Math.min(...below))} Mbps.`
}
