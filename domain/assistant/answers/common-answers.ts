import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { brand } from '#platform/brand.ts'
import type { CommonTopic } from '../understanding/common-topics.ts'
import { alarmAnswers } from './alarm-answers.ts'
import type { AnswerOf } from './asking.ts'
import { billTopicAnswers } from './bill-answers.ts'
import { businessAnswers } from './business-answers.ts'
import { choosingAnswers } from './choosing-answers.ts'
import { homeTopicAnswers } from './home-topic-answers.ts'
import {
  cordCutters,
  directv,
  discountsPage,
  howWeRank,
  privacyPolicy,
  results,
  routerSetup,
  search,
  speeds,
  types,
} from './page-links.ts'
import { association } from './places/association-answer.ts'
import { whoSellsThere } from './places/is-there.ts'
import { listInWords, planListLink, whenChecked } from './plan-words.ts'
import { comparedSatellites } from './satellites.ts'
import { troubleAnswers } from './trouble-answers.ts'
import { tvFeesAvoided } from './tv-wishes.ts'
import { visitorAnswers } from './visitor-answers.ts'

const paysLess = /\bsame (?:company|speed|plan|provider)\b|\bpays? (?:less|\$?\d)/
const terms = { label: 'Terms', href: '/terms' }
const byTotal = planListLink({ sort: 'total' }, 'Plans by 24-month total')

/** Who has plans of a kind, each with the lowest price of today. */
const cheapestOf =
  (type: InternetPlanType): AnswerOf =>
  ({ catalogue }) => {
    const lowest = new Map<Provider, number>()
    for (const plan of catalogue.internetPlans.filter(one => one.type === type)) {
      const provider = catalogue.provider(plan.providerId)
      if (!provider) continue
      const price = priceToday(plan.schedule)
      lowest.set(provider, Math.min(price, lowest.get(provider) ?? price))
    }
    const told = [...lowest].map(([{ name }, cents]) => `${name} from ${formatMonthly(cents)}`)
    return {
      text: `Each home needs a dish of its own, and the satellites are shared by few homes. In our catalog: ${listInWords(told)}. Where a line or 5G reaches your home it’s mostly cheaper for the same speed: tell me your ZIP code and I’ll look.`,
      links: [planListLink({ type }, 'Satellite plans'), types],
    }
  }

