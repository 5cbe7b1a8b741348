import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { boundMonths } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { brandsNamed } from '../reading/brands-named.ts'
import { wishesOf } from '../reading/wishes.ts'
import { isOfAlarms } from '../understanding/spoken-of.ts'
import { kitsWithoutContract } from './alarm-kits.ts'
import { alarmSellers, alarmTerms } from './alarm-sellers.ts'
import { type AnswerOf, type Asking, namedInternet, plansMeant, plansOnOffer, type Reply } from './asking.ts'
import { contractUnsaid } from './contract-words.ts'
import { cheapSecurity, cordCutters } from './page-links.ts'
import { likelyPlans, namesByGuess } from './places/likely-plans.ts'
import { plansThere } from './places/plans-there.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused } from './plans-in-question.ts'

const isOneOf = (name: string, some: readonly Provider[]) => some.some(one => one.name === name)

const severalOf = (plans: readonly InternetPlan[]) =>
  new Set(plans.map(({ providerId }) => providerId)).size > 1

const alarms = /\b(?:alarms?|alarm systems?|home security|security systems?|security kits?)\b/

/** Kits that people install themselves, and alarms that an installer brings. */
function ofKits({ catalogue, salesPhone }: Asking): Reply {
  const free = kitsWithoutContract(catalogue).map(({ name }) => name)
  const { told, unsaid } = alarmTerms(catalogue, alarmSellers(catalogue))
  const named =
    free.length > 0
      ? `Of the kits you install yourself our guide names ${listInWords(free)} as free of a contract. `
      : ''
  const of = ['the others', ...(unsaid.length > 0 ? [listInWords(unsaid)] : [])].join(' and of ')
  return {
    text: `${named}${told && `${told} `}The contract terms of ${of} I don’t know: ask at ${salesPhone} before you order; security companies often tie equipment to a term.`,
    links: [cheapSecurity],
  }
}

/** Kits by name: which of them our guide describes as free of a contract. */
function ofBrands({ salesPhone }: Asking, brands: ReturnType<typeof brandsNamed>): Reply {
  const told = brands.map(({ name, contractMonths }) =>
    contractMonths === null
      ? `The terms of ${name} I don’t know.`
      : `By our guide ${name} has ${contractMonths === 0 ? 'no contract' : `a contract of ${contractMonths} months`}.`,
  )
  return {
    text: `${told.join(' ')} A kit is sold by its maker, whose terms say the rest. Questions: ${salesPhone}.`,
    links: [cheapSecurity],
  }
}

/** The contract of the internet plans that were spoken of beside TV or an alarm; null where there were none. */
function internetSpokenOf(asking: Asking): Reply | null {
  const { catalogue, dialogue } = asking
  const plans = dialogue.plans.filter(id => catalogue.internetPlan(id))
  return plans.length === 0
    ? null
    : contract({ ...asking, dialogue: { ...dialogue, plans, providers: [], kind: 'internet' } })
}

/** Who is moved by orders may leave by law. */
const byOrders =
  /\b(?:pcs|deploy\w*|army|navy|marines?|air force|coast guard|ordered to move|(?:military|permanent|change of station) orders|orders to move)\b/
const OF_ORDERS =
  ' Servicemembers with orders to move or deploy for 90 days or more may also end internet and TV contracts without a fee by a federal law, the SCRA: the provider asks for a written notice and a copy of the orders.'

/** Who has a contract, and what the law adds for those in the service. */
export const contract: AnswerOf = asking => {
  const told = contractOf(asking)
  return told && byOrders.test(asking.asked.text) ? { ...told, text: `${told.text}${OF_ORDERS}` } : told
}

const ofDishNetwork = /\bdish (?:contract|account|service|network|early|termination|etf|cancel\w*)\b/
const DISH_TERMS: Reply = {
  text: 'We don’t sell DISH and don’t know its terms. If you have it, your contract says whether you’re in a term and what leaving costs; ask DISH in writing.',
  links: [cordCutters],
}

