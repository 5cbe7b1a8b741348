import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import type { choosingTopics } from '../understanding/choosing-topics.ts'
import { devicesListed, madeFor } from './alarm-answers.ts'
import { kitNames } from './alarm-kits.ts'
import { whoSendsInstaller } from './alarm-sellers.ts'
import { sellersWithDevices } from './alarm-services.ts'
import { wishedOfAlarm } from './alarm-wishes.ts'
import type { AnswerOf } from './asking.ts'
import { backupLine } from './backup-answer.ts'
import { moveCost } from './move-cost-answer.ts'
import {
  cheapSecurity,
  cordCutters,
  directv,
  discountsPage,
  internetByState,
  results,
  routerSetup,
  search,
  securityDevices,
  speeds,
  wow,
  yourOrders,
} from './page-links.ts'
import { othersThere, surelyThere, whoSellsThere } from './places/is-there.ts'
import { listInWords, planListLink, planName } from './plan-words.ts'
import { suchAs } from './satellites.ts'
import { dishNetworkAnswer } from './tv-answers.ts'

const whichOne = /\b(?:which|what)\b.*\bdoor ?bells?\b/

/** So many of those that may be there are named. */
const MOST_LIKELY = 5

/** What DIRECTV by streaming starts at, and the card that comes with it. */
function ofStreaming({ tvPackages, guides }: Catalogue): string {
  const [least] = tvPackages
    .filter(({ delivery }) => delivery === 'streaming')
    .toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  return least
    ? `, from ${formatMonthly(priceToday(least.schedule))}, with a ${wholeDollars(guides.claims.streamingGiftCardCents)} gift card that the provider advertises`
    : ''
}

/** Which plans come with a card, and what is published of the price behind it. */
function cardsOf(catalogue: Catalogue): string {
  const withCard = catalogue.internetPlans.flatMap(plan =>
    plan.rewardCardCents === null
      ? []
      : [`${planName(catalogue, plan)} (${wholeDollars(plan.rewardCardCents)})`],
  )
  const ofPlans =
    withCard.length > 0
      ? `In our catalog reward cards belong to certain plans only: ${listInWords(withCard)}. `
      : ''
  return `${ofPlans}DIRECTV advertises a ${wholeDollars(catalogue.guides.claims.streamingGiftCardCents)} gift card with streaming, and its later price isn’t published.`
}

/** Those of the named that sell internet and have no plan with a card. */
function withoutCards(catalogue: Catalogue, named: readonly Provider[]): string {
  const names = named
    .filter(
      ({ id, kinds }) =>
        kinds.includes('internet') && catalogue.plansOf(id).every(plan => plan.rewardCardCents === null),
    )
    .map(({ name }) => name)
  return names.length > 0 ? `No plan of ${listInWords(names)} has one in our catalog. ` : ''
}

