import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { planName } from '../answers/plan-words.ts'
import type { Dialogue } from '../dialogue.ts'

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
