import { CALLBACK_HOURS } from '#domain/callbacks/callback-promise.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { providersIn } from '../reading/read-question.ts'
import type { homeTopics } from '../understanding/home-topics.ts'
import { appsOf, devicesListed, madeFor } from './alarm-answers.ts'
import { kitNames } from './alarm-kits.ts'
import { anySeller, whoSendsInstaller } from './alarm-sellers.ts'
import { sellersWithDevices } from './alarm-services.ts'
import type { AnswerOf } from './asking.ts'
import { askedOnLabels } from './label-words.ts'
import {
  cheapSecurity,
  cordCutters,
  directv,
  movingChecklist,
  routerSetup,
  search,
  securityDevices,
  speeds,
  types,
  yourOrders,
} from './page-links.ts'
import { whoSellsThere } from './places/is-there.ts'
import { planListLink } from './plan-words.ts'

const MEGABITS_IN_GIGABYTE = 8_000
/** Such as large games have. */
const TYPICAL_GAME_GB = 100

const sends = /\b(?:upload\w*|send\w*|push\w*|back(?:ing)? ?up)\b/
const uploadSaid = /\bupload\w*(?: speed)?(?: is| of)? (\d{1,4})\b(?! ?(?:gb|gigs?|tb))/
const minutesInWords = (minutes: number): string =>
  minutes < 120 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.round(minutes / 60)} hours`

/** The company that somebody leaves, which isn't the one that is ordered: `cancel my old service and order Spectrum`. */
const leftIn = (catalogue: Catalogue, said: string): string | undefined =>
  providersIn(catalogue, said.replace(/\b(?:order|buy|(?:sign|set)(?: \w+)? up)\b.*/, ''))[0]?.provider.name

/** Questions about the home itself that stand for themselves. */
export const homeTopicAnswers: Record<Exclude<keyof typeof homeTopics, 'alarm_monitoring'>, AnswerOf> = {
  drilling: () => ({
    text: 'Where a line already comes in, as with most cable, nothing is drilled. New fiber usually needs one small hole in an outside wall, and a satellite dish a mount; 5G home internet needs neither. If you rent, ask your landlord first. The technician shows you the place before anything is done.',
    links: [planListLink({ type: '5g' }, '5G home internet'), types],
  }),
  alarm_drilling: asking => ({
    text: `Kits that you install yourself (${kitNames(asking.catalogue)}) mostly stick or stand, without a drill. ${whoSendsInstaller(asking.catalogue)}, who may have to drill for some devices: say before the visit that you want none, and ask at ${asking.salesPhone}.`,
    links: [cheapSecurity],
  }),
  alarm_app: asking => ({
    text: `${/\b(?:talk|speak|say|voice|alexa|google|siri)\b/.test(asking.asked.text) ? `By voice there is: ${devicesListed(asking, madeFor('voice'))} Without a phone or voice a keypad arms it. Which voice assistants` : `${appsOf(asking)} Which phones`} and devices each works with I don’t know: ask at ${asking.salesPhone} before you order.`,
    links: [securityDevices, cheapSecurity],
  }),
  alarm_permit: () => ({
    text: 'Some cities and counties want an alarm to be registered, and many charge for false alarms. The rules where you live I don’t know: your city’s website or its police department says so, and the company that monitors the alarm may need the permit’s number.',
    links: [securityDevices, cheapSecurity],
  }),
  yard: asking => ({
    text: `Cable mostly uses the line that is there, and 5G home internet needs none. New fiber comes from a pole or through the ground: then a narrow slit is cut and closed again, and the provider has buried lines marked before. Whether that is needed at your house the provider says when it checks your address; ask then who restores the lawn. ${whoSellsThere(asking)}`,
    links: [types],
  }),
  line_extension: ({ salesPhone }) => ({
    text: `Only the provider can say whether it brings a line to your house, and what you’d pay for it: it surveys the way and makes an offer in writing, so ask for one. I don’t know any such prices, and the plans here don’t include it. What needs no line is 5G home internet and satellite. For help call ${salesPhone}.`,
    links: [
      planListLink({ type: '5g' }, '5G home internet'),
      planListLink({ type: 'satellite' }, 'Satellite plans'),
    ],
  }),
  upload_need: ({ catalogue }) => {
    const calls = speedActivity(catalogue, 'video-calls')
    return {
      text: `For each video call count about ${mbpsSpan(calls)} Mbps in both directions. Going live in full HD takes about 6 to 8 Mbps of upload, steadily, and in 4K some 25; have twice that, so that the rest of the home can go on. With 10 Mbps full HD just works while nobody else uploads. Fiber mostly uploads as fast as it downloads, cable and satellite far slower.`,
      links: [speeds, planListLink({ type: 'fiber' }, 'Fiber plans')],
    }
  },
  line_health: () => ({
    text: 'Fiber carries light inside glass and cable a signal inside a wire: neither sends anything out. Wi-Fi and 5G are radio, whose strength the FCC limits. What is healthy I can’t judge: ask a doctor, or read what the FCC publishes.',
    links: [types],
  }),
  old_house: () => ({
    text: 'Yes: fiber brings its own thin cable and ends in a small box on a wall inside, whatever wiring is there. Cable uses the old TV cable, which may have to be renewed. Thick walls weaken Wi-Fi: put the router in the middle or add a mesh point. What counts first is who has a line to your address.',
    links: [search, routerSetup],
  }),
  device_limit: ({ catalogue }) => ({
    text: `Our catalog knows no plan that limits the number of devices. What limits them is the speed that they share, and the router: older ones slow down with many. Count what is used at the same time, about ${speedActivity(catalogue, '4k-video').toMbps} Mbps for each screen in 4K.`,
    links: [routerSetup, speeds],
  }),
  wifi_standard: () => ({
    text: 'A newer Wi-Fi standard (6, 6E or 7) is faster near the router and copes better with many devices, if your phones and laptops know it as well. It doesn’t make the plan faster: up to some 300 Mbps an older router mostly does.',
    links: [routerSetup],
  }),
  router_place: () => ({
    text: 'In the middle of the home, high and in the open: not in a cabinet, not beside metal, a microwave or an aquarium. What needs most speed goes by cable. If a room still has no signal, add a mesh point.',
    links: [routerSetup],
  }),
  shared_line: () => ({
    text: 'Plans here are for one home, and as a rule a provider’s terms forbid sharing a line with another. Whoever has the contract also answers for what is done over it. Ask the provider before you do.',
    links: [planListLink()],
  }),
  who_orders: ({ salesPhone }) => ({
    text: `The order should be in the name of the person who will pay the bill, with that person’s phone number: the representative confirms it on a call. Somebody else at home may fill it in, or call ${salesPhone} together.`,
    links: [{ label: 'Checkout', href: '/checkout' }],
  }),
  ethernet: () => ({
    text: 'A cable to the router is the steadiest way for a PC, a console or a TV. Cat 5e carries 1 gig over the length of a house and Cat 6 more; you can lay it yourself, it holds no dangerous voltage.',
    links: [routerSetup],
  }),
  shipping: asking => {
    const { asked, salesPhone } = asking
    const [named] = asked.providers
    const isOfPrice = /\b(?:charg\w+|pay\w*|how much|costs?|price|fees?|free)\b/.test(asked.text)
    const onLabels = isOfPrice ? askedOnLabels(asking) : []
    if (onLabels.length > 0)
      return {
        text: `${onLabels.join(' ')} Our totals don’t count it: ask for the amount at your address before you order, at ${salesPhone}.`,
        links: [planListLink()],
      }
    const none = isOfPrice && named ? `Our catalog names no shipping charge of ${named.name}. ` : ''
    return {
      text: `${none}We ship nothing: a representative confirms your order with you within ${CALLBACK_HOURS} hours, then the provider sends a self-install kit or the technician brings the equipment, and the provider sets the date. Which of the two, on what day and what shipping costs, I don’t know: the representative tells you, or ask at ${salesPhone}.`,
      links: [routerSetup],
    }
  },
  broadband_floor: () => ({
    text: 'Since 2024 the FCC calls a line broadband from 100 Mbps down and 20 Mbps up; before that it was 25 and 3.',
    links: [speeds],
  }),
  gig_figure: ({ asked, catalogue, dialogue }) => {
    const mbps = asked.mbps ?? dialogue.mbps ?? 1000
    return {
      text: `A gig is 1,000 Mbps; plans of that name often measure about 940, because some of it goes to the line’s own overhead. ${mbpsInWords(mbps)}${mbps < 1000 ? ` is ${mbps / 1000} of a gig, and` : ''} downloads at most ${(mbps / 8).toLocaleString('en-US')} megabytes a second; one screen in 4K takes about ${speedActivity(catalogue, '4k-video').toMbps} Mbps.`,
      links: [speeds],
    }
  },
  going_live: () => ({
    text: 'Going live in full HD takes about 6 to 8 Mbps of upload, steadily; have twice that, so that the rest of the home can go on. Fiber mostly uploads as fast as it downloads, cable and satellite far slower. The rows of our results show each plan’s upload where it is published.',
    links: [speeds, planListLink({ type: 'fiber' }, 'Fiber plans')],
  }),
  alarm_count: ({ salesPhone, catalogue }) => ({
    text: `One sensor for each door and window on the ground floor that can be opened, one motion sensor for each floor, a smoke and CO detector for each floor and near the bedrooms; cameras where people come in. How many a package of ${anySeller(catalogue)} holds is confirmed on the phone: ${salesPhone}.`,
    links: [securityDevices, cheapSecurity],
  }),
  alarm_warranty: ({ asked, salesPhone }) => ({
    text: `What warranty ${asked.providers[0]?.name ?? 'a company'} gives our catalog doesn’t say: ask at ${salesPhone} before you order, and have it in writing.`,
    links: [{ label: 'Terms', href: '/terms' }],
  }),
  per_month: () => ({
    text: 'Yes: a price with “/mo” is for one month, before taxes. What is paid once, such as an installation, stands beside it, and the total over 24 months counts both.',
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }),
  zip_wrong: () => ({
    text: 'Tell me the right one, five digits, and I go on with that. The site’s own ZIP code is changed at the top of each page.',
    links: [search],
    kind: 'asks',
  }),
  start_over: () => ({
    text: 'Press “Start over” at the top of this chat: that begins a new conversation. Or just ask me the next thing.',
    links: [],
  }),
  waiting_list: ({ asked, salesPhone }) => ({
    text: `Whether ${asked.providers[0]?.name ?? 'a provider'} has a waiting list at your address I don’t know: our data say where it is sold, not how many it still takes. You hear it before anything is final; or ask at ${salesPhone}.`,
    links: [search],
  }),
  alarm_devices: ({ catalogue }) => ({
    text: `Sensors, cameras, doorbells, locks, thermostats and detectors: each device is described on its page. They come in packages of ${sellersWithDevices(catalogue)}; a single one has no price of its own.`,
    links: [securityDevices],
  }),
  down_and_up: () => ({
    text: 'Download is what comes to you: pages, video, games, updates. Upload is what you send: your picture in a call, photos, files, security cameras. Most homes need far more of the first; video calls and work from home need both. Fiber mostly has both equal, cable and satellite upload far slower.',
    links: [speeds, types],
  }),
  download_time: ({ asked, dialogue, catalogue }) => {
    const gigabytes = Number(/(\d{1,4}) ?(?:gb|gigs?\b|gigabytes?)/.exec(asked.text)?.[1] ?? TYPICAL_GAME_GB)
    const [spoken] = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
    const at = (mbps: number) =>
      `${minutesInWords(Math.ceil((gigabytes * MEGABITS_IN_GIGABYTE) / mbps / 60))} at ${mbpsInWords(mbps)}`
    // What is sent takes as long as the upload says, which the plan that was spoken of may not publish.
    if (sends.test(asked.text)) {
      const told = Number(uploadSaid.exec(asked.text)?.[1] ?? 0)
      const up = told > 0 ? told : spoken?.uploadMbps
      return {
        text: `Uploading ${gigabytes} GB takes about ${up ? at(up) : `${at(20)}, as cable often has, and ${at(300)} on fiber`}, when nothing else uploads meanwhile.`,
        links: [speeds],
      }
    }
    // `50 gigs` is no speed.
    const said = asked.mbps !== null && asked.mbps < gigabytes * 1_000 ? asked.mbps : null
    const mbps = said ?? dialogue.mbps ?? spoken?.downloadMbps ?? 300
    return {
      text: `${gigabytes} GB take about ${at(mbps)}, when nothing else uses the line and the server sends that fast; count with more over Wi-Fi.`,
      links: [speeds],
    }
  },
  total_holds: () => ({
    text: 'Our totals count every month’s price with its steps, and the fees that every customer pays, once or each month, where they are published. Equipment that you choose to rent is not in it, nor are taxes.',
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }),
  technician_real: ({ asked }) => ({
    text: `Nobody comes without an hour that was agreed with you. Ask for the badge and the order’s number, and call ${asked.providers[0]?.name ?? 'the provider'} by the number on your bill or its own site before you open, if in doubt. At the door pay nothing and give no password or card number.`,
    links: [yourOrders],
  }),
  old_service: ({ asked, catalogue }) => ({
    text: `You do: only the customer can cancel with ${leftIn(catalogue, asked.text) ?? 'the old provider'}, and we can’t do it for you. Do so once the new line works, return what is rented and keep the receipt, and ask about an early termination fee first.`,
    links: [movingChecklist],
  }),
  streams_over: ({ catalogue, asked, salesPhone }) => {
    const [provider] = asked.providers.filter(({ kinds }) => kinds.includes('internet'))
    return {
      text: `TV by an app runs over any internet line${provider ? `, that of ${provider.name} too,` : ''} that is fast enough: about ${mbpsSpan(speedActivity(catalogue, '4k-video'))} Mbps for each screen in 4K. It is ordered from whoever makes the app and paid for beside the internet; what it costs, and whether ${provider?.name ?? 'a provider'} adds one for free, I don’t know: ask at ${salesPhone}.`,
      links: [speeds, cordCutters],
    }
  },
  alarm_line: ({ asked, catalogue, salesPhone }) => ({
    text: `An alarm’s panel, app and cameras use the internet that is in the home, no matter whose line it is: I know of none in our catalog that asks for a certain provider. A camera takes about ${mbpsSpan(speedActivity(catalogue, 'cameras'))} Mbps of upload. What ${asked.providers.find(({ kinds }) => kinds.includes('security'))?.name ?? 'the company'} needs besides is confirmed at ${salesPhone}.`,
    links: [securityDevices, cheapSecurity],
  }),
  own_line_kind: () => ({
    text: 'Your bill or the provider’s site names it. At home: a round screw-on cable from the wall to the modem is cable, a flat phone plug DSL, a small box with a thin glass line fiber, and a box with a mobile signal and no line at all 5G.',
    links: [types, routerSetup],
  }),
  outbuilding: () => ({
    text: 'One plan serves both, and a faster one doesn’t reach farther. Up to 328 ft (100 m) a network cable outdoors is the steadiest way, in a pipe underground; farther, or where you can’t dig, a pair of wireless bridges in line of sight does. A mesh point helps only while it still gets a good signal itself.',
    links: [routerSetup],
  }),
  tv_alone: ({ salesPhone, catalogue }) => ({
    text: `DIRECTV by satellite needs no internet, only a dish with a free view of the sky; its streaming needs internet, about ${mbpsSpan(speedActivity(catalogue, 'hd-video'))} Mbps for each screen in HD. Whether it’s sold alone at your address is confirmed at ${salesPhone}.`,
    links: [directv],
  }),
}
