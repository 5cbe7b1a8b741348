import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { LabelFee } from '#domain/labels/label.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { type AnswerOf, type Asking, plansOnOffer, type Reply } from './asking.ts'
import { feeInWords, isForBoxes, needsEquipment } from './label-words.ts'
import { routerSetup } from './page-links.ts'
import { linksOfPlans, listInWords, planName } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

const paysFor = /\b(?:charg\w+|pay|cost\w*|fees?|free)\b/

/** What is charged once with all plans of a provider. */
function onceOf({ catalogue }: Pick<Asking, 'catalogue'>, own: readonly InternetPlan[]): string {
  const [first] = own
  const fees = (first?.schedule.oneTimeFees ?? []).filter(fee =>
    own.every(({ schedule }) =>
      schedule.oneTimeFees.some(one => one.purpose === fee.purpose && one.cents === fee.cents),
    ),
  )
  return fees.length > 0 && first
    ? ` ${catalogue.providerName(first.providerId)} charges once: ${listInWords(fees.map(({ label, cents }) => `${label.toLowerCase()} of ${formatCents(cents)}`))}.`
    : ''
}

const ownBox = /\b(?:my|our|your|their|his|her) own\b|\bbring\b|\b(?:use|using|buy|keep) (?:my|our|a|the)\b/
/** `Will my Xfinity equipment work`: what the provider left in the home. */
const lentBox =
  /\b(?:will|would|does|can|do)\b.*\bmy (?!own\b)(?:[\w&-]+ ){1,3}(?:equipment|gateway|box|router|modem)\b.*\b(?:works?|take|keep|use|bring|come)\b|\b(?:take|keep|use|bring)\b.*\bmy (?!own\b)(?:[\w&-]+ ){1,3}(?:equipment|gateway|box|router|modem)\b/
const mustRent =
  /\b(?:have|got|gotta|need|must|should|forced|make me)\b(?: \w+){0,3} rent\b|\brent\b.*\b(?:do (?:i|we) have to|must i|am i forced)\b/
const returns =
  /\b(?:return|send|give|turn|mail|ship)\b(?: \w+)? (?:theirs|their \w+|it|that|them|the (?:router|modem|box|gateway))\b/
const overTime = /\b(?:rent\w*|leas\w+|financ\w+|installments?|monthly|per month|pay (?:it )?off|over time)\b/

/** Which box goes on which kind of line, where somebody wants to bring one. */
function boxesOn(name: string, own: readonly InternetPlan[]): string {
  const kinds = new Set(own.map(({ type }) => type))
  const lines = [
    kinds.has('cable')
      ? `on cable you need a cable modem (DOCSIS 3.1) that ${name} accepts and a router, or one box that is both`
      : '',
    kinds.has('fiber')
      ? 'on fiber you need only a router, since the line ends in the provider’s own box (ONT)'
      : '',
    kinds.has('dsl') ? 'on DSL you need a DSL modem and a router' : '',
  ].filter(line => line !== '')
  const told = lines.join('; ')
  return told === '' ? '' : ` ${capitalized(told)}.`
}

/** What the label of a company lists each month for its router or Wi-Fi. */
function rentsOf({ labels }: Asking, own: readonly InternetPlan[]): readonly LabelFee[] {
  const [label] = own.flatMap(({ id }) => labels.get(id) ?? [])
  return (label?.monthlyFees ?? []).filter(({ name }) => isForBoxes(name))
}
const inAYear = /\b(?:sav(?:e|es|ing)|a year|per year|yearly)\b/

/** What a label charges for boxes each month; after a space, or nothing. */
function boxFeesOf(asking: Asking, name: string, own: readonly InternetPlan[]): string {
  const fees = rentsOf(asking, own).map(feeInWords)
  return fees.length > 0 ? ` ${name}’s label lists each month: ${listInWords(fees)}.` : ''
}

const sumAsked =
  /\b(?:how much|total|altogether|in all|come to|what.?s?)\b.*\bwith\b|\bwith\b.*\b(?:how much|total|altogether|in all)\b/

