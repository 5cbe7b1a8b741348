import type { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, type OnlineUse, speedNeed } from '#domain/speed-needs/speed-needs.ts'

/** No home has more people or screens online at once. */
const MOST_AT_ONCE = 200

/** How many people, or screens in the use that is named, so many Mbps carry at the same time. */
export function howManyAtOnce(
  mbps: number,
  use: Pick<OnlineUse, 'mbpsPerPerson'>,
  one: string,
  more: string,
): string {
  const needOf = (people: number) => speedNeed({ people, uses: [use] })
  let many = 1
  while (many < MOST_AT_ONCE && needOf(many + 1).togetherMbps <= mbps) many += 1
  return `${mbpsInWords(mbps)} is enough for about ${many} ${many === 1 ? one : more} at the same time: count ${mbpsInWords(needOf(1).perPersonMbps)} for each, and leave some room.`
}

/** How many cameras so much upload carries, by the least and the most that one takes. */
export function camerasOn(mbps: number, { fromMbps, toMbps }: ReturnType<typeof speedActivity>): string {
  const [least, most] = [Math.floor(mbps / toMbps), Math.floor(mbps / fromMbps)]
  return least < 1
    ? `${mbpsInWords(mbps)} of upload is little for one camera.`
    : `${mbpsInWords(mbps)} of upload carries ${least === most ? least : `${least} to ${most}`} ${most === 1 ? 'camera' : 'cameras'}, if nothing else goes up: cameras use upload, which most plans have less of than download.`
}