/** What asks for one answer and no more. */
const answers: Record<CommonTopic, AnswerOf> = {
  ...alarmAnswers,
  ...billTopicAnswers,
  ...businessAnswers,
  ...homeTopicAnswers,
  ...choosingAnswers,
  ...troubleAnswers,
  ...visitorAnswers,
  what_we_do: () => ({
    text: `${brand.name} compares home internet, TV and home security. With a ZIP code or an address you see who sells there, what each plan costs over 24 months with its fees, and what a provider doesn’t publish. What you choose you can order here; a representative calls you within 24 hours. It’s free: some providers pay us a commission, which our ranking never sees.`,
    links: [results, howWeRank],
  }),
  line_damage: () => ({
    text: 'As a rule the provider looks after the line up to your house, and the wiring inside is yours. Report it to the provider’s support, whose number is on your bill; whether it charges for the visit I don’t know, so ask first.',
    links: [],
  }),
  fiber_inside: () => ({
    text: 'Fiber that is already in a home ends in a small box on the wall, the optical network terminal (ONT), often where the power comes in, in a garage, basement or closet. Without one it can still be sold to you: search your address, and the provider says what has to be wired when it confirms the order.',
    links: [search, types],
  }),
  mesh: () => ({
    text: 'A mesh is two or more Wi-Fi points that work as one network: it helps in homes with several floors, thick walls or far corners. First put the router in the middle, high and in the open. If a room still gets no signal, add a mesh point, or run a cable there. It doesn’t make the plan itself faster. A plug-in extender only repeats the signal and loses speed: it does for one far corner. Some providers rent mesh points by the month, others include one or none: what yours takes for them our catalog doesn’t say, so ask before you order, or buy your own.',
    links: [routerSetup],
  }),
  modem_or_router: () => ({
    text: 'The modem ends the provider’s line in your home; the router makes a network and Wi-Fi of it for all your devices. Often one box does both. With fiber a small terminal on the wall takes the modem’s place.',
    links: [routerSetup],
  }),
  wifi_or_internet: () => ({
    text: 'They are two things. The internet comes into your home by fiber, cable, DSL, 5G or satellite; Wi-Fi is how the router hands it on without wires. Weak Wi-Fi can hide a fast line: test once by cable.',
    links: [routerSetup, types],
  }),
  wifi_bands: () => ({
    text: '2.4 and 5 GHz are bands of the Wi-Fi inside your home: 5 GHz is faster nearby, 2.4 GHz reaches farther. 5G is something else, the mobile network, which can also bring internet to a home.',
    links: [routerSetup, types],
  }),
  wifi_password: () => ({
    text: 'Name and password of the Wi-Fi are changed in the settings of your router, whose address stands on its label, or in the provider’s app. If you don’t know the one it has, a reset by the button on its back brings back what the label says. Choose a long one, and change that of the settings themselves as well.',
    links: [routerSetup],
  }),
  speed_test: () => ({
    text: 'Connect a computer to the router by cable, stop what else uses the line, and run a speed test once in the morning and once in the evening. Hold both beside the typical speed on the plan’s broadband label. We run no test of our own.',
    links: [speeds, routerSetup],
  }),
  ip_address: ({ salesPhone }) => ({
    text: `I don’t know which plan gives an address (IP) of your own: our catalog has prices, speeds, caps and terms. 5G and satellite often share one address among many customers. Ask the provider before you order, or us at ${salesPhone}.`,
    links: [planListLink()],
  }),
  vpn: () => ({
    text: 'A VPN mostly takes some speed and adds delay, because everything goes through one more server; how much depends on that server. For work, steady upload matters more: fiber has most.',
    links: [types],
  }),
  parental_controls: () => ({
    text: 'Parental controls are part of most routers and of phones, tablets and streaming boxes. What a provider’s own router offers our catalog doesn’t say: ask before you order, or use your own router.',
    links: [routerSetup],
  }),
  devices_work: ({ catalogue }) => ({
    text: `Yes: what joins your Wi-Fi works over fiber, cable, DSL, 5G and satellite alike. What counts is the speed that reaches the place where it stands: about ${speedActivity(catalogue, '4k-video').toMbps} Mbps for each screen in 4K.`,
    links: [speeds, routerSetup],
  }),
  indoor_signal: ({ asked }) => ({
    text: `${/\b(?:far|miles?|close|distance|near)\b/.test(asked.text) ? 'As a rule a few miles, less with hills, trees and walls between; no distance is published that would hold everywhere. The provider’s own address check says whether it sells there. ' : ''}5G comes by radio: a basement, thick walls, metal and low-emission glass weaken it. Put its box at a window, high up, and spread the Wi-Fi from there. Ask how you can return it if the signal is too weak; fiber and cable don’t depend on it.`,
    links: [planListLink({ type: '5g' }, '5G home internet'), types],
  }),
  dsl_future: ({ asked, place }) => ({
    text: `${asked.types.includes('cable') ? 'Cable internet isn’t: it’s sold today, and some cable companies add fiber. What ends is DSL over copper. ' : ''}Phone companies replace copper by fiber or 5G bit by bit and sell DSL to fewer new homes. When that reaches your line I don’t know: your provider tells you before it ends. ${whoSellsThere({ place }, 'say what else is sold there')}`,
    links: [search, types],
  }),
  satellite_price: cheapestOf('satellite'),
  not_sold_yet: ({ salesPhone, catalogue }) => ({
    text: `It isn’t in our catalog, and I know no plan or price of it. ${comparedSatellites(catalogue)}For more ask us at ${salesPhone}.`,
    links: [planListLink({ type: 'satellite' }, 'Satellite plans')],
  }),
  association,
  new_address: ({ salesPhone }) => ({
    text: `Some addresses are missing in the data, new ones most of all. Search by ZIP code instead: that shows who sells around you. Whether a line is laid to the house the provider checks before it installs; we can ask for you at ${salesPhone}.`,
    links: [search],
  }),
  what_likely_means: () => ({
    text: '“Likely” means that the FCC’s figures show such lines around there and the provider is known in the area, but its name isn’t confirmed for it. We show these apart and don’t count them. Only the provider can say it for your address.',
    links: [search],
  }),
  data_age: ({ catalogue }) => ({
    text: `Coverage comes from the FCC, which collects it twice a year and publishes it months later: every answer shows its date, and what was built since is missing. Prices were ${whenChecked(catalogue)}. The provider has the last word on an address.`,
    links: [{ label: 'Price changes', href: '/price-changes' }, search],
  }),
  coverage_promise: () => ({
    text: 'No. What we show is FCC data with its date, for an address where it is there, else for the county. Only the provider can promise it, when it checks your order. You pay nothing before.',
    links: [search],
  }),
  provider_declines: ({ salesPhone }) => ({
    text: `Then the provider is right: it knows its lines, and nothing is charged. Report it beside the entry in the results, so that it is checked, and see there who else sells at your address; or we look with you at ${salesPhone}.`,
    links: [results],
  }),
  neighbors_plan: ({ asked }) => ({
    text: `I can’t see what anybody else has or pays. ${paysLess.test(asked.text) ? 'Where one company asks different prices for the same speed, the lower one is mostly an introductory price or an offer for new customers, or equipment is on the other bill: ask it what it can do for you. ' : ''}Who sells around you I can tell by ZIP code; how a line holds on your street your neighbors know best.`,
    links: [search],
  }),
  span_total: () => ({
    text: 'It’s what a plan costs in its first 24 months: each month at its price, with the steps that are published, plus the one-time fees that every customer pays. Where a later price isn’t published today’s is counted on, and “at least” stands before it. Taxes and equipment that you choose come on top.',
    links: [byTotal, howWeRank],
  }),
  read_label: ({ catalogue }) => {
    const labeled = catalogue.internetPlans.find(plan => plan.labels.length > 0)
    return {
      text: 'From the top: the monthly price, and whether it’s an introductory one and for how long; the contract; fees each month, once and for leaving early; typical download, upload and latency; and the data included with what more costs. Compare the typical speeds and the price after the introduction, not the large print.',
      links: [
        ...(labeled ? [{ label: 'A label as example', href: `/plans/${labeled.id}/label` }] : []),
        planListLink(),
      ],
    }
  },
  change_later: ({ asked, salesPhone }) => ({
    text: /\b(?:tv|directv|alarm|security)\b/.test(asked.text)
      ? `The parts of a bundle are services of their own, each with its own bill and terms: ending one leaves the price of the others as it is, for nothing is taken off for having several. What it costs to end TV or an alarm early its terms say: ask at ${salesPhone} before you order.`
      : `As a rule yes: a provider moves you to another of its plans, at that day’s price and terms. Whether it charges for the change, or keeps a promotion, I don’t know: ask before you order, or us at ${salesPhone}.`,
    links: [planListLink()],
  }),
  many_units: ({ salesPhone }) => ({
    text: `The plans here are for one home each: we have none for a whole building. Some providers make bulk contracts with owners, which they sell themselves; ask us at ${salesPhone}. Each tenant can order at their own address here.`,
    links: [search],
  }),
  two_homes: () => ({
    text: 'Each address has providers and prices of its own: search them one after the other, and order for each by itself, since an order has one address. A provider bills them apart as a rule.',
    links: [search],
  }),
  age: () => ({
    text: 'Providers make contracts with adults, so as a rule you must be 18 (19 in a few states). The order should be in the name of who will pay the bill.',
    links: [terms],
  }),
  app: () => ({
    text: 'There is no app to download: this website works in the browser of a phone, and you can put it on your home screen.',
    links: [],
  }),
  company: ({ salesPhone }) => ({
    text: `I don’t know that. ${brand.name} is a comparison site that earns commissions from some providers; how old it is and who works for it isn’t published here. Ask at ${salesPhone}.`,
    links: [terms, howWeRank],
  }),
  shop: ({ salesPhone }) => ({
    text: `We have no shops: you compare and order here or at ${salesPhone}. Whether a provider has a store near you I don’t know; its own site says so.`,
    links: [results],
  }),
  outside_us: () => ({
    text: 'We only know homes in the United States and its territories. For a home elsewhere ask a comparison site of that country.',
    links: [],
  }),
  short_rental: ({ salesPhone }) => ({
    text: `The plans here are for homes. Whether a provider lets you serve paying guests with one, or asks for a business plan, stands in its terms: ask before you order, or us at ${salesPhone}. Search the rental’s address to see who sells there.`,
    links: [search],
  }),
  others_debt: () => ({
    text: 'Mostly yes: you can have service at the same address in your own name. What somebody else owes isn’t your debt. Another provider doesn’t mind the old account; the same one may want it closed first, and either may ask for proof that you live there on your own account, such as a lease or an ID. How each one handles it I don’t know: say it when the representative calls, before anything is ordered for good.',
    links: [terms],
  }),
  call_recorded: () => ({
    text: 'I don’t know whether a call is recorded: ask the representative at its start, and say so if you don’t want that. This chat is stored. What else we keep stands in the privacy policy.',
    links: [privacyPolicy],
  }),
  gift_card_when: ({ salesPhone }) => ({
    text: `The provider sends it by its own rules, mostly some weeks after the installation, and often you have to ask for it in time. The date I don’t know: ask the provider, or us at ${salesPhone}.`,
    links: [discountsPage],
  }),
  streaming_included: ({ salesPhone }) => ({
    text: `I know of no plan in our catalog that includes Netflix or another streaming service. Providers run such offers for a time: ask at ${salesPhone} for the one that you have in mind.`,
    links: [planListLink(), cordCutters],
  }),
  tv_fees: ({ asked, salesPhone }) => ({
    text: `${tvFeesAvoided(asked.text)}${/\b(?:my|our) (?:\w+ )?bill\b|\bget rid\b|\bremove\b|\bavoid\b/.test(asked.text) ? 'Mostly you can’t drop these fees by themselves: they come with the TV package. A smaller package may have lower ones, and an antenna has none. Ask your TV company which package comes without them. ' : ''}TV companies often add a broadcast fee for local channels and one for regional sports to the package price, each month. Which ones DIRECTV charges at your address our catalog doesn’t hold: ask at ${salesPhone} for the whole amount before you order.`,
    links: [directv],
  }),
  directv_screens: ({ salesPhone }) => ({
    text: `How many TVs a DIRECTV package covers I don’t know: our catalog has its prices and channel counts. Ask at ${salesPhone} what a box for each further TV costs.`,
    links: [directv],
  }),
  installer_damage: ({ salesPhone }) => ({
    text: `Show it to the technician at once, take pictures, and report it to the provider: it answers for its installers. If you ordered through us tell us too, at ${salesPhone}.`,
    links: [],
  }),
}

/** What was spoken of before goes on after a question that stands for itself. */
const standingAlone =
  (answer: AnswerOf): AnswerOf =>
  asking => {
    const reply = answer(asking)
    return reply && (asking.asked.providers.length > 0 ? reply : { focus: asking.dialogue.plans, ...reply })
  }

/** Answers questions that stand for themselves. */
export const commonAnswers = Object.fromEntries(
  Object.entries(answers).map(([topic, answer]) => [topic, standingAlone(answer)]),
) as Record<CommonTopic, AnswerOf>
