import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { securityOptions } from '#domain/catalog/security-package.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { centsFromDollars } from '#domain/shared/money.ts'
import { planName } from '../answers/plan-words.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn } from '../reading/read-question.ts'

/** `The 75 one`, `the 30 dollar one`, `the 500 plan`, `lets do the 1 gig`: one of those that were told. */
const called =
  /\b(?:the|that) \$?(?:(\d{2,4})(?:\.\d\d)?(?: ?(dollars?|bucks|mbps|megs?))?|(?:(\d) ?)?(gig)(?:abit)?) (?:one|plan|tier)\b|(?:(?<=\b(?:do|take|with|pick|choose) )(?:the )?|(?<=\b(?:want|get|give me) )the )\$?(?:(\d{2,4})(?: ?(dollars?|bucks|mbps|megs?))?|(?:(\d) ?)?(gig)(?:abit)?)(?: (?:one|plan))?(?=[.!]* *$)/i
/** What only says that it is taken. */
const onlyTakes =
  /^(?:ok|okay|yes|yeah|sure|no|nah|so|then|lets|let['’]s|i|ill|i['’]ll|we|we['’]ll|will|would|want|need|like|take|do|get|go|with|pick|choose|give|me|please|pls|make|it|for|now|,|\.|!)*$/i

const takes = /\b(?:do|take|want|get|with|pick|choose|make|need)\b/i
/** What an order asks, and what is said of the one that is taken. */
const ofOrder = /\bhow (?:do|can|would) (?:i|we) (?:get|order|buy|sign up for) (?:it|that|that one)\b\??/i
const whichOne = /\bthat (?:never|stays?|does|doesn['’]?t|won['’]?t|has|is|includes?)\b.*$/i

/** Less than this is rather a price, more rather a speed. */
const MOST_A_MONTH = 300

const isAt = ({ schedule }: Pick<Offering, 'schedule'>, dollars: number): boolean =>
  Math.abs(priceToday(schedule) - centsFromDollars(dollars)) < centsFromDollars(1)
const isNamed = ({ name }: InternetPlan, figure: string): boolean =>
  name.toLowerCase().split(' ').includes(figure)

/** The first of some plans that is called by a price or a speed. */
function oneCalled(plans: readonly InternetPlan[], figure: string, unit: string): InternetPlan | undefined {
  const dollars = Number(figure)
  const byPrice = plans.find(plan => isAt(plan, dollars))
  const bySpeed = plans.find(plan => isNamed(plan, figure))
  if (/^(?:dollar|buck)/i.test(unit)) return byPrice
  if (unit !== '') return bySpeed
  return dollars <= MOST_A_MONTH ? (byPrice ?? bySpeed) : bySpeed
}

/** The first package of TV or an alarm with a price: of those listed, then of some companies; null where none has it. */
function packageAt(catalogue: Catalogue, dollars: number, ids: readonly string[], dialogue: Dialogue) {
  const { content, tvPackage, packagesOf, providerName } = catalogue
  const packages =
    dialogue.kind === 'tv'
      ? [
          ...dialogue.listed.flatMap(id => tvPackage(id) ?? []),
          ...content.tvPackages.filter(({ providerId }) => ids.includes(providerId)),
        ].map(one => ({ ...one, options: [one] }))
      : ids.flatMap(packagesOf).map(one => ({ ...one, options: securityOptions(one) }))
  const found = packages.find(({ options }) => options.some(option => isAt(option, dollars)))
  return found ? `${providerName(found.providerId)} ${found.name}` : null
}

/** What a message calls by a price or a speed; null where nothing that was told has it. */
function whatIsCalled(
  catalogue: Catalogue,
  match: RegExpExecArray,
  named: readonly string[],
  dialogue: Dialogue,
): string | null {
  const [, a, unitA, gigsA, gigA, b, unitB, gigsB, gigB] = match
  const ids = named.length > 0 ? named : dialogue.providers
  const isOf = (kind: NonNullable<Dialogue['kind']>) =>
    named.length > 0
      ? named.every(id => catalogue.provider(id)?.kinds.includes(kind))
      : dialogue.kind === kind
  const figure = a ?? b ?? ''
  const unit = unitA ?? unitB ?? ''
  if (isOf('internet') && named.length < 2) {
    const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
    const [only, ...more] = ids
    const own = only !== undefined && more.length === 0 ? catalogue.plansOf(only) : []
    const plans = named.length > 0 ? own : [...listed, ...own]
    const gigs = Number(gigsA ?? gigsB ?? 1)
    const plan =
      (gigA ?? gigB)
        ? plans.find(({ name }) => name.toLowerCase().includes(`${gigs} gig`))
        : oneCalled(plans, figure, unit)
    return plan ? planName(catalogue, plan) : null
  }
  if (figure === '' || /^m/i.test(unit) || (dialogue.kind !== 'tv' && dialogue.kind !== 'security'))
    return null
  return packageAt(catalogue, Number(figure), ids, dialogue)
}

/**
 * A message with the plan or package written out that it calls by its price or its speed: one of the last list, else of the
 * provider that it names or that was spoken of. Whoever only takes it asks how to order it.
 */
export function withOneByFigure(catalogue: Catalogue, said: string, dialogue: Dialogue): string {
  const match = called.exec(said)
  if (match === null) return said
  const [words] = match
  const named = providersIn(catalogue, said.toLowerCase())
  const name = whatIsCalled(
    catalogue,
    match,
    named.map(({ provider }) => provider.id),
    dialogue,
  )
  if (name === null) return said
  const rest = named.reduce(
    (left, one) => left.toLowerCase().replace(one.words, ' '),
    said.replace(words, ' '),
  )
  const left = rest.replace(ofOrder, ' ').replace(whichOne, ' ')
  const isTaken =
    onlyTakes.test(left.replace(/\s+/g, '')) && (left !== rest || takes.test(said) || ofOrder.test(said))
  return isTaken ? `how do I order ${name}` : said.replace(words, name)
}
