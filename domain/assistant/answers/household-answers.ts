import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { firstYearTotal } from '#domain/catalog/security-brand.ts'
import { formatCents, formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { brandsNamed } from '../reading/brands-named.ts'
import { devicesListed } from './alarm-answers.ts'
import { packagesText } from './alarm-packages.ts'
import {
  alarmSellers,
  byName,
  packageLinks,
  sellersMeant,
  startingPrices,
  startsOf,
} from './alarm-sellers.ts'
import { wishedOfAlarm } from './alarm-wishes.ts'
import type { AnswerOf, Asking, Reply } from './asking.ts'
import { cardsOfNamed, noneAtNamed, noneKnownFor } from './discount-groups.ts'
import { lowIncome } from './low-income-answer.ts'
import { military } from './military-answer.ts'
import { cheapSecurity, directv, discountsPage, securityDevices, wow } from './page-links.ts'
import { listInWords } from './plan-words.ts'
import { soldByMaker } from './sold-by-maker.ts'

/** The do-it-yourself brands of our article that a text names. */
const brandsIn = ({ catalogue, asked, dialogue }: Asking) =>
  catalogue.guides.securityArticle.brands.filter(
    one =>
      brandsNamed(catalogue, asked.text).includes(one) ||
      (asked.providers.length === 0 && dialogue.listed.length <= 2 && dialogue.listed.includes(one.id)) ||
      (/^(?:vs|versus|or)\b|\bfirst year\b|\b(?:for a|a|one|per) year\b|\b(?:total|yearly) (?:cost|price)\b|\bwhich\b|\bcheaper\b|\bbetter\b/.test(
        asked.text,
      ) &&
        asked.providers.length === 0 &&
        dialogue.listed.includes(one.id)),
  )

function brandLines(brands: Catalogue['guides']['securityArticle']['brands']): string {
  const range = (low: number, high: number) =>
    low === high ? formatCents(low) : `${formatCents(low)} to ${formatCents(high)}`
  return `${brands.map(one => `${one.name}: equipment ${formatCents(one.equipmentCents)}, ${one.monthlyPlan} ${range(one.monitoringCents.from, one.monitoringCents.to)} a month, first year ${range(firstYearTotal(one).from, firstYearTotal(one).to)}. ${one.description} ${one.pros.join('; ')}. Against it: ${one.cons.join('; ').toLowerCase()}`).join('. ')}.`
}

const devices =
  /\b(?:dvr|doorbells?|locks?|fobs?|sensors?|pendants?|thermostats?|keypads?|clips?|detectors?|garage)\b/
/** `Price?`, of a device that was told. */
const bare = /^\S*(?:\W*\S+){0,3}\W*$/

const noSubscription =
  /\b(?:no|without|any|avoid|not (?:have|pay)\w*|need|requires?)\b(?: \w+){0,3} (?:subscriptions?|monthly|monitoring)\b/

/** All that is sold here has a monthly price: that is said first, then what is paid for otherwise. */
function withoutSubscription({ catalogue }: Asking): Reply {
  const { brands } = catalogue.guides.securityArticle
  const notes = brands.flatMap(({ name, recordingsNeedPlan }) =>
    recordingsNeedPlan ? [`${name}: recordings need a paid plan.`] : [],
  )
  const kits = brands.map(one => `${one.name} ${formatCents(one.equipmentCents)}`)
  return {
    text: `Everything we sell for home security has a monthly price: ${startingPrices(catalogue)}. Kits you install yourself come nearest to none: you buy the equipment (${listInWords(kits)}), and monitoring has its own price, from ${formatCents(Math.min(...brands.map(one => one.monitoringCents.from)))} a month. ${notes.join(' ')} Which of them work fully without a plan I don’t know: ask the maker before you buy.`,
    links: [cheapSecurity, ...packageLinks(alarmSellers(catalogue).toSorted(byName))],
    listed: brands.map(({ id }) => id),
  }
}

const cheapOnes = /\b(?:cheap|cheaper|cheapest|affordable|inexpensive|budget|lowest|no monthly)\b/
const cheaperThanOne = /\b(?:cheaper|affordable|inexpensive|no monthly)\b/

const security: AnswerOf = asking => {
  const { asked, catalogue } = asking
  const brands = brandsIn(asking)
  if (noSubscription.test(asked.text)) return withoutSubscription(asking)
  // `The lowest price for ADT` is one of ADT.
  const isOfOne = asked.providers.some(({ kinds }) => kinds.includes('security'))
  const cheap = (isOfOne ? cheaperThanOne : cheapOnes).test(asked.text)
  if (brands.length > 0 || cheap) {
    const told =
      brands.length > 0
        ? brands
        : catalogue.guides.securityArticle.brands.toSorted(
            (a, b) => firstYearTotal(a).from - firstYearTotal(b).from,
          )
    // `SimpliSafe and ADT`: the packages of those that are sold here, too.
    const beside = brands.length > 0 ? asked.providers.filter(({ kinds }) => kinds.includes('security')) : []
    const packages = beside.map(one => ` ${packagesText(catalogue, one)}`).join('')
    return {
      text: `${soldByMaker(asking, brands)}${brandLines(told.slice(0, brands.length > 0 ? 3 : 2))}${packages}`,
      links: [cheapSecurity, ...packageLinks(beside)],
      listed: told.map(({ id }) => id),
    }
  }
  if (
    devices.test(asked.text) &&
    asked.budgetCents === null &&
    !/\b(?:want|need|cost|price|much|packages?)\b/.test(asked.text)
  )
    return devicesNamed(asking)
  const told = sellersMeant(asking).toSorted(byName)
  const isOfAll = told.length > 1
  const text = told.map(one => packagesText(catalogue, one)).join(' ')
  const single =
    devices.test(bare.test(asked.text) ? `${asked.text} ${asking.dialogue.question}` : asked.text) ||
    /\bcameras?\b.*\b(?:price|cost|much)\b/.test(asked.text)
  const alone = single ? 'I don’t know the price of a single device: packages are what has one. ' : ''
  return {
    text: `${wishedOfAlarm(asking)}${alone}${isOfAll && /\bcheapest\b/.test(asked.text) ? cheaperAlarm(catalogue, [], []) : ''}${text} ${catalogue.guides.security.priceNote}`,
    links: [...packageLinks(told), ...(isOfAll ? [securityDevices] : [])],
    focus: told.flatMap(({ id }) =>
      catalogue
        .packagesOf(id)
        .slice(0, 1)
        .map(pack => pack.choices?.starter.id ?? pack.id),
    ),
  }
}

/** What the lists of devices hold of a kind that is named: `do you sell door locks`; null where they hold none. */
function devicesNamed(asking: Asking): Reply | null {
  const [word = ''] = devices.exec(asking.asked.text) ?? []
  const told = devicesListed(asking, ({ name }) => name.toLowerCase().includes(word.replace(/s$/, '')))
  return told === ''
    ? null
    : {
        text: `With a security system there are: ${told} What each costs beside a package I don’t know: ask at ${asking.salesPhone}.`,
        links: [securityDevices],
      }
}

const ofPrice = /\b(?:cheap\w*|less|lowest|more expensive|costs? more|price)\b/

/** Which of the companies starts lower, or which kit costs least in its first year. */
function cheaperAlarm(
  catalogue: Catalogue,
  brands: Catalogue['guides']['securityArticle']['brands'],
  guards: readonly Provider[],
): string {
  const [least, next] = brands.toSorted((a, b) => firstYearTotal(a).from - firstYearTotal(b).from)
  if (least && next) return `${least.name} costs least in its first year. `
  const [guard] = guards
  if (least && guard && guards.length === 1) {
    const year = 12 * Math.min(...startsOf(catalogue, guard.id))
    const { from, to } = firstYearTotal(least)
    const cheaper = from < year ? (to < year ? least.name : null) : guard.name
    return `${cheaper ? `${cheaper} costs less in the first year` : 'It depends on the monitoring you choose'}: ${least.name} ${formatCents(from)} to ${formatCents(to)} with equipment, ${guard.name} from ${formatCents(year)}. `
  }
  const [low, ...higher] = alarmSellers(catalogue)
    .flatMap(({ id, name }) => {
      const from = startsOf(catalogue, id)
      return from.length > 0 ? [{ name, cents: Math.min(...from) }] : []
    })
    .toSorted((a, b) => a.cents - b.cents)
  const others = higher.map(({ name, cents }) => `${formatMonthly(cents)} of ${name}`)
  return low && others.length > 0
    ? `${low.name} starts ${others.length > 1 ? 'lowest' : 'lower'}: ${formatMonthly(low.cents)} against ${listInWords(others)}; what each holds differs. `
    : ''
}

const securityCompare: AnswerOf = asking => {
  const told = comparedAlarms(asking)
  return told && ofPrice.test(asking.asked.text)
    ? {
        ...told,
        text: `${cheaperAlarm(
          asking.catalogue,
          brandsIn(asking),
          asking.asked.providers.filter(one => one.kinds.includes('security')),
        )}${told.text}`,
      }
    : told
}

const comparedAlarms: AnswerOf = asking => {
  const brands = brandsIn(asking)
  const { catalogue } = asking
  const guard = asking.asked.providers.filter(one => one.kinds.includes('security'))
  const guarded = guard.map(one => packagesText(catalogue, one)).join(' ')
  if (brands.length > 0)
    return {
      text: `${guarded} ${brandLines(brands)}`.trim(),
      links: [cheapSecurity],
      listed: brands.map(({ id }) => id),
    }
  return security({
    ...asking,
    asked: {
      ...asking.asked,
      text: 'home security packages',
      providers: asking.asked.providers.length === 1 ? asking.asked.providers : [],
    },
    catalogue,
  })
}

/** Whose plans come with a reward card, before another part of a list; empty if none does. */
function withCards(catalogue: Catalogue): string {
  const ids = new Set(
    catalogue.internetPlans.flatMap(one => (one.rewardCardCents === null ? [] : one.providerId)),
  )
  return ids.size > 0
    ? `reward cards with some plans of ${listInWords([...ids].map(id => catalogue.providerName(id)))}, `
    : ''
}

const howToGet = /\bhow (?:do|can|would|could) (?:i|we) (?:get|claim|redeem|apply|use|sign up)\b/

/** Questions about discounts and home security. */
export const householdAnswers = {
  security,
  security_compare: securityCompare,
  military,
  low_income: lowIncome,
  military_proof: ({ catalogue: { guides } }) => {
    const how = guides.discounts.questions.find(one => /verify/i.test(one.question))
    return { text: how?.answer ?? 'The provider asks for a military ID or a DD-214.', links: [discountsPage] }
  },
  acp: ({ catalogue: { guides } }) => ({
    text: `${guides.discounts.ended.text} ${guides.discounts.lifeline.name} still exists: ${formatCents(guides.discounts.lifeline.monthlyCents)} off a month for households that qualify.`,
    links: [discountsPage],
  }),
  discounts: ({ asked, catalogue, catalogue: { guides }, salesPhone }) => ({
    text: howToGet.test(asked.text)
      ? `Name it before your order is confirmed, so that it is in the price you agree to: a military discount is proven to the provider, ${guides.discounts.lifeline.name} is applied for at lifelinesupport.org, and a gift or reward card is sent by the provider that advertises it, by the terms of its offer. Ask at ${salesPhone} which terms those are.`
      : noneAtNamed({ asked, catalogue, salesPhone }) ||
        `${noneKnownFor(asked.text)}${cardsOfNamed({ asked, catalogue })}There are military discounts of ${guides.discounts.military.length} providers, the federal ${guides.discounts.lifeline.name} program (${formatCents(guides.discounts.lifeline.monthlyCents)} off a month), ${withCards(catalogue)}and DIRECTV advertises a ${wholeDollars(guides.claims.streamingGiftCardCents)} gift card with streaming.${/(?<!social )\bsecurity|\balarms?|\bvivint\b|\bcameras?\b/.test(asked.text) ? ` With a new system Vivint advertises ${wholeDollars(guides.claims.securityDeviceCreditCents)} in device credits.` : ''} I know of no others, such as for students; ask the provider or us at ${salesPhone}.`,
    links: [discountsPage, ...(asked.providers.length > 0 && noneKnownFor(asked.text) ? [] : [wow, directv])],
  }),
} satisfies Record<string, AnswerOf>