/** Single devices, other companies and special homes. */
export const choosingAnswers: Record<keyof typeof choosingTopics, AnswerOf> = {
  doorbell: asking => ({
    text: `${whichOne.test(asking.asked.text) ? `With video there are: ${devicesListed(asking, madeFor('doorbell'))} ${wishedOfAlarm(asking)}` : ''}We sell no camera or doorbell at a price of its own: those of ${sellersWithDevices(asking.catalogue)} are listed on the device page, where you ask for one price for what you want, and most come with a system and monitoring. Kits that you install yourself, by our guide: ${kitNames(asking.catalogue)}; those are sold by their makers. For a quote call ${asking.salesPhone}.`,
    links: [securityDevices, cheapSecurity],
  }),
  phone_5g: ({ salesPhone }) => ({
    text: `A phone with 5G shows that the network is there; home internet over it is sold only where the provider has room on the tower, so an address can have the one without the other. Search your address to see what the FCC’s data say, and for the provider’s own answer ask at ${salesPhone}.`,
    links: [search, planListLink({ type: '5g' }, '5G home internet')],
  }),
  only_choice: asking => {
    const named = asking.asked.providers
    if (!asking.place)
      return {
        text: `That depends on the address${named.length > 0 ? `, also where ${listInWords(named.map(({ name }) => name))} is sold` : ''}: satellite is sold almost everywhere, 5G where there is room on a tower, and small local companies stand in the FCC’s data. ${whoSellsThere(asking)}`,
        links: [search],
      }
    const { result, where, certainty } = asking.place
    const others = surelyThere(result).filter(({ id }) => !named.some(one => one.id === id))
    const isOnlyDish =
      /\bsatt?ell?ite\b/.test(asking.asked.text) &&
      others.every(({ id }) =>
        result.plans.filter(plan => plan.providerId === id).every(({ type }) => type === 'satellite'),
      )
    const likely = [
      ...result.likelyProviders.map(({ name }) => name),
      ...result.otherProviders.map(({ name }) => name),
    ]
    if (isOnlyDish)
      return {
        text: `Of what we sell there for certain, yes. ${likely.length > 0 ? `Likely there, or there and not sold by us: ${listInWords(likely.slice(0, MOST_LIKELY))}. ` : ''}${certainty}`,
        links: [results, search],
      }
    return {
      text:
        others.length > 0
          ? `${/\b(?:is|are) (?:\w+ ){1,3}(?:really )?(?:my|our|the|his|her|their) only\b|\bdo i only\b/.test(asking.asked.text) ? 'No. ' : ''}${whoSellsThere(asking)}`
          : `Of those that we sell I find no other for ${where}. ${certainty}`,
      links: [results, search],
    }
  },
  unhappy: ({ asked, place }) => {
    const [named] = asked.providers
    const isOther = ({ name }: { name: string }) => name !== named?.name
    const others = place && {
      ...place.result,
      providers: place.result.providers.filter(isOther),
      likelyProviders: place.result.likelyProviders.filter(isOther),
    }
    const around =
      place && others && surelyThere(others).length > 0
        ? `For ${place.where} I find ${othersThere(others)}. ${place.certainty}`
        : whoSellsThere({ place }, 'say who else sells there')
    return {
      text: `I’m sorry to hear that. Whether it’s the line or the Wi-Fi a test with a cable shows; if it’s the line, ${named ? named.name : 'your provider'} has to fix it. ${around} Before you leave, ask about an early termination fee, and order the new service first.`,
      links: [results, search],
    }
  },
  jobs: ({ salesPhone }) => ({
    text: `I don’t know of any job openings: this chat is about internet, TV and home security for homes. Ask the team by the contact page or at ${salesPhone}.`,
    links: [{ label: 'Contact', href: '/contact' }],
  }),
  dorm: () => ({
    text: 'In a dorm the school mostly provides the internet, and you can rarely order a line of your own into a room: ask the housing office what there is and what it allows. What needs no line is 5G home internet, if the school allows it. If you rent off campus, tell me the ZIP code and I’ll say who sells there.',
    links: [planListLink({ type: '5g' }, '5G home internet'), search],
  }),
  check_first: () => ({
    text: 'Yes, and you need no account for it: search your street address, and the results say who is found there, with which kind of line, how sure that is and from which day it comes. Here in the chat a ZIP code is enough for the area around it. For a house that you don’t live in yet, ask the providers you find whether they serve exactly that address, and the seller or landlord for a bill. The provider confirms your house before anything is final.',
    links: [search, results],
  }),
  other_streaming: ({ salesPhone, catalogue }) => ({
    text: `Streaming services such as YouTube TV, Hulu or Sling aren’t sold here, and I don’t know their prices and channels: their own sites say. They work over any internet with about ${speedActivity(catalogue, '4k-video').toMbps} Mbps for each 4K screen, and no internet plan in our catalog includes one. Of live TV we have DIRECTV, also by streaming${ofStreaming(catalogue)}; tell me your ZIP code for the internet. Questions: ${salesPhone}.`,
    links: [cordCutters, directv],
  }),
  fixed_wireless: ({ catalogue, place }) => ({
    text: `Fixed wireless is home internet by radio: from a tower to an antenna or a box in your home, without a line. 5G home internet${suchAs(catalogue, '5g')} is one kind of it; local wireless companies use an antenna on the roof. Speed depends on the signal and on how busy the tower is. ${whoSellsThere({ place }, 'say who is there')}`,
    links: [search],
  }),
  dish_network: dishNetworkAnswer,
  dish_cable: ({ salesPhone }) => ({
    text: `How far a dish may be from the house I don’t know: the cable’s length depends on the kit. A dish needs a free view of the sky, so people put it on a roof, a pole or the lawn; ask the provider for a longer cable, or us at ${salesPhone}.`,
    links: [planListLink({ type: 'satellite' }, 'Satellite plans')],
  }),
  street: asking => ({
    text: `${asking.place?.address ? '' : 'To look up a street address I need its ZIP code: tell me the ZIP code of that address, or search it on the page linked below. '}${whoSellsThere(asking)}`,
    links: [search],
  }),
  not_shown: ({ asked, place, salesPhone }) => {
    const name = asked.providers[0]?.name ?? 'a provider'
    return {
      text: `We show who reported service there to the FCC, by the data’s day, and ${name} may be missing for three reasons: it doesn’t sell at that house, it began after that day, or it reported something else. ${name === 'a provider' ? 'The provider' : name} knows best: ask it, or us at ${salesPhone}. ${place ? place.certainty : 'Search your street address for what was reported for the house itself.'}`,
      links: [search],
    }
  },
  alarm_self_install: ({ catalogue, salesPhone }) => ({
    text: `Kits that you install yourself, by our guide: ${kitNames(catalogue)}. ${whoSendsInstaller(catalogue)} with their packages: whether one of their devices may be put up without, ask at ${salesPhone}.`,
    links: [cheapSecurity, securityDevices],
  }),
  up_to: () => ({
    text: '“Up to” stands where the provider advertises the highest speed alone: yours may be lower, by place, time of day and Wi-Fi. Where its broadband label states a typical speed, we show that instead, and call it typical. Count on about that by wire, and on less over Wi-Fi far from the router; cable internet and 5G can be slower when the neighbors are online.',
    links: [speeds],
  }),
  stick: ({ catalogue, salesPhone }) => ({
    text: `A streaming stick or box such as Fire TV or Roku plays apps over any internet, with up to ${speedActivity(catalogue, '4k-video').toMbps} Mbps for each screen in 4K. Whether your TV company lets you watch by its app in place of its box I don’t know: ask it. DIRECTV by streaming needs no dish; which devices it runs on, ask at ${salesPhone}.`,
    links: [cordCutters, directv],
  }),
  for_installer: ({ salesPhone }) => ({
    text: `Write it into the note of your order: at checkout, or later under Your orders. Or tell the representative who confirms the order, or us at ${salesPhone}. Please write no codes into this chat.`,
    links: [yourOrders],
  }),
  store: ({ asked, salesPhone }) => ({
    text: `Where ${asked.providers[0]?.name ?? 'a provider'} has stores I don’t know: its own website says. You need none to order: put a plan into the cart here, or call ${salesPhone}.`,
    links: [search, planListLink()],
  }),
  directv_internet: ({ salesPhone }) => ({
    text: `DIRECTV by satellite comes through its dish, and DIRECTV by streaming through internet from anybody. Which parts of the satellite service, such as films on demand, want internet as well I don’t know: ask at ${salesPhone}.`,
    links: [directv, cordCutters],
  }),
  electricity: () => ({
    text: 'What a router, box or dish draws our catalog doesn’t say: its label or its maker names the watts. As a rule of thumb a router takes about as much as a small lamp, and a satellite dish that moves its beam several times that.',
    links: [routerSetup],
  }),
  many_devices: ({ catalogue }) => ({
    text: `The number of devices says little: bulbs, plugs and sensors hardly use the line. Count what runs at the same time, about ${speedActivity(catalogue, '4k-video').toMbps} Mbps for each screen in 4K; cameras that record to the cloud need upload, where fiber is best. With many devices the Wi-Fi is what counts: a newer router, or a mesh. Tell me how many people are online, and I’ll say which speed fits.`,
    links: [speeds, routerSetup],
  }),
  coverage_map: () => ({
    text: 'Yes. Each state has a map of its counties with how many internet providers the FCC’s data show there, and the pages of internet providers show in which counties the data have them. A map is too coarse for a house: search your address for that.',
    links: [internetByState, search],
  }),
  set_up: ({ salesPhone }) => ({
    text: `A plan, a line that reaches the home, and a modem and router: many plans include them, with others you rent or bring your own. Cable in a home that was wired before, and 5G, you can often set up yourself from a kit; a new fiber line or a dish mostly needs a technician and somebody at home. To order here you need the address of the service, a name, a phone number and an email address; you pay nothing on this site. Or call ${salesPhone}.`,
    links: [routerSetup, planListLink(), search],
  }),
  claim_card: ({ asked, catalogue, salesPhone }) => ({
    text: `${withoutCards(catalogue, asked.providers)}${cardsOf(catalogue)} The provider that advertises a card sends it, not we. How and when it is claimed, and what you must keep until then, its offer says: have the representative read it to you when your order is confirmed, or ask at ${salesPhone}.`,
    links: [wow, directv],
  }),
  mobile_discount: ({ asked, salesPhone }) => ({
    text: `Some companies take something off home internet for customers of their own mobile service. Our catalog lists no such discount${asked.providers[0] ? ` of ${asked.providers[0].name}` : ''}, so no price here counts one: ask ${asked.providers[0]?.name ?? 'the provider'} what it would be, and whether home internet is sold without mobile service, or us at ${salesPhone} before you order.`,
    links: [discountsPage],
  }),
  backup_line: backupLine,
  move_cost: moveCost,
}
