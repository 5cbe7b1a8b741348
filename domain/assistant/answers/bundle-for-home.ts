import { countedMbps } from '#domain/catalog/speed-words.ts'
import { everydayUse } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import type { Asking } from './asking.ts'

const games = /\bgam(?:e|es|ing|ers?)\b/

/** What the internet of a bundle has to carry, where it is told who is at home: the cheapest may be too slow for all of them at once. */
export function carriesHome({ asked, catalogue }: Asking, planId: string | undefined): string {
  const plan = catalogue.internetPlan(planId ?? '')
  const { people } = asked
  if (!plan) return ''
  const forGames = games.test(asked.text) ? ' For games a short delay counts more than speed.' : ''
  if (people === null || people < 2) return forGames
  const { neededMbps } = speedNeed({ people, uses: [everydayUse(catalogue)] })
  const has = countedMbps(plan)
  const enough =
    has >= neededMbps
      ? `which ${plan.name} has`
      : `more than the ${mbpsInWords(has)} of ${plan.name}, so it may slow down when all are online`
  return ` For ${people} people at the same time count ${mbpsInWords(neededMbps)}, ${enough}.${forGames}`
}
