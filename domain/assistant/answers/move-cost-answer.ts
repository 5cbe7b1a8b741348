import { formatCents } from '#domain/shared/money.ts'
import { takesAlong } from '../lead/places-of-move.ts'
import type { AnswerOf } from './asking.ts'
import { movingChecklist } from './page-links.ts'
import { linksOfPlans, listInWords } from './plan-words.ts'

/** What it costs to take a service along to another home. */
export const moveCost: AnswerOf = ({ asked, dialogue, catalogue, place, salesPhone }) => {
  // What somebody has comes along, and not what was looked at last.
  const own = takesAlong(asked.text) ? dialogue.own : null
  const id =
    asked.providers[0]?.id ?? own ?? (dialogue.providers.length === 1 ? dialogue.providers[0] : dialogue.own)
  const provider = id ? catalogue.provider(id) : undefined
  if (!provider || !provider.kinds.includes('internet'))
    return {
      text: `What a provider charges for moving a service our catalog doesn’t say: ask yours, before you give it up. A line that is set up anew has the one-time fees that stand beside each plan. For help call ${salesPhone}.`,
      links: [movingChecklist],
    }
  const { name } = provider
  const isFound = place?.result.providers.some(one => one.id === provider.id) ?? false
  const isLikely = place?.result.likelyProviders.some(one => one.id === provider.id) ?? false
  if (!isFound && !isLikely && place)
    return {
      text: `I don’t find ${name} around ${place.where}, so its service can’t move there by our data. Whether ending it early costs a fee your bill or ${name} says; what a new provider charges once stands beside each plan. ${place.certainty}`,
      links: [movingChecklist],
      focus: dialogue.plans,
    }
  const entry = catalogue.entryPlan(provider.id)
  const fees = entry?.schedule.oneTimeFees.map(fee => `${fee.label} ${formatCents(fee.cents)}`) ?? []
  return {
    text: `${place ? `${name} ${isFound ? 'sells' : 'is likely, but not confirmed,'} around ${place.where}: ask it whether it can move your service to the new address. ` : ''}What ${name} charges for moving its service our catalog doesn’t say: ask ${name} before you give anything up.${fees.length > 0 ? ` A new customer of ${entry?.name} pays once: ${listInWords(fees)}.` : ''}${place ? ` ${place.certainty}` : ' Tell me the new ZIP code and I’ll see whether it sells there.'}`,
    links: [movingChecklist, ...(entry ? linksOfPlans(catalogue, [entry]) : [])],
    focus: entry ? [entry.id] : dialogue.plans,
  }
}
