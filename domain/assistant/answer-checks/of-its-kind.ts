import type { Provider } from '#domain/catalog/provider.schema.ts'
import type { Asking } from '../answers/asking.ts'
import { brandsNamed } from '../reading/brands-named.ts'
import type { Intent } from '../understanding/intents.ts'
import { noTv } from '../understanding/shapes.ts'
import { isOfAlarms } from '../understanding/spoken-of.ts'

/** What is asked of home security or TV by name is told of that; who wishes to order something by name is told what it costs. */
export function ofItsKind(
  intent: Exclude<Intent, 'unknown'>,
  { asked, catalogue, dialogue }: Omit<Asking, 'intent'>,
): typeof intent {
  const [named] = asked.providers
  const { topic } = dialogue
  if (intent === 'plan_price' && !named && (topic === 'tv' || topic === 'security' || topic === 'bundle'))
    return topic
  // `Whats it cost total` after a bundle: all of it.
  if (intent === 'total_cost' && !named && asked.months === null && topic === 'bundle') return topic
  if (intent === 'total_cost' && !named && dialogue.kind === 'tv' && /\binternet\b/.test(asked.text))
    return 'bundle'
  if (
    intent === 'fees' &&
    !named &&
    (topic?.startsWith('security') || isOfAlarms(catalogue, dialogue)) &&
    !internet.test(asked.text)
  )
    return 'security'
  if (!named && isOfAlarms(catalogue, dialogue) && !internet.test(asked.text)) {
    // Of kits that were spoken of their lines tell the contract and what is paid.
    const isOfKits = catalogue.guides.securityArticle.brands.some(({ id }) => dialogue.listed.includes(id))
    if (isOfKits && (ofKits.has(intent) || pricesOf.has(intent))) return 'security'
    if (intent === 'termination' && topic !== 'contract') return 'contract'
    if (onlyOfInternet.has(intent)) return 'security'
  }
  if (!named && dialogue.kind === 'tv' && !internet.test(asked.text) && !noTv.test(asked.text)) {
    if (intent === 'termination') return 'contract'
    if (onlyOfInternet.has(intent) || (pricesOf.has(intent) && topic !== 'bundle')) return 'tv'
  }
  const isBrand = brandsNamed(catalogue, asked.text).length > 0
  if (intent !== 'how_to_order' && !ofAnyKind.has(intent)) return intent
  if (intent === 'how_to_order' && asksHow.test(asked.text)) return intent
  // `What does Verizon charge for 5G`, where it sells none: that is said first.
  const lacks = (one: Provider) =>
    !catalogue.plansOf(one.id).some(plan => asked.types.includes(plan.type)) && one.kinds.includes('internet')
  if (named && asked.providers.length === 1 && asked.types.length > 0 && lacks(named)) return 'technology'
  if (named?.kinds.includes('tv')) return 'tv'
  // What follows today's price is not in what a package costs.
  if (intent === 'later_price' && named?.kinds.includes('security')) return intent
  if (
    intent === 'total_cost' &&
    named &&
    catalogue.packagesOf(named.id).some(({ id }) => catalogue.offering(id))
  )
    return intent
  if (named?.kinds.includes('security') || (!named && isBrand))
    return intent === 'compare' ? 'security_compare' : 'security'
  return intent === 'how_to_order' && named ? 'plan_price' : intent
}

/** How it is ordered; a wish to order something is answered with what it costs. */
const asksHow = /\bhow (?:do|can|would|does|to)\b/

const internet = /\b(?:internet|wi-?fi|fiber|cable|dsl|5g|satellite|mbps|gig|speeds?|providers?)\b/

/** What is asked of internet plans; after an alarm it is asked of alarms. */
const onlyOfInternet: ReadonlySet<Intent> = new Set([
  ...(['make_cheaper', 'cheapest', 'best', 'value', 'find_plans', 'more_options'] as const),
])

const ofKits: ReadonlySet<Intent> = new Set(['contract', 'termination', 'compare', 'provider'] as const)

const pricesOf: ReadonlySet<Intent> = new Set([
  'later_price',
  'plan_price',
  'fees',
  'first_bill',
  'total_cost',
])

const ofAnyKind: ReadonlySet<Intent> = new Set([
  'provider',
  'plan_price',
  'cheapest',
  'compare',
  'find_plans',
  'best',
  'value',
  'total_cost',
  'later_price',
  'fees',
])
