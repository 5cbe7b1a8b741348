import { cheapestFirst, priceConditions } from '#domain/catalog/internet-plan.ts'
import { oneTimeTotal, priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents, formatCents, formatMonthly } from '#domain/shared/money.ts'
import { asksToReadBill } from '../understanding/of-own-bill.ts'
import { billOfTwo } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, namedInternet, plansMeant, plansOnOffer, type Reply } from './asking.ts'
import { linesFirst } from './good-deal-answer.ts'
import { laterInWords } from './later-answers.ts'
import { cordCutters } from './page-links.ts'
import { plansThere } from './places/plans-there.ts'
import { listOf } from './plan-list.ts'
import { planListLink, planName, whenChecked } from './plan-words.ts'

const toLower = /\b(?:lower|less|reduce|cut|shrink|down|cheaper|smaller|save)\b/
/** Whether a rise is allowed. */
const allowed = /\bcan they\b|\b(?:legal|illegal|allowed)\b|\b(?:no|without) (?:warning|notice)\b/
const MAY_RISE =
  'Mostly they may: when an introductory price ends, or where no price is promised. If your contract or label promises it, complain to the provider and then to the FCC, which is free. '
/** How many plans of the own provider are told with what follows. */
const OWN_PLANS = 3
/** A bill for TV and internet together, split: what each may cost alone, and both at the place that is known. */
function splitBill(asking: Asking): string {
  const { catalogue, asked, place } = asking
  if (!billOfTwo.test(asked.text)) return ''
  const { cable, streaming } = catalogue.guides.cordCutting.monthlyCosts
  const pays = asked.budgetCents === null ? '' : ` of ${formatMonthly(asked.budgetCents)}`
  const [line] = place
    ? plansOnOffer({ ...asking, asked: { ...asked, providers: [] } }).toSorted(linesFirst)
    : []
  const [tv] = catalogue.tvPackages.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  const both =
    line && tv
      ? ` There ${planName(catalogue, line)} with DIRECTV ${tv.name} comes to ${formatMonthly(priceToday(line.schedule) + priceToday(tv.schedule))} today${asked.budgetCents === null ? '' : `, against ${formatMonthly(asked.budgetCents)}`}; whether DIRECTV comes there is confirmed by phone.`
      : ''
  return `Split your bill${pays} into TV and internet. Cable TV typically costs ${formatCents(cable.fromCents)} to ${formatCents(cable.toCents)} a month and streaming in its place ${formatCents(streaming.fromCents)} to ${formatCents(streaming.toCents)}, internet not included.${both} `
}

const links = [
  { label: 'Switching calculator', href: '/results' },
  { label: 'Price changes', href: '/price-changes' },
]

/** What costs less at the place than the bill, or than what the own provider asks of new customers. */
function cheaperThere(asking: Asking, ownId: string | undefined, limit: number): Reply | null {
  if (!asking.place) return null
  // `They keep raising my price`: they are whom somebody has, and not those that are on offer.
  const { asked, dialogue } = asking
  const theirId = ownId ?? dialogue.own ?? undefined
  const ofAll = { ...asking, asked: { ...asked, providers: [] }, dialogue: { ...dialogue, providers: [] } }
  const others = plansOnOffer(ofAll)
    .filter(plan => plan.providerId !== theirId && priceToday(plan.schedule) < limit)
    .toSorted(cheapestFirst)
  const bar = Number.isFinite(limit) ? ` for less than ${formatMonthly(limit)}` : ''
  return others.length > 0
    ? listOf(asking, `Others there${bar}:`, others)
    : {
        text: `I find nobody else${bar} for ${asking.place.where}. ${asking.place.certainty}`,
        links: [],
      }
}

const HOW_TO_READ =
  'Look for four parts: the monthly price of the plan, what you rent, fees, and taxes; hold each against the plan’s broadband label. The switching calculator on the results page reads a bill that is a PDF: it is read on your device and not uploaded, and you can type the figures instead. Or tell me what you pay, to whom, and your ZIP code, and I’ll say what costs less there.'

const hardship = /\b(?:laid off|lost (?:my|our|his|her) job|unemploy\w+|out of work)\b/

