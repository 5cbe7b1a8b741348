import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { CHECKED_FOR_DAYS } from '#domain/catalog/stale-plans.ts'
import { movingAdvice } from '#domain/moving/moving-steps.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import type { visitorTopics } from '../understanding/visitor-topics.ts'
import type { AnswerOf } from './asking.ts'
import { businessAnswers } from './business-answers.ts'
import { feeNormal } from './fee-normal-answer.ts'
import { lockEnds } from './lock-answers.ts'
import {
  cordCutters,
  directv,
  howWeRank,
  movingChecklist,
  privacyChoices,
  privacyPolicy,
  results,
  routerSetup,
  search,
  speeds,
  yourOrders,
} from './page-links.ts'
import { whoSellsThere } from './places/is-there.ts'
import { listInWords, planListLink, whenChecked } from './plan-words.ts'
import { siteAnswers } from './site-answers.ts'

/** Whether a landlord may do so, which is another question than whether a tenant may choose. */
const mayThey =
  /\b(?:legal|illegal|law|(?:can|may) (?:they|he|she|my|the|our)|are they|is (?:he|she) allowed|allow(?:ed|s)|forced?|makes? (?:me|us))\b/

/** Who gives no number and wishes to be written to. */
const wantsMail =
  /\b(?:e-?mail|text|write|message) (?:to )?(?:me|us)\b|\b(?:by|over|via|through|use) (?:e-?mail|text)\b/

/** The packages whose description names local stations. */
const localPackages = ({ tvPackages }: Catalogue): string =>
  tvPackages
    .filter(({ description }) => /local/i.test(description))
    .map(({ name, description }) => `DIRECTV ${name} holds ${inSentence(description)}`)
    .join(' ')

/** Which antenna it takes, or what it costs, where that is asked; with a blank behind it. */
function antennaAsked(text: string): string {
  if (!/\bantennas?\b/.test(text)) return ''
  if (/\b(?:how much|costs?|price|than)\b/.test(text))
    return 'You buy an antenna once and pay nothing by the month, so the difference is the full price of a TV package. We don’t sell antennas. '
  return /\b(?:big|large|far|high|strong|size|kind|type|sort|which|indoor|attic|roof|flat)\b/.test(text)
    ? 'That depends on how far away the TV towers are and in which direction: the FCC’s DTV reception maps show it for your address. Close to them a flat indoor antenna is enough; farther out you need one in the attic or on the roof. We don’t sell antennas. '
    : ''
}
/** Who is told to pay another price. */
const ofOthers = /\b(?:neighbou?rs?|friends?|sister|brother|cousin|coworkers?|next door)\b/
const asksYesOrNo = /^(?:and |so |but )*(?:is|are|do|does|will|would|did)\b/

