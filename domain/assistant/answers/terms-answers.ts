import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { dataInWords } from '#domain/catalog/internet-plan.ts'
import { boundMonths, limitsData } from '#domain/catalog/plan-type.ts'
import { readResultsQuery, writeResultsQuery } from '#domain/comparison/results-query.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { type AnswerOf, type Asking, namedInternet, plansMeant, plansOnOffer, type Reply } from './asking.ts'
import { autopay } from './autopay-answer.ts'
import { contract } from './contract-answer.ts'
import { contractUnsaid, freeOfTerm } from './contract-words.ts'
import { equipment } from './equipment-answer.ts'
import { taxesInWords } from './label-words.ts'
import { likelyPlans, namesByGuess } from './places/likely-plans.ts'
import { plansThere } from './places/plans-there.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'
import { asksSwitchingCost, costOfSwitching } from './switching-cost.ts'
import { upload } from './upload-answer.ts'

const taxes: AnswerOf = asking => {
  const { asked, catalogue, dialogue } = asking
  const named = namedInternet(asking)
  const meant = plansMeant(asking)
  const plans = meant.length > 0 ? meant : named.flatMap(({ id }) => plansThere(asking, id))
  const [other] = asked.providers
  const told =
    plans.length > 0
      ? taxesInWords(asking, plans)
      : other
        ? `Taxes are not included in the prices of ${other.name} here: they differ by place and come on top.`
        : 'Taxes are not included in most prices here: they differ by place and come on top. Where a plan’s broadband label includes them, the label says so.'
  return {
    text: `${told} Fees that every customer pays are counted in our totals where the provider’s label names them.`,
    links: plans.length > 0 ? linksOfPlans(catalogue, plans) : [planListLink()],
    focus: meant.length > 0 ? meant.map(({ id }) => id) : dialogue.plans,
  }
}

const unlimitedWanted =
  /^(?!.*\b(?:costs?|extra|how much|price)\b).*\b(?:unlimited|(?:no|without a?) (?:data )?(?:cap|limit)s?)\b/

/** Who wishes for data without a limit where a provider sells none: who has that, there where a place is known. */
function unlimitedInstead(
  asking: Asking,
  own: readonly InternetPlan[],
  meant: readonly InternetPlan[],
): Reply {
  const { catalogue } = asking
  const namesOf = (plans: readonly InternetPlan[]) =>
    listInWords([...new Set(plans.map(plan => catalogue.providerName(plan.providerId)))])
  const free = plansOnOffer({
    ...asking,
    asked: { ...asking.asked, providers: [] },
    dialogue: { ...asking.dialogue, providers: [] },
  }).filter(plan => plan.dataCap === 'none')
  return {
    text: `All plans of ${namesOf(own)} in our catalog have a limit. Whether unlimited data can be added, and for how much, our catalog doesn’t say: ask ${namesOf(own)}. Without a limit${asking.place ? ` for ${asking.place.where}` : ''}: ${free.length > 0 ? namesOf(free) : 'nobody that I find'}.${asking.place ? ` ${asking.place.certainty}` : ' Tell me your ZIP code and I’ll say who of them is there.'}`,
    links: [planListLink(), ...linksOfPlans(catalogue, own.slice(0, 1))],
    focus: meant.length > 0 ? meant.map(({ id }) => id) : own.slice(0, 1).map(({ id }) => id),
  }
}

const howSlow =
  /\bhow (?:slow|fast|much slower)\b|\b(?:what|which) speeds?\b|\bslow\w* (?:\w+ )?(?:down )?to\b/

/** `My old plan has 1.2 TB`: what new ones have says nothing of it. */
const ofOldPlan =
  /\b(?:my|our|the|even) (?:old|older|current|existing|present)\b|\b(?:older|old) (?:ones?|plans?)\b|\bon mine\b/

