import type { troubleTopics } from '../understanding/trouble-topics.ts'
import { devicesListed, madeFor } from './alarm-answers.ts'
import type { AnswerOf } from './asking.ts'
import {
  howWeRank,
  priceChanges,
  results,
  routerSetup,
  search,
  securityDevices,
  types,
} from './page-links.ts'
import { planListLink } from './plan-words.ts'

/** Where a complaint about any provider goes. */
const complain =
  'If it doesn’t give in, complain for free at consumercomplaints.fcc.gov: it then has to answer you within 30 days.'

/** Fewer days ago than the three in which such a sale can be canceled. */
const inTime =
  /^(?!.*\b(?:weeks?|months?)\b).*(?:\byesterday\b|\b(?:1|2|one|two|a) days? ago\b|\bhours? ago\b)/
/** Somebody else who can get in. */
const ofOther = /\b(?:ex|husband|wife|boyfriend|girlfriend|roommate|he|she|him|her|someone|somebody|tenant)\b/
/** Who looks for a button, and does not ask whether theirs keeps working. */
const wantsButton =
  /^(?!.*\b(?:switch|still|keep|change|fiber|internet|wi-?fi|line|cell)\b).*\b(?:looking|want|need|get|sell|have|buy|offer|something|any|alarm|system|with an? (?:\w+ )?(?:button|pendant))\b/