/** `How much with the router`: what a plan costs a month today with the box of its label; after a space, or nothing. */
function withBox(asking: Asking, [plan, other]: readonly InternetPlan[]): string {
  if (!plan || other || !sumAsked.test(asking.asked.text)) return ''
  const name = planName(asking.catalogue, plan)
  const price = priceToday(plan.schedule)
  if (plan.wifiIncluded) return ` With it ${name} costs ${formatMonthly(price)} today.`
  const [fee, second] = rentsOf(asking, [plan])
  if (!fee?.cents || second) return ''
  return ` With ${feeInWords(fee)} ${name} comes to ${formatMonthly(price + fee.cents)} today.`
}

/** The equipment that is bought once with a plan, where it is asked whether it can be rented; null where there is none. */
function soldOnce(asking: Asking, plans: readonly InternetPlan[]): Reply | null {
  const { catalogue, asked, salesPhone } = asking
  const [plan] = plans
  const fee = plan?.schedule.oneTimeFees.find(({ purpose }) => purpose === 'equipment')
  if (!plan || !fee || !overTime.test(asked.text)) return null
  const name = catalogue.providerName(plan.providerId)
  return {
    text: `Our catalog knows only the price to buy it: ${name} charges ${fee.label.toLowerCase()} of ${formatCents(fee.cents)} once. Whether it can be rented or paid by the month I don’t know: ask ${name}, or us at ${salesPhone}.`,
    links: linksOfPlans(catalogue, [plan]),
    ...focused([plan]),
  }
}

/**
 * The equipment of satellites, which is no router that could be one's own: what it costs once, or that it is leased or bought at
 * a price that our catalog doesn't hold; null where other lines are asked about, too.
 */
function dishes({ catalogue }: Asking, plans: readonly InternetPlan[]): Reply | null {
  if (plans.length === 0 || plans.some(({ type }) => type !== 'satellite')) return null
  const told = plans.map(plan => {
    const name = catalogue.providerName(plan.providerId)
    return needsEquipment(plan)
      ? `${name}’s equipment comes on top of the monthly price: you lease or buy it. Our catalog has no price for it, so ask ${name} before you order.`
      : `Equipment isn’t in the monthly price.${onceOf({ catalogue }, [plan])} We count it in all totals.`
  })
  return {
    text: told.join(' '),
    links: linksOfPlans(catalogue, plans),
    ...focused(plans),
  }
}

