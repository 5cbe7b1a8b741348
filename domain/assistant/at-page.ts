import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import type { Dialogue } from './dialogue.ts'
import { readQuestion } from './reading/read-question.ts'

/** What is asked of all that there is, or of a place, is not asked of what a page shows. */
const ofAll =
  /\b(?:who|which|anyone|anybody|anything|any|others?|else|providers?|companies|compare|vs|cheapest|fastest|best|options|available|near|zip|tv|bundles?|order|account|cart|call|chat)\b|\b(?:what|whats) (?:do you|can you|is there)\b/i

/**
 * The dialogue with what the page is about, on which the first question is asked: `what is the fee on this` on the label of
 * a plan, `how much is the 1 gig` on a provider's page. `page` is its path.
 */
export function atPage(catalogue: Catalogue, dialogue: Dialogue, page: string, said: string): Dialogue {
  // `Take out the TV`, in the cart.
  if (!dialogue.begun && page === '/cart') return { ...dialogue, lastIntent: 'add_to_cart' }
  if (dialogue.begun || ofAll.test(said)) return dialogue
  const asked = readQuestion(catalogue, said)
  // `Does this work in 59718`: what the page is about, at a place.
  const isElsewhere = asked.zipCode !== null && !/\b(?:this|it|that|they)\b/i.test(said)
  if (asked.providers.length > 0 || isElsewhere || asked.types.length > 0) return dialogue
  const plan = catalogue.internetPlan(/^\/plans\/([a-z\d-]+)\/label$/.exec(page)?.[1] ?? '')
  if (plan) return { ...dialogue, providers: [plan.providerId], plans: [plan.id], kind: 'internet' }
  const [, listed] = /^\/providers\/([a-z\d-]+)\//.exec(page) ?? []
  const provider = catalogue.providers.find(one => one.id === listed || providerPath(catalogue, one) === page)
  const [kind] = provider?.kinds ?? []
  if (!provider || !kind) return dialogue
  const entry = catalogue.entryPlan(provider.id)
  return { ...dialogue, providers: [provider.id], plans: entry ? [entry.id] : [], kind }
}
