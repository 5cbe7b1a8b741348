import { capitalized } from '#domain/shared/first-letter.ts'
import { everydayUse } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { activitiesIn } from '../reading/home-activities.ts'
import type { Asking, Reply } from './asking.ts'
import { speeds } from './page-links.ts'
import { planListLink } from './plan-words.ts'

/** Two speeds between which somebody hesitates. */
const eitherSpeed =
  /\b(\d{2,5})(?: one| plan)? ?(?:mbps|megs?|mb|m)?(?:,? (?:or|vs|versus|compared to|and)(?: the)?|(?: \w+){0,3} (?:than|over)|(?: \w+){1,4} or(?: \w+){1,5}) (\d{2,5}) ?(?:mbps|megs?|mb|m)?\b(?! (?:people|kids|tvs?))/

/** `1 gig` is 1000. */
const inMegabits = (text: string) =>
  text.replace(/\b(?:a|one|the) gig\w*/g, '1000').replace(/\b(\d{1,2}) ?(?:gig\w*|gb(?:ps)?\b)/g, '$1000')

/** Which of two speeds a home needs: the lower one where it is enough. */
export function eitherOf({ asked, catalogue, dialogue }: Asking): Reply | null {
  const [low, high] = (eitherSpeed.exec(inMegabits(asked.text))?.slice(1) ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
  if (low === undefined || high === undefined || low === high) return null
  const { words, uses } = activitiesIn(catalogue, asked.text)
  const people = asked.people ?? dialogue.people
  const need = speedNeed({ people: people ?? 2, uses: [everydayUse(catalogue), ...uses] })
  // Without a number of people it is only said for the two that it was counted for.
  const forWhom = people === null ? ' for 2 people' : ''
  const who = (people ?? 2) === 1 ? 'one person needs' : `${people ?? 2} people need`
  const verdict =
    low >= need.neededMbps
      ? `${mbpsInWords(low)} is enough${forWhom}: ${mbpsInWords(high)} only shows in big downloads and with many people at once.`
      : high >= need.neededMbps
        ? `Take ${mbpsInWords(high)}: ${mbpsInWords(low)} can get tight${forWhom}.`
        : `Both can get tight${forWhom}.`
  return {
    text: `${verdict} ${capitalized(who)} about ${mbpsInWords(need.neededMbps)} at the same time, with room to spare.${people === null ? ' Tell me how many people are online.' : ''}${words ? ` ${words}` : ''}`,
    links: [speeds, planListLink({ speed: low }, 'Plans that fit')],
    needMbps: need.neededMbps,
  }
}
