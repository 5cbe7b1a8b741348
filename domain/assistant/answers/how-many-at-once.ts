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