const dataCap: AnswerOf = asking => {
  const { catalogue } = asking
  const named = namedInternet(asking)
  // `Which of those has no cap`: of all that is sold there, not only of the one looked at last.
  const isOfMany = /\b(?:which|who|whose|those|any(?:one|body)?|ones? without)\b/.test(asking.asked.text)
  const wanted = asking.asked.text.includes('without')
  const meant = isOfMany && (asking.place || wanted) && named.length === 0 ? [] : plansMeant(asking)
  const plans =
    meant.length > 0 && named.length === 0
      ? catalogue.internetPlans.filter(plan => meant.some(one => one.providerId === plan.providerId))
      : named.flatMap(({ id }) => plansThere(asking, id))
  const capInWords = (own: readonly InternetPlan[]) => {
    const name = catalogue.providerName(own[0]?.providerId ?? '')
    const capped = own.find(limitsData)
    if (!capped && own.some(plan => plan.dataCap === 'not-published'))
      return `${name} doesn’t say on its labels how much data is included: ask before you order.`
    if (!capped) return `${name} plans come with unlimited data.`
    const amount = capped.dataCapGb === null ? '' : dataInWords(capped).join(' ')
    const unknown =
      amount === '' ? ` How much data that is our catalog doesn’t say: ask ${name} before you order.` : ''
    return capped.dataCap === 'slowed-beyond'
      ? `${name} slows you down after the monthly data; nothing extra is charged.${amount && ` ${amount}`}${unknown}`
      : `${name} has a data limit and charges extra beyond it.${amount && ` ${amount}`}${unknown}`
  }
  const wantsUnlimited = asking.dialogue.topic === 'data_cap' && unlimitedWanted.test(asking.asked.text)
  if (wantsUnlimited && plans.length > 0 && plans.every(limitsData))
    return unlimitedInstead(asking, plans, meant)
  if (plans.length > 0) {
    const groups = [...Map.groupBy(plans, plan => plan.providerId).values()]
    return {
      text: `${ofOldPlan.test(asking.asked.text) ? 'An older plan may have a limit that new ones haven’t: your bill, or the provider, says it, and what more costs. Of new plans: ' : ''}${groups.map(capInWords).join(' ')}${howSlow.test(asking.asked.text) && plans.some(plan => plan.dataCap === 'slowed-beyond') ? ' How slow it gets then our catalog doesn’t say: ask the provider before you order.' : /throttl|slow/.test(asking.asked.text) ? ' Whether heavy use is slowed down at busy hours I don’t know: the plan’s FCC label or the provider says so.' : ''}`,
      links: linksOfPlans(
        catalogue,
        groups.flatMap(own => own.slice(0, 1)),
      ),
      focus:
        meant.length > 0
          ? meant.map(({ id }) => id)
          : groups.flatMap(own => own.slice(0, 1).map(({ id }) => id)),
    }
  }
  const meaning = /\bwhat(?:.?s| is| are| does)\b(?: an?| the| my)? data (?:cap|limit)/.test(
    asking.asked.text,
  )
    ? 'A data cap is how much data a plan includes each month; beyond it you’re slowed down or pay more. '
    : ''
  const isFree = (plan: InternetPlan) => plan.dataCap === 'none'
  const isUnsaid = (plan: InternetPlan) => plan.dataCap === 'not-published'
  const names = (kind: (plan: InternetPlan) => boolean, own: readonly InternetPlan[]) =>
    listInWords([...new Set(own.filter(kind).map(plan => catalogue.providerName(plan.providerId)))])
  const there = asking.place ? plansOnOffer(asking) : []
  if (asking.place && there.length > 0) {
    const without = names(isFree, there)
    const withCap = names(limitsData, there)
    const unsaid = names(isUnsaid, there)
    // `The first one` is then the first of these.
    const listed = [isFree, limitsData, isUnsaid].flatMap(kind =>
      [...Map.groupBy(there.filter(kind), plan => plan.providerId).values()].flatMap(own => own.slice(0, 1)),
    )
    const likely = likelyPlans(asking).filter(plan => !there.includes(plan))
    const also = [true, false]
      .map(isWithout =>
        namesByGuess(
          asking,
          likely.filter(isWithout ? isFree : limitsData),
          guess =>
            `${capitalized(guess)} there ${isWithout ? 'without one' : 'with a limit'}, but not confirmed:`,
        ),
      )
      .join('')
    return {
      text: `${without ? `No data cap for ${asking.place.where}: ${without}.` : `I find nobody without a data cap for ${asking.place.where}.`}${withCap ? ` With a limit: ${withCap}.` : ''}${unsaid ? ` Not published: ${unsaid}.` : ''}${also} ${asking.place.certainty}`,
      links: [planListLink()],
      listed: listed.map(({ id }) => id),
      focus: listed.slice(0, 1).map(({ id }) => id),
    }
  }
  const limited = names(limitsData, catalogue.internetPlans)
  const unsaid = names(isUnsaid, catalogue.internetPlans)
  const unlimited =
    /\bunlimited\b.*\b(?:mean\w*|really|throttl\w*|slow\w*|soft)\b|\bmeans?\b.*\bunlimited\b|\breally unlimited\b/.test(
      asking.asked.text,
    )
      ? 'Unlimited means that no amount of data costs extra or ends the month. It can still be slower when the network is busy, 5G most of all; from which amount on, if any, a plan’s broadband label says. '
      : ''
  return {
    text: `${meaning}${unlimited}Unlimited data comes with every plan in our catalog except those of ${limited}${unsaid && `; ${unsaid} don’t say how much data is included`}.`,
    links: [planListLink()],
  }
}

