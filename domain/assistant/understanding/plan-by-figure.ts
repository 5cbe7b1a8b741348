import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { planName } from '../answers/plan-words.ts'
import type { Dialogue } from '../dialogue.ts'
import { plansNamed } from '../reading/plans-named.ts'
import { providersIn } from '../reading/read-question.ts'
import { speedsIn } from '../reading/speeds-in.ts'

/** A plan by its speed alone where somebody decides: `300 it is`, `ill take the 500`, `go with the gig`. */
const decides =
  /\b(?:(\d{3,4}|gig) (?:it is|will do|then|sounds (?:good|fine|great)|is (?:fine|enough|good|plenty)|works|please)|(?:go(?:ing)? with|take|do|get|order|choose|pick|want|sign up for|buy) (?:the )?(?:(\d{3,4}) ?(?:mbps|megs?)?|(?:1 )?(gig))(?: (?:one|plan))?)(?= *(?:$|[.,!?]|and\b|but\b|then\b|how\b|so\b|please\b))/i

/** How to order, which is what a decision asks. */
const howToOrder = /\bhow (?:do|can|would) (?:i|we) (?:order|sign up|buy|get (?:it|that|started))\b\??/gi
const asksElse = /\?|\b(?:what|whats|when|why|who|is|are|does|do|can|will|how)\b/i

/** A message with the plan written out that the visitor named before and now calls by its speed. */
export function withPlanByFigure(catalogue: Catalogue, said: string, { named }: Dialogue): string {
  const [words, first, second, third] = decides.exec(said) ?? []
  const figure = (first ?? second ?? third)?.toLowerCase()
  if (words === undefined || figure === undefined) return said
  const called = named
    .flatMap(id => catalogue.internetPlan(id) ?? [])
    .filter(({ name }) => name.toLowerCase().split(' ').includes(figure))
  const [plan, ...others] = called
  if (plan === undefined || others.length > 0) return said
  const rest = said.replace(words, ' ').replace(howToOrder, ' ')
  const name = planName(catalogue, plan)
  return asksElse.test(rest) ? said.replace(words, name) : `how do I order ${name}`
}

/** `The 2 gig`, `the 500 plan`, in the middle of a question. */
const theSpeed =
  /(?:\b(?:the|their|its) |(?<=\b(?:how much is|how much for|price of|cost of) ))(?:(\d{3,4})(?: ?(?:mbps|megs?|mb)\b)?(?! ?(?:gig|dollars|bucks|a month|\/|people|homes|fees?|charges?|one[- ]time|up ?front|once|off)\b)|((?:\d{1,2} ?)?gig(?:abit)?\b))(?: (?:one|plan|tier))?(?= \S|[ ?.!,]*$)/i
/** How fast somebody must be, and what more there is, is not asked of one plan. */
const isOfMore = /\b(?:need|needs|enough|overkill|too much|worth|extra|cheaper than|faster than)\b/i

/**
 * A question with the plan written out that it calls by its speed: `how much is the 2 gig after a year` of the one provider
 * that was spoken of.
 */
export function withPlanAtSpeed(catalogue: Catalogue, said: string, dialogue: Dialogue): string {
  const [words, mbps, gig] = theSpeed.exec(said) ?? []
  const speeds = speedsIn(said.toLowerCase())
  if (words === undefined || isOfMore.test(said) || speeds.length > 1) return said
  const [id, ...others] = dialogue.providers
  const provider = id === undefined || others.length > 0 ? null : catalogue.provider(id)
  if (!provider?.kinds.includes('internet') || providersIn(catalogue, said.toLowerCase()).length > 0)
    return said
  // Of a list of several it may be any.
  if (dialogue.listed.some(one => catalogue.internetPlan(one)?.providerId !== provider.id)) return said
  const speed = mbps ? Number(mbps) : 1_000 * Number(/^\d+/.exec(gig ?? '')?.[0] ?? 1)
  const found = plansNamed(catalogue, [{ provider, words: '' }], [speed], '')
  const [plan, ...more] = found
  return plan === undefined || more.length > 0 ? said : said.replace(words, planName(catalogue, plan))
}