/** Trouble with a provider that only rights and rules help against, and with this site. */
export const troubleAnswers: Record<keyof typeof troubleTopics, AnswerOf> = {
  report_wrong: ({ place }) => ({
    text: 'Please do: press “Report a problem” beside the entry in your results, and say what is wrong. We check it. The FCC’s figures are by county and some months old, so a single street can differ: the provider’s own address check has the last word.',
    links: [
      place ? { label: `Results for ${place.zipCode}`, href: `/results?zip=${place.zipCode}` } : search,
    ],
  }),
  door_sales: ({ asked }) => ({
    text: `${inTime.test(asked.text) ? 'Then you’re still in time: send the letter today. ' : ''}What was sold to you at your door for $25 or more you may cancel within three business days, by the FTC’s Cooling-Off Rule: until midnight of the third one, in writing and without a reason, and you get all of it back. The seller had to give you a form for that; a dated letter does, too, so keep a copy. Tell ${asked.providers[0]?.name ?? 'the company'} as well. If it refuses, report it at reportfraud.ftc.gov and to your state’s attorney general.`,
    links: [{ label: 'Contact', href: '/contact' }],
  }),
  cancel_refused: ({ asked }) => ({
    text: `Send ${asked.providers[0]?.name ?? 'the provider'} the cancellation in writing, with your account number and the day on which it shall end, and ask for a confirmation; on the phone note the day and the name of whom you spoke to. An early termination fee may be due, but it can’t keep you. ${complain}`,
    links: [results],
  }),
  billed_after: ({ asked }) => ({
    text: `Write to ${asked.providers[0]?.name ?? 'the provider'} first: say on which day you canceled, add the confirmation and the receipt of what you returned, and ask for the bill to be taken back. You owe what ran until that day, an early termination fee where your contract has one, and equipment that is still with you. ${complain} Your bank or card company comes last: what it takes back the provider can still ask of you. We can’t see bills of providers.`,
    links: [{ label: 'Contact', href: '/contact' }],
  }),
  fiber_box: () => ({
    text: 'Fiber needs no modem: the provider sets a small box (ONT) where the line comes in, and a router goes on it. A cable modem doesn’t work on fiber. Many fiber providers include the router, and where you may use your own it has to be as fast as the plan: ask before you order.',
    links: [routerSetup, types],
  }),
  alert_button: asking => ({
    text: wantsButton.test(asking.asked.text)
      ? `With a security system there are: ${devicesListed(asking, madeFor('help', 'doorbell'))} Whether the pendant notices a fall by itself, and what each costs with a package, I don’t know: ask at ${asking.salesPhone} before you order. Medical alert services of their own we don’t compare.`
      : 'Ask the company of the button before you switch: some need a phone line, some use the internet, and many of today’s bring a cell signal of their own and don’t mind which internet you have. In a power cut fiber, cable and 5G stop with their boxes, so it should have its own battery or cell signal.',
    links: wantsButton.test(asking.asked.text) ? [securityDevices] : [types],
  }),
  when_cheap: ({ mailsGoOut, salesPhone }) => ({
    text: `I know of no season in which internet is cheaper: here stand the prices that providers publish for new customers, whenever they change them. What changed so far, and when, stands under Price changes${mailsGoOut ? '; on the page of a plan’s broadband label you can be told by email when its price moves' : ''}. Whether there is an offer of these days ask at ${salesPhone}. For the lowest price today, tell me your ZIP code.`,
    links: [priceChanges],
  }),
  what_fcc: () => ({
    text: 'The Federal Communications Commission: the US agency for phone, TV and internet. Twice a year providers report to it where they sell, and each plan must have a broadband label with its price, fees and speed by its rules. Who sells at a place and what labels say here comes from there.',
    links: [howWeRank],
  }),
  screen_seen: () => ({
    text: 'No. I only read what you write here, and the ZIP code if you gave one to this site.',
    links: [],
  }),
  router_or_line: ({ asked }) => ({
    text: `Try it by cable: when it’s slow or drops, plug a computer straight into the router or modem. If it’s bad by cable, too, it’s the line, the modem or the provider, and a new router won’t help: tell ${asked.providers[0]?.name ?? 'the provider'} at what hours it happens and ask for a line test. If only Wi-Fi is bad, it’s the router: put it in the middle, high and in the open, and replace it if it’s old.`,
    links: [routerSetup],
  }),
  roommate_leaves: ({ catalogue }) => {
    const isAll = catalogue.internetPlans.every(plan => plan.contractMonths === 0)
    return {
      text: `Whoever’s name is on the account owes the bill, whoever moves out; how you share it is between you. ${isAll ? 'All' : 'Nearly all'} internet plans in our catalog come without a contract, so it can be canceled or ordered anew in another name; no term has to be paid off. Whether the account can be signed over to somebody else, ask the provider before that person leaves, and who returns the equipment.`,
      links: [planListLink({}, 'Plans and their terms')],
    }
  },
  copper_phone: ({ asked, salesPhone }) => ({
    text: `A number can mostly move to another line or company: start the move before anything is canceled, because a canceled number is lost. What replaces a copper phone line runs over fiber, internet or the cellular network, through a box that an old phone plugs into; it needs power, so ask for a battery, and if a rotary dial works with it. Whether it needs internet service ${asked.providers[0]?.name ?? 'the phone company'} says: ask it which replacement it offers at the address and until when the old line runs. We compare no phone service; internet for the address I can look up by ZIP code, or call ${salesPhone}.`,
    links: [types, search],
  }),
  camera_safe: asking => ({
    text: `${ofOther.test(asking.asked.text) ? 'Change the password in the app now, sign out every other device there, and take away whoever shares the account. Then call the company that watches or sold the cameras: it can close the way in for whoever isn’t on the account. ' : ''}Any camera on the internet can be entered by who has its password, so three things count: a long password used nowhere else, two-step sign-in, and updates that install by themselves. Point it away from what nobody should see, and switch it off when you don’t need it. Indoors there are: ${devicesListed(asking, madeFor('indoors'))} What each company does against break-ins into accounts our catalog doesn’t say: ask at ${asking.salesPhone} before you order.`,
    links: [securityDevices],
  }),
  address_again: ({ salesPhone }) => ({
    text: `Please enter it once more with house number, street, city and the five digits of the ZIP code, and press Search: it’s kept in this browser, so another one or a private window doesn’t know it. A ZIP code alone is enough for a first look. If it still asks, call ${salesPhone} and we take the order by phone.`,
    links: [search],
  }),
}