const contractOf: AnswerOf = asking => {
  const { catalogue } = asking
  const sellsNoInternet = (one: Provider) => !one.kinds.includes('internet')
  const askedOf = asking.asked.providers.filter(sellsNoInternet)
  const spokenOf = asking.dialogue.providers
    .flatMap(id => catalogue.provider(id) ?? [])
    .filter(sellsNoInternet)
  const brands = brandsNamed(catalogue, asking.asked.text)
  if (brands.length > 0 && askedOf.length === 0) return ofBrands(asking, brands)
  // It is no package of DIRECTV: `how about the DISH early termination fee`.
  if (ofDishNetwork.test(asking.asked.text) && askedOf.length === 0) return DISH_TERMS
  const others = askedOf.length > 0 ? askedOf : namedInternet(asking).length === 0 ? spokenOf : []
  if (others.length > 0) {
    // Of internet beside it that was spoken of, too.
    const beside = askedOf.length === 0 ? internetSpokenOf(asking) : null
    const guards = others.filter(({ kinds }) => kinds.includes('security'))
    const { told, unsaid } = alarmTerms(catalogue, guards)
    const unknown = others
      .map(({ name }) => name)
      .filter(name => unsaid.includes(name) || !isOneOf(name, guards))
    const rest =
      unknown.length > 0
        ? `I don’t know the contract terms of ${listInWords(unknown)}: our catalog has no published term. Ask at ${asking.salesPhone} before you order; TV and security companies often tie equipment to a term.`
        : `Ask at ${asking.salesPhone} before you order what leaving early costs.`
    return {
      text: [beside?.text ?? '', told, rest].filter(Boolean).join(' '),
      links: [
        ...others.flatMap(one => (one.page ? [{ label: one.name, href: one.page }] : [])),
        ...(beside?.links ?? []),
      ],
      ...(beside ? { focus: asking.dialogue.plans } : {}),
    }
  }
  const isOfKits = isOfAlarms(catalogue, asking.dialogue) || alarms.test(asking.asked.text)
  if (namedInternet(asking).length === 0 && isOfKits) return ofKits(asking)
  // `Who has no contract`: of all there, not of the one looked at last.
  const isOfAll =
    asking.place !== null &&
    /^(?:and |so |ok )*(?:who|which (?:ones?|providers?|companies)|anyone|anybody|any)\b/.test(
      asking.asked.text,
    )
  const meant = isOfAll && namedInternet(asking).length === 0 ? [] : plansMeant(asking)
  const named = namedInternet(asking)
  const plans = meant.length > 0 ? meant : named.flatMap(({ id }) => plansThere(asking, id))
  const told = plans.length > 0 ? plans : catalogue.internetPlans
  const bound = told.filter(plan => boundMonths(plan) > 0)
  const names = listInWords(bound.map(plan => `${planName(catalogue, plan)} (${plan.contractMonths} months)`))
  if (plans.length > 0) {
    const namesOf = (some: readonly InternetPlan[]) =>
      listInWords([...new Set(some.map(plan => catalogue.providerName(plan.providerId)))])
    const free = namesOf(plans.filter(plan => plan.contractMonths === 0))
    const unsaid = contractUnsaid(catalogue, plans)
    return {
      text:
        bound.length > 0
          ? `${names} comes with a contract; leaving early can cost a fee, which its label names where it has one: ask before you order.${severalOf(plans) && free ? ` Without a contract: ${free}.` : ''}${unsaid && ` ${unsaid}`}`
          : unsaid && free === ''
            ? unsaid
            : `${severalOf(plans) ? `${free} have` : `${free} internet has`} no annual contract in our catalog, so there is no term to pay off. Ask before you order whether leaving costs anything else.${unsaid && ` ${unsaid}`}`,
      links: linksOfPlans(catalogue, plans.slice(0, 3)),
      ...(meant.length > 0 ? focused(meant) : { focus: plans.slice(0, 1).map(({ id }) => id) }),
    }
  }
  const notSaid = (some: readonly InternetPlan[]) => {
    const unsaid = contractUnsaid(catalogue, some)
    return unsaid && ` ${unsaid}`
  }
  const { types } = wishesOf(asking)
  const isWanted = ({ type }: InternetPlan) => types.length === 0 || types.includes(type)
  const likely = likelyPlans(asking)
  const there = asking.place
    ? plansOnOffer(asking).filter(plan => isWanted(plan) && !likely.includes(plan))
    : []
  const maybe = likely.filter(plan => isWanted(plan) && plan.contractMonths === 0)
  if (asking.place && there.length + maybe.length > 0) {
    const free = there.filter(plan => plan.contractMonths === 0)
    const without = listInWords([...new Set(free.map(plan => catalogue.providerName(plan.providerId)))])
    const tied = there.filter(plan => boundMonths(plan) > 0)
    const withOne = listInWords(
      tied.map(plan => `${planName(catalogue, plan)} (${plan.contractMonths} months)`),
    )
    return {
      text: `${without ? `No contract for ${asking.place.where}: ${without}.` : `I find nobody without a contract for ${asking.place.where}.`}${withOne ? ` With a contract: ${withOne}.` : ''}${notSaid(there)}${namesByGuess(asking, maybe, guess => `${capitalized(guess)} there without one, but not confirmed:`)} ${asking.place.certainty}`,
      links: [planListLink()],
      listed: free.toSorted(cheapestFirst).map(({ id }) => id),
    }
  }
  return {
    text:
      bound.length === 0
        ? `All internet plans in our catalog come without a contract${notSaid(told) ? ', as far as it’s published' : ''}.${notSaid(told)}`
        : `All internet plans in our catalog but ${bound.length === 1 ? 'one' : bound.length} come without a contract${notSaid(told) ? ', as far as it’s published' : ''}; the exception is ${names}.${notSaid(told)}`,
    links: [planListLink()],
  }
}