/** What somebody needs to know before they choose or order. */
export const visitorAnswers: Record<keyof typeof visitorTopics, AnswerOf> = {
  small_talk: ({ asked }) => ({
    text: /\bjokes?\b|\bfunny\b|\blaugh\b|\bsing\b/.test(asked.text)
      ? 'I have no jokes, only internet plans. What would you like to know about those?'
      : 'I’m fine, thanks for asking, though I’m only an assistant for home internet, TV and security. What would you like to know?',
    links: [],
    choices: ['What is the cheapest internet?', 'What is available at my ZIP code?'],
  }),
  why_rises: () => ({
    text: 'Providers win new customers with a lower price for a time, mostly 12 months; then the regular one applies. That’s why we add up 24 months. What helps: plans without an introductory period, a price lock, or asking for a new promotion when yours ends.',
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }),
  bundle_saves: ({ catalogue }) => {
    const bundles = catalogue.premadeBundles.flatMap(({ name, startingCents, opensWith }) => {
      const parts = Object.values(opensWith).flatMap(id => (id ? (catalogue.offering(id) ?? []) : []))
      const apart = parts.reduce((sum, { schedule }) => sum + priceToday(schedule), 0)
      return parts.length > 1 ? [{ name, startingCents, apart }] : []
    })
    const cheaper = bundles.filter(({ startingCents, apart }) => startingCents < apart).length
    const verdict = cheaper === 0 ? 'no' : cheaper === bundles.length ? 'yes' : 'it depends'
    const lines = bundles.map(
      ({ name, startingCents, apart }) =>
        `${name} from ${formatMonthly(startingCents)}, its parts alone ${formatMonthly(apart)} today`,
    )
    return {
      text: `By our figures ${verdict}: ${lines.join('; ')}. What a bundle surely saves is a second order and a second call. The builder adds prices up and takes nothing off for a bundle; a provider may.`,
      links: [{ label: 'Bundles', href: '/bundles' }],
    }
  },
  when_to_order: ({ salesPhone, asked }) => ({
    text: `${movingAdvice.find(({ id }) => id === 'order')?.text ?? ''} ${/\bmov(?:e|es|ing)\b/.test(asked.text) ? 'The checklist makes a plan of your day.' : 'If you aren’t moving you can order any day: the provider sets the date, often days to two weeks out.'} The representative agrees the date with you when we call; questions: ${salesPhone}.`,
    links: [movingChecklist, search],
  }),
  own_choice: asking => ({
    text: `${mayThey.test(asking.asked.text) ? '' : 'As a rule you may choose: '}FCC rules forbid contracts by which only one provider may serve a building. But a provider needs its line in the building, and new wiring needs your landlord’s okay; what your building itself provides you may owe with the rent. 5G home internet needs no wiring. ${whoSellsThere(asking)}`,
    links: [search, planListLink({ type: '5g' }, '5G home internet'), movingChecklist],
  }),
  fee_normal: feeNormal,
  price_elsewhere: asking => siteAnswers.data_date(asking),
  no_number: ({ asked, salesPhone }) => ({
    text: wantsMail.test(asked.text)
      ? `Yes: on the quote form choose an answer by email or text, and we don’t call first. An order itself needs a phone number, but at checkout you choose if we confirm it by a call, a text or an email. Comparing, searching and this chat need neither. Or call us yourself, at ${salesPhone}.`
      : `${/\border\w*\b/.test(asked.text) ? 'An order needs a phone number and an email address; at checkout you can choose to be reached by text or email instead of a call. Everything else is free of that: ' : /\bcan i (?:still )?(?:look|see|compare|browse|check|use)\b/.test(asked.text) ? 'Yes, you can: ' : 'You don’t have to: '}comparing, searching and this chat need neither your name nor a number, and nobody calls for it. ${/\be-?mail\b/.test(asked.text) ? 'An order' : 'Only an order asks for a phone number; at checkout choose text or email instead of a call. An order'} goes to the provider, who needs to reach you. Or call us yourself, at ${salesPhone}.`,
    links: wantsMail.test(asked.text)
      ? [{ label: 'Quote form', href: '/quote' }, results, privacyPolicy]
      : [results, privacyPolicy],
  }),
  local_channels: ({ salesPhone, catalogue, asked }) => ({
    text: `${antennaAsked(asked.text)}An antenna brings the local stations without a monthly price, where they reach your home; or a live TV package carries them: ${localPackages(catalogue)} Which of them DIRECTV has at your address I don’t know: ask at ${salesPhone}.`,
    links: [cordCutters],
  }),
  no_show: ({ salesPhone }) => ({
    text: `Then call the provider: it gives you a new day, and ask it for a credit for the missed one. Keep your old line until the new one works. If you ordered through us tell us too, at ${salesPhone}.`,
    links: [movingChecklist],
  }),
  shared_with: () => ({
    text: 'We don’t sell personal information, and what you send us is used for what you sent it for. No provider sees what you search for: a ZIP code goes to nobody else, and a full address at most to the Census Bureau’s geocoder, to find where it is. With an order the provider you chose needs your name, address and contact to set it up. What goes to whom stands in the privacy policy.',
    links: [privacyPolicy, { label: 'Your Privacy Choices', href: '/privacy-choices' }],
  }),
  fiber_needed: ({ catalogue, place }) => ({
    text: `Mostly not: for mail, news, calls and a screen or two any line of about ${2 * speedActivity(catalogue, '4k-video').toMbps} Mbps is enough. Fiber is worth it for several people at once, work with big uploads, or games, and where it costs no more than the rest. ${whoSellsThere({ place }, 'say what’s sold there')}`,
    links: [{ label: 'Understanding speeds', href: '/education#speeds' }, search],
  }),
  line_secure: () => ({
    text: 'Banks and shops encrypt what you send, whatever the line: fiber, cable, 5G and satellite are alike in that. What counts is your Wi-Fi: a long password of its own, WPA3 or WPA2, and a router that is up to date. Whoever runs the Wi-Fi, such as a landlord, may see which sites are visited, not what you type there.',
    links: [routerSetup],
  }),
  cookies: () => ({
    text: 'Yes, a few, each for one purpose: to keep you signed in, to know a device that you signed in on before, for some minutes while you sign in through another company, and to open this chat again. We don’t share what you do here for advertising across sites. The privacy policy lists each cookie and how long it stays.',
    links: [privacyPolicy, privacyChoices],
  }),
  tv_needed: ({ catalogue, place, salesPhone }) => ({
    text: `No: apps such as Netflix need internet alone, about ${mbpsSpan(speedActivity(catalogue, '4k-video'))} Mbps for each screen in 4K. A TV package such as DIRECTV is for live channels, sports among them; local stations also come by an antenna where they reach your home. What the apps themselves cost their own sites say. ${whoSellsThere({ place }, `show the internet there, or call ${salesPhone}`)}`,
    links: [cordCutters, speeds],
  }),
  whom_to_pay: asking => {
    const [named] = asking.asked.providers
    return {
      text: `You pay ${named ? named.name : 'the provider'}, as its customer: it bills you once the service is set up.${/\b(?:bundle|bills|(?:one|two|single|separate|same) bill|companies)\b/.test(asking.asked.text) ? ' One order here can hold several services. Each company bills its own service, so a bundle of two companies means two bills, unless one of them says otherwise.' : ''} Here you pay nothing, and nothing is charged when you send an order. Some providers pay us a commission, which changes neither your price nor our ranking.`,
      links: [{ label: 'Terms', href: '/terms' }, howWeRank],
    }
  },
  lock_ends: lockEnds,
  where_address: () => ({
    text: 'On the page Search your address, linked below, or in the search at the top of the home page. Here in the chat a 5-digit ZIP code is enough: type it, and I say who sells there.',
    links: [search],
  }),
  other_sites: () => ({
    text: 'I don’t judge other sites. Here is what holds for this one: coverage comes from the FCC with its date, prices stand with the day on which they were checked and what follows the promotion, totals count 24 months, the ranking’s formula is published and never sees commissions, and nobody calls you unless you ask for it.',
    links: [howWeRank, privacyPolicy],
  }),
  what_checked_means: () => ({
    text: `“Checked” and its day say when the provider’s own broadband label last confirmed the price, or when we last looked it up. When that is more than ${CHECKED_FOR_DAYS} days ago the line turns yellow: the price may have changed, and the representative confirms it before anything is ordered. Prices themselves are always yellow.`,
    links: [{ label: 'Price changes', href: '/price-changes' }, planListLink()],
  }),
  satellite_everywhere: () => ({
    text: 'A satellite needs no line to the house, only a dish with a free view of the sky, so the FCC’s data name it almost everywhere. Trees or buildings can still be in the way, and whether it takes new customers at your address its own site says. Where a line or 5G is sold, that’s mostly cheaper for the speed.',
    links: [planListLink({ type: 'satellite' }, 'Satellite plans'), search],
  }),
  phone_line_needed: ({ asked, salesPhone }) => ({
    text: `Fiber, cable, 5G and satellite need no phone line or landline. DSL runs over the copper phone line, but as a rule you don’t pay for phone service with it. ${asked.providers[0] ? `Whether ${asked.providers[0].name} asks for one at your address` : 'Whether a provider asks for one'} I don’t know: ask at ${salesPhone}.`,
    links: [{ label: 'Connection types', href: '/education#types' }],
  }),
  price_by_place: ({ catalogue, asked }) => ({
    text: `${ofOthers.test(asked.text) ? 'What others pay I can’t see. A price differs by address, by the promotion of the day it was ordered, by AutoPay and by how long it’s been running; it may also be another plan or provider. ' : asksYesOrNo.test(asked.text) ? 'Not always. ' : ''}Which providers sell, and some of their prices, differ by address. Our prices are those that providers publish for new customers, ${whenChecked(catalogue)}; where a provider’s label names a range by address we say so beside the plan. Tell me the ZIP code and I’ll show what’s sold there.`,
    links: [search, planListLink()],
  }),
  cancel_policy: ({ mailsGoOut, salesPhone }) => ({
    text: `An order here is a request: until a representative has confirmed it with you, you cancel it for free, ${mailsGoOut ? 'by the link in your confirmation email or under Your orders' : 'under Your orders'}, or at ${salesPhone}. Once the service runs the provider’s terms count: without a contract there’s no early termination fee, though one-time fees may stay paid.`,
    links: [yourOrders, { label: 'Terms', href: '/terms' }],
  }),
  short_stay: asking => {
    const { catalogue } = asking
    const bound = catalogue.internetPlans.filter(plan => plan.contractMonths !== 0)
    const names = listInWords([...new Set(bound.map(plan => catalogue.providerName(plan.providerId)))])
    return {
      text: `Take a plan without a contract: that’s nearly every one in our catalog${names ? `, but ${names} have a term or don’t publish it` : ''}, and you cancel when you leave. One-time fees count for more in a few months. 5G home internet needs no installer and simply moves along. ${whoSellsThere(asking)}`,
      links: [planListLink({ type: '5g' }, '5G home internet'), planListLink()],
    }
  },
  keep_other: ({ asked }) => ({
    text: `Yes: ${asked.providers[0]?.name ?? 'TV, an alarm'} and internet are services of their own, and a new internet line doesn’t touch the other. If both come on one bill, ask that company first what the other costs alone, and whether a contract covers both. What works over Wi-Fi you connect to the new one.`,
    links: [results, { label: 'Bundles', href: '/bundles' }],
  }),
  without_email: ({ salesPhone }) => ({
    text: `Yes, by phone: call ${salesPhone}, and a representative takes the order. Online an order needs an account with an email address; somebody at home can send it with theirs. The order should be in the name of who pays the bill.`,
    links: [{ label: 'Ask for a callback', href: '/quote' }],
  }),
  partners: ({ salesPhone }) => ({
    text: `I don’t know of a program for referrals: write to us with the contact form, or call ${salesPhone}. For other sites and assistants there are pages for developers.`,
    links: [
      { label: 'Contact', href: '/contact' },
      { label: 'Developers', href: '/developers' },
    ],
  }),
  missed_call: ({ salesPhone }) => ({
    text: `Nothing is lost: call us back at ${salesPhone}, or choose another time for the call under Your orders. Until we’ve spoken or written with you, an order stays a request, and nothing is charged.`,
    links: [yourOrders],
  }),
  price_final: ({ catalogue }) => ({
    text: `It’s what the provider publishes for new customers, ${whenChecked(catalogue)}, before taxes. Fees that every customer pays stand beside it and are in the 24-month total; equipment that you choose comes on top. The representative says plan, price and fees again before anything is final.`,
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }),
  dish_apartment: ({ salesPhone }) => ({
    text: `DIRECTV by satellite needs a dish with a free view of the sky. FCC rules let renters put a small one on a balcony of their own; on a roof or wall that you share the landlord decides. Without such a place DIRECTV by streaming needs only internet. What fits your building is confirmed at ${salesPhone}.`,
    links: [directv],
  }),
  address_kept: ({ asked, salesPhone }) => ({
    text: /\b(?:save|bookmark|come back|where|delete|remove)\b/.test(asked.text)
      ? 'Sign in before you search: each address then stands in your address history, and one press shows its results again or deletes it. Or keep the link of the results page, which opens the same place with the same filters. Lists of plans aren’t saved, and the cart stays in this browser.'
      : `Yes: a street address that you search for is stored with the time, and the last one also in this browser, so that it can be offered again. If you are signed in it stands in your history, where you can delete it; otherwise it stays until you ask us at ${salesPhone} to delete it. A ZIP code alone is enough to search, and we sell nothing of it.`,
    links: [privacyPolicy, { label: 'Address history', href: '/address-history' }],
  }),
  chat_private: asking => businessAnswers.data_kept(asking),
}