const ofLastMonth = /\b(?:whole|last|full) month\b|\bprorat\w*/
const termination: AnswerOf = asking => {
  if (asksSwitchingCost(asking)) return costOfSwitching(asking)
  const { asked, catalogue, dialogue } = asking
  const whom =
    asked.providers.length > 0
      ? asked.providers
      : dialogue.providers.flatMap(id => catalogue.provider(id) ?? [])
  const [guard] = whom.filter(one => !one.kinds.includes('internet'))
  if (guard)
    return {
      text: `What ${guard.name} charges when you leave early I don’t know: our catalog has no published term. If you have it already, your contract names the fee: ask ${guard.name} in writing when the term ends, what leaving costs and how long before you must give notice. Before you order, ask at ${asking.salesPhone}.`,
      links: guard.page ? [{ label: guard.name, href: guard.page }] : [],
    }
  const named = namedInternet(asking)
  const plans = plansMeant(asking)
  // `If I switch, is there a fee`: of what somebody has.
  const has = /\b(?:i|we) (?:switch|leave|cancel)|\b(?:my|our) (?:contract|plan)\b/.test(asking.asked.text)
    ? asking.dialogue.own
    : null
  const whose = named.length > 0 ? named.map(({ id }) => id) : has === null ? [] : [has]
  const own = whose.length > 0 ? whose.flatMap(id => asking.catalogue.plansOf(id)) : plans
  const bound = own.filter(plan => boundMonths(plan) > 0)
  const start =
    bound.length > 0
      ? `${planName(asking.catalogue, bound[0] as InternetPlan)} is sold with ${bound[0]?.contractMonths} months of contract, and leaving early costs a fee. ${freeOfTerm(asking.catalogue, own)}`
      : contractUnsaid(asking.catalogue, own)
        ? `${contractUnsaid(asking.catalogue, own)} `
        : own.length > 0
          ? `New ${asking.catalogue.providerName(own[0]?.providerId ?? '')} plans in our catalog have no annual contract, but yours may be older. `
          : ''
  const moves = /\bmov(?:e|es|ing)\b/.test(asking.asked.text)
    ? 'A move alone mostly doesn’t end a contract: ask the company to bring the service along, or for the fee if it isn’t sold at the new address. '
    : ''
  const dish = /\bdish (?:contract|account|service|network|early|termination|etf|cancel\w*)\b/.test(
    asking.asked.text,
  )
    ? 'We don’t sell DISH and don’t know its terms. '
    : ''
  return {
    text: `${dish}${moves}${start}${ofLastMonth.test(asked.text) ? 'Whether the last month is billed by the day or in full its terms say, and some bill all of it: leave at the end of a billing month. ' : ''}Your bill or contract says whether you’re in a term; if so, an early termination fee is due, which your provider tells you by phone. Unreturned equipment is charged too. Our switching calculator on the results page sets the fee against what you’d save.`,
    links: [{ label: 'Compare plans at your address', href: '/results' }, withoutContract(asking)],
    focus: plans.map(({ id }) => id),
  }
}

/** Where a company that was named has none here, that; else how to get to one. */
function noLabelOf(asking: Asking): string {
  const [named] = namedInternet(asking)
  return named
    ? `We have no label of ${named.name} here: its own site shows it.`
    : 'Our plan pages show it where we have it; name a provider and I’ll link it.'
}

const label: AnswerOf = asking => {
  const plans = plansInQuestion(asking)
    .filter(plan => plan.labels.length > 0)
    .slice(0, 3)
  return {
    text: `The FCC makes every provider publish a broadband label for each plan: price, fees, speeds, data and terms, in writing. ${plans.length > 0 ? `Read it here for ${listInWords(plans.map(plan => planName(asking.catalogue, plan)))}.` : noLabelOf(asking)}`,
    links: [
      ...plans.map(plan => ({
        label: `Label of ${planName(asking.catalogue, plan)}`,
        href: `/plans/${plan.id}/label`,
      })),
      planListLink(),
    ],
    ...focused(plans.length > 0 ? plans : plansMeant(asking)),
  }
}

/** The plans without a contract, where a page can list those alone; else all. */
const withoutContract = ({ place }: Asking) =>
  place
    ? {
        label: 'Plans without a contract',
        href: `/results${writeResultsQuery(place.zipCode, { ...readResultsQuery(''), noContract: true })}`,
      }
    : planListLink()

/** Questions about the terms of a plan and what comes with it. */
export const termsAnswers = {
  ...{ autopay, taxes, contract, data_cap: dataCap, upload, termination, label },
  equipment,
} satisfies Record<string, AnswerOf>