/** Whether a plan comes with Wi-Fi equipment, and which router somebody may bring. */
export const equipment: AnswerOf = asking => {
  const { catalogue } = asking
  const plans = plansInQuestion(asking)
  const rent = catalogue.guides.education.equipmentTips.find(tip => tip.id === 'rent-or-buy')?.text ?? ''
  const links = [routerSetup]
  if (
    /\brouters?\b.*\b(?:supports?|handles?|fast enough|keep up|good enough)\b|\b(?:what|which) (?:kind of |type of |sort of )?(?:wi-?fi )?(?:router|modem)s?\b/.test(
      asking.asked.text,
    )
  ) {
    const { mbps } = asking.asked
    return {
      text: `I can’t name a model: we compare plans, not routers. Its ports and its Wi-Fi must both be at least as fast as the plan${mbps === null ? '' : ` (${mbpsInWords(mbps)})`}; the box names both. Ask ${asking.asked.providers[0]?.name ?? 'the provider'} which ones work on its line before you buy: many publish a list. ${rent}`,
      links,
      focus: plans.map(({ id }) => id),
    }
  }
  const [lender, other] = asking.asked.providers
  if (lender && lentBox.test(asking.asked.text))
    return {
      text: `A box that ${lender.name} lent or rented you works with ${lender.name} alone: at ${other?.name ?? 'another provider'} you need one of theirs, or a router of your own. Where ${lender.name} serves the new home too, ask it whether the box comes along; else hand it back in time and keep the receipt.`,
      links,
      focus: plans.map(({ id }) => id),
    }
  const once = soldOnce(asking, plans) ?? dishes(asking, plans)
  if (once) return once
  const who = [...new Set(plans.map(plan => plan.providerId))].slice(0, 3)
  const isOfModem =
    /\bmodems?\b/.test(asking.asked.text) && !/\b(?:routers?|wi-?fi|gateways?)\b/.test(asking.asked.text)
  const brings = ownBox.test(asking.asked.text)
  if (who.length > 0) {
    const lines = who.map(id => {
      const own = catalogue.plansOf(id)
      const name = catalogue.providerName(id)
      const including = own.filter(plan => plan.wifiIncluded)
      if (including.length === own.length)
        return `Wi-Fi equipment is included with ${name}.${paysFor.test(asking.asked.text) ? onceOf(asking, own) : ''}`
      return including.length > 0
        ? `${name} includes Wi-Fi equipment with some plans: ${listInWords(including.map(plan => plan.name))}.`
        : `${name} doesn’t include Wi-Fi equipment: you rent or buy a router.${isOfModem && !brings ? ` Whether the modem itself is free our catalog doesn’t say: ask ${name}.` : ''}${boxFeesOf(asking, name, own)}${brings ? boxesOn(name, own) : ''}`
    })
    if (returns.test(asking.asked.text))
      return {
        text: `${lines.join(' ')} Return rented equipment and keep the receipt: the rent ends with it, and what is missing is charged. Where it’s included, sending it back takes nothing off the price. Whether your own works without it, ask ${listInWords(who.map(id => catalogue.providerName(id)))} first.`,
        links: [...links, ...linksOfPlans(catalogue, plans)],
        ...focused(plans),
      }
    const isAllIncluded = who.every(id => catalogue.plansOf(id).every(plan => plan.wifiIncluded))
    // A label that rents its router for nothing leaves nothing to save.
    const rents = who.flatMap(id =>
      rentsOf(asking, catalogue.plansOf(id)).flatMap(({ cents }) => cents ?? []),
    )
    const isFree = rents.includes(0)
    const [least] = rents.toSorted((a, b) => a - b)
    const worth =
      isAllIncluded || isFree
        ? 'There a router of your own saves nothing.'
        : inAYear.test(asking.asked.text) && least !== undefined
          ? `At ${formatCents(least)} a month renting comes to ${formatCents(12 * least)} a year, which a router of your own saves from the day it is paid for.`
          : rent
    const must =
      mustRent.test(asking.asked.text) && !isAllIncluded
        ? `No, as a rule you needn’t rent: your own router or mesh goes behind a modem that ${who.length === 1 ? catalogue.providerName(who[0] ?? '') : 'the provider'} accepts. `
        : ''
    return {
      text: `${must}${lines.join(' ')}${withBox(asking, plans)} ${worth} ${brings && !isAllIncluded ? 'Look at the provider’s list of approved devices before you buy.' : 'Whether your own router works with it, ask the provider before you order.'}`,
      links: [...links, ...linksOfPlans(catalogue, plans)],
      ...focused(plans),
    }
  }
  const offered = plansOnOffer(asking)
  // `The first one` is then the first of those that include it.
  const listed: InternetPlan[] = []
  const included = [...Map.groupBy(offered, plan => plan.providerId)].flatMap(([id, own]) => {
    const including = own.filter(plan => plan.wifiIncluded)
    listed.push(...including.slice(0, 1))
    const name = catalogue.providerName(id)
    if (including.length === own.length) return name
    return including.length > 0 ? `${name} (only with ${listInWords(including.map(plan => plan.name))})` : []
  })
  const ofMesh = /\bmesh\b/.test(`${asking.asked.text} ${asking.dialogue.question.toLowerCase()}`)
    ? 'Our catalog doesn’t say who includes or rents a mesh: ask before you order. '
    : ''
  return {
    text: `${ofMesh}${included.length > 0 ? `${asking.place ? `Around ${asking.place.where} ` : ''}Wi-Fi equipment is included with ${listInWords(included)}.` : 'Nobody who sells there includes Wi-Fi equipment.'} Elsewhere it is rented or bought, and you can often use your own router. ${rent}`,
    links,
    ...(asking.place && listed.length > 0
      ? { listed: listed.map(({ id }) => id), focus: listed.slice(0, 1).map(({ id }) => id) }
      : {}),
  }
}
