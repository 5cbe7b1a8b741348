import { formatDate } from '#domain/shared/calendar.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import type { Provider } from './provider.schema.ts'

/** What a catalog says of providers and of its checks. */
type Checked = { provider(id: string): Provider | undefined; checkedOn(planId: string): string }

/** Who has bought the provider of a plan since its price was last checked; null if nobody has, as far as we know. */
function buyerSince(
  { provider, checkedOn }: Checked,
  { id, providerId }: Pick<InternetPlan, 'id' | 'providerId'>,
) {
  const { name = '', ownership = null } = provider(providerId) ?? {}
  return ownership && !ownership.part && checkedOn(id) < ownership.since ? { name, ...ownership } : null
}

/** The same in a few words, as rows of plans show it: `Price from before Verizon took over`. */
export function buyerInWords(
  catalogue: Checked,
  plan: Pick<InternetPlan, 'id' | 'providerId'>,
): string | null {
  const bought = buyerSince(catalogue, plan)
  return bought && `Price from before ${bought.owner} took over`
}

/**
 * Plans whose price is from before somebody bought their provider, with that among what it depends on: whoever compares,
 * orders or asks about one reads it, not only visitors of the provider's page.
 */
export const withBuyers = (content: CatalogueContent, catalogue: Checked): CatalogueContent => ({
  ...content,
  internetPlans: content.internetPlans.map(plan => {
    const bought = buyerSince(catalogue, plan)
    if (!bought) return plan
    const { name, owner, since } = bought
    const words = `${name} has been part of ${owner} since ${formatDate(since)}, and this price is from before that: ask what is sold now.`
    return { ...plan, conditions: [{ about: 'other' as const, words }, ...plan.conditions] }
  }),
})