/** A bill that rose or is to be lower: what the provider charges now and later, what helps, who is cheaper. */
const billRose: AnswerOf = asking => {
  if (asking.asked.budgetCents === null && asksToReadBill(asking.asked.text))
    return { text: HOW_TO_READ, links, focus: asking.dialogue.plans }
  const [named] = namedInternet(asking)
  const { catalogue, asked } = asking
  const who = named?.name ?? 'your provider'
  const own = named ? plansThere(asking, named.id).toSorted(cheapestFirst) : []
  const told = own.slice(0, OWN_PLANS)
  const [entry] = own
  const why = toLower.test(asked.text)
    ? ''
    : `Most likely an introductory price ended or a fee rose; compare your bill with ${named ? `${named.name}’s` : 'the plan’s'} broadband label. `
  const prices =
    own.length > 0
      ? `For new customers, ${whenChecked(catalogue, told)}: ${told
          .map(plan => laterInWords(asking, plan))
          .join(' ')} `
      : ''
  const limit =
    asked.budgetCents ??
    (entry ? (entry.schedule.steps[1]?.monthlyCents ?? priceToday(entry.schedule)) : Number.POSITIVE_INFINITY)
  const there = cheaperThere(asking, named?.id, limit)
  const helps = `Ask ${who} for a current promotion or a smaller plan, and say that you’d switch; check if you’re still in a contract.`
  const [smallest] = catalogue.tvPackages.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  const smallerTv =
    smallest && asked.providers.some(({ kinds }) => kinds.includes('tv'))
      ? ` Of DIRECTV the smallest package for new customers is ${smallest.name}, ${formatMonthly(priceToday(smallest.schedule))}: ask for that or a promotion, and what leaving early costs.`
      : ''
  const { lifeline } = catalogue.guides.discounts
  const help = hardship.test(asked.text)
    ? ` If your income is low now, ${lifeline.name} takes ${formatCents(lifeline.monthlyCents)} a month off where a provider takes part.`
    : ''
  return {
    ...there,
    text: `${allowed.test(asked.text) ? MAY_RISE : ''}${splitBill(asking)}${why}${prices}${helps}${smallerTv}${help} The switching calculator on the results page reads your bill and shows what switching saves.${there ? `\n${there.text}` : ' Tell me your ZIP code and I’ll show what’s cheaper there.'}`,
    links: [...links, ...(billOfTwo.test(asked.text) ? [cordCutters] : []), ...(there?.links ?? [])],
    ...(there?.listed ? {} : { focus: own.slice(0, 1).map(({ id }) => id) }),
  }
}

/** Questions about a bill that somebody has. */
export const billAnswers = { bill_rose: billRose } satisfies Record<string, AnswerOf>

/** What a price is tied to that shows on a bill. */
const ofBills = /\bGB\b|auto-?pay|a month for\b/i
/** What our catalog says of the plan whose price somebody saw here, with what may come on top of it. */
function priceSeen(asking: Asking): string {
  const [named, ...others] = namedInternet(asking)
  if (!named || others.length > 0) return ''
  const own = asking.catalogue.plansOf(named.id).toSorted(cheapestFirst)
  const seen = own.find(plan =>
    asking.asked.text.includes(String(Math.round(dollarsFromCents(priceToday(plan.schedule))))),
  )
  const plan = asking.asked.plans[0] ?? seen ?? own[0]
  if (!plan) return ''
  return `${laterInWords(asking, plan)} ${priceConditions(plan)
    .filter(one => ofBills.test(one))
    .join(
      ' ',
    )} Hold the bill against that plan’s label, and ask ${named.name} about each line that isn’t on it. `
}

const fromUs =
  /\b(?:you|your|u)\b(?: \w+){0,3} (?:told|said|quoted|promised)\b|\b(?:sales ?(?:person|man|rep|guy|lady|woman)|rep|representative|agent) (?:told|said|quoted|promised)\b|!!/
const ofNextBill = /\b(?:second|2nd|third|next|following|later|other)\b/

/** Questions about bills with one answer each. */
export const billTopicAnswers = {
  price_differs: asking => ({
    text: `${fromUs.test(asking.asked.text) ? `I’m sorry, that’s not what you were told. Call us at ${asking.salesPhone} with the bill and your order’s confirmation at hand, so that we look into it with you; a wrong line on the bill only the provider can take back. ` : ''}${priceSeen(asking)}A bill is mostly higher than the advertised price because of taxes, rented equipment or one-time fees, because AutoPay isn’t set up, or because an introductory price has ended. Our 24-month totals count the price steps and the fees that every customer pays, where they are published; taxes and equipment that you choose come on top.`,
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total'), ...links.slice(1)],
  }),
  first_bill_high: asking => {
    const { catalogue, asked, salesPhone } = asking
    const [plan, ...others] = plansMeant(asking)
    const once = plan && others.length === 0 ? oneTimeTotal(plan.schedule) : 0
    const own =
      plan && others.length === 0
        ? `${planName(catalogue, plan)} is ${formatMonthly(priceToday(plan.schedule))}${once > 0 ? `, and ${formatCents(once)} of one-time fees are on the first bill alone` : ', and our catalog names no one-time fees of it'}. `
        : ''
    return {
      text: ofNextBill.test(asked.text)
        ? `${own}As a rule the second bill is lower: one-time fees such as installation or activation are on the first one alone. From then on it’s the monthly price with taxes and the equipment you rent, until an introductory price ends.`
        : `${own}A first bill is often higher for these reasons: one-time fees such as installation or activation, the days before the first full month, rented equipment, and taxes. The one-time part isn’t on the second bill. If something wasn’t in what you agreed to, ask the provider, or us at ${salesPhone}.`,
      links,
    }
  },
} satisfies Record<string, AnswerOf>
