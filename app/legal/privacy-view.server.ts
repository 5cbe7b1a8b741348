import { CHAT_RETENTION_DAYS } from '#domain/retention/retention-terms.ts'
import { CONFIRM_HOURS, WATCH_MONTHS } from '#domain/watches/watch.ts'
import { privacyPolicyUpdated } from '../seo/text-dates.ts'
import type { TextPart } from './text-parts.tsx'

/** What the site keeps on its server, by occasion. It follows the tables of the domain; a new table is a new line. */
const kept = [
  {
    occasion: 'You search an address',
    what: 'Street, city, state and ZIP code with the time. If you are signed in, also your account, and what was found, as your history.',
    howLong: 'History entries until you delete them, the addresses themselves until you ask us to',
  },
  {
    occasion: 'You sign up',
    what: 'Email address, username and a hash of the password, from which it cannot be read. With an outside provider: your name, picture and number there, and no password.',
    howLong: 'Until you delete the account, which your account settings let you do at once',
  },
  {
    occasion: 'We mail you',
    what: 'The mail to your address until it is sent, then only its kind and time.',
    howLong: 'As long as the account exists',
  },
  {
    occasion: 'You are signed in',
    what: 'A session with its time, network address and browser name.',
    howLong:
      'Valid for seven days after your last visit, at most thirty days; your account settings list and end it',
  },
  {
    occasion: 'You place an order',
    what: 'Name, email address, phone number, address, your notes, how and when you want to be answered, and the services with their prices; what happened to the order since, and what you changed; with it the record of what you agreed to.',
    howLong:
      'As a business record, as long as the law asks, without you once it is over and you have it deleted; the record of consent: five years',
  },
  {
    occasion: 'You ask for a quote or send a bundle',
    what: 'Name, email address, phone number, ZIP code, what it is about, how and when you want to be answered and, with a bundle, the chosen services; with it the record of what you agreed to.',
    howLong:
      'Until you have it deleted at Your Privacy Choices, five years at most; the record of consent: five years',
  },
  {
    occasion: 'You agree to something',
    what: 'The record of consent: name, email address, phone number, the words shown, page, time, network address, browser name, whether your browser sent Global Privacy Control, and when you took it back.',
    howLong: 'Five years, as 16 CFR 310.5 asks',
  },
  {
    occasion: 'You use Your Privacy Choices by email',
    what: 'The address and a hash of the link that was mailed to it, from which the link cannot be read.',
    howLong: 'Until the link is used, else for a day and until the next request',
  },
  {
    occasion: 'You ask for a copy, a deletion or an end of offers',
    what: 'What you asked for, the address or number, and when we answered.',
    howLong: 'As proof that we answered; a deletion takes the address and number out of it',
  },
  {
    occasion: 'You ask never to be called',
    what: 'The phone number, why and since when.',
    howLong: 'No end: else the number would be called again',
  },
  {
    occasion: 'You ask for email alerts',
    what: 'Your email address, what you want to hear about (a ZIP code, a plan or a move date), what you were told already, and hashes of the links we mailed, from which the links can’t be read.',
    howLong: `Until you stop it with the link in any alert, at most ${WATCH_MONTHS} months after you confirm it; what you don’t confirm, ${CONFIRM_HOURS} hours`,
  },
  {
    occasion: 'You chat',
    what: 'What you and the assistant wrote, with the time, and the name, ZIP code, service, email address and phone number if you gave them there; if you are signed in, also your account. Each question with its answer is passed on to our representatives. If you ask for a call, what stands above under “You ask for a quote” is stored too.',
    howLong: `${CHAT_RETENTION_DAYS} days after your last message`,
  },
  {
    occasion: 'An order, request or conversation is passed on',
    what: 'The message until it is delivered, and a log of when it was delivered and what the receiver answered.',
    howLong: 'Messages that nobody takes: 90 days',
  },
  {
    occasion: 'You report a wrong entry',
    what: 'The provider, the area or ZIP code, what you said is wrong, and hashes of your account and network address, so that one person and one household count once.',
    howLong: 'Counted for one year; kept to check our data',
  },
  {
    occasion: 'Something is counted',
    what: 'How often something was done on a day, such as a search, a first service in the cart or a press on “Call”, with the state, the provider, and the source and campaign that the link to us named. Nothing about who did it. Of a ZIP code or a question in the chat that we had no answer to, its words, without addresses and numbers.',
    howLong: `No end; it holds nothing about you. What had no answer: ${CHAT_RETENTION_DAYS} days after it was last asked`,
  },
  {
    occasion: 'Something is done too often',
    what: 'A hash of the network address or email address, to slow down abuse.',
    howLong: 'Minutes to hours',
  },
]

/** What pages keep in the visitor's own browser; the names are those of the keys. */
const inBrowser = [
  { name: 'Session cookie', what: 'Keeps you signed in.', where: 'Cookie, seven days' },
  {
    name: 'Device cookie',
    what: 'Says that you signed in here before, so that wrong passwords of others never keep you waiting.',
    where: 'Cookie, 60 days',
  },
  {
    name: 'Sign-in cookies',
    what: 'Two, only when you sign in with an outside provider: which one, and that it was you who asked.',
    where: 'Cookies, ten minutes',
  },
  {
    name: 'plainwire-chat',
    what: 'Opens your own conversation with the assistant again. Set with your first message.',
    where: 'Cookie, 30 days',
  },
  { name: 'plainwire-cart', what: 'The services in your cart.', where: 'This browser, until emptied' },
  {
    name: 'last-search-address, last-search-zipcode',
    what: 'The address and ZIP code that you searched last, offered again.',
    where: 'This browser',
  },
  {
    name: 'plainwire-checkout-draft',
    what: 'What you typed into the order form.',
    where: 'This tab, until it closes or the order is placed',
  },
  {
    name: 'plainwire-switching',
    what: 'What you typed about the service you have now, to see what switching saves. It isn’t sent to us.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-order-attempt, plainwire-counted-orders',
    what: 'Keep an order from being placed or counted twice.',
    where: 'This browser',
  },
  {
    name: 'plainwire-visit',
    what: 'Which steps of this visit were counted, so that each counts once, and the ZIP code you asked about.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-from',
    what: 'The partner’s site that you came from, and the source and campaign that the link to us named; kept with an order or request that you send. They name sites, not you. Source and campaign are not kept where your browser sends Global Privacy Control.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-outside-consent',
    what: 'Whether you allowed scripts of others.',
    where: 'This browser',
  },
]

const before: readonly TextPart[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [],
    points: [
      'You can compare everything without an account and without telling us who you are.',
      'What you send us is used for what you sent it for. It is not sold.',
      'No script of another company loads before you allow it, and not at all where your browser sends Global Privacy Control.',
      'Advertising calls and texts need a box that you tick, or a yes in the chat. Everything else works without it.',
    ],
  },
]

const after: readonly TextPart[] = [
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    paragraphs: [
      'Our representatives see orders and requests, to call you back about them. They reach them through an automation service that forwards each order, request and conversation. When you order, the provider of the service gets what it needs to check your address and to install.',
      'When you search with a full address in a state whose coverage data we hold, our server asks the geocoder of the U.S. Census Bureau where the address lies. It gets the address and nothing else about you, not even your network address. A search by ZIP code asks nobody.',
      'Links to our partner and to our video channel carry the name of this site and of the page’s part. They carry nothing about you. What those sites store is told by their own policies.',
      'We share more only where a law or a court obliges us to.',
    ],
  },
  {
    id: 'assistant',
    title: 'The chat assistant',
    paragraphs: [
      'Questions in the chat are answered by an automated assistant from our own catalog. Where the operator of this site has connected a language model, your questions, the earlier messages of the conversation and, after you asked for a call, your name, ZIP code and service are sent to it to be answered. Leave out what it need not know.',
    ],
  },
  {
    id: 'calls',
    title: 'Calls and texts',
    paragraphs: [
      `Asking for a quote or placing an order asks for a call about it, between 8 AM and 9 PM where the home is, or for the text message or email that you choose instead. Emails about an order hold a link that opens it without signing in, for 60 days: keep them to yourself. We also email you before a promotional price of something we got installed for you ends; a link in each of those stops them. Offers by phone or text come only if you tick the box beside those words, or agree to them in the chat, and buying does not depend on it. You can stop them at any time by replying STOP, by telling the person who calls, by entering the number at Your Privacy Choices, or by calling the number at the top of every page.`,
    ],
  },
  {
    id: 'choices',
    title: 'Your choices and rights',
    paragraphs: [
      `You can ask what we hold about you, have it corrected, get a copy, or have it deleted. At Your Privacy Choices an email address gets a link that deletes at once, ends offers, or asks for a copy. For the rest call the number at the top of every page. We answer within 45 days and treat nobody worse for asking. What the law obliges us to keep, such as the record of a consent, we keep for that purpose alone.`,
      'We do not sell personal information and do not share it for advertising across sites. We honor Global Privacy Control as an opt-out, and the foot of every page says so when your browser sends it.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'This service is not for under 13s. We do not knowingly collect anything from children under 13. If you believe that a child has sent us something, tell us and we delete it.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    paragraphs: [
      'Passwords are stored as hashes made to resist guessing. Pages may load scripts only from this site and from where they say. Our logs hold no names, phone numbers or addresses of homes.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    paragraphs: [
      `When this policy changes, the date at its top changes with it. Questions go to the phone number at the top of every page.`,
    ],
  },
]

/** The privacy policy as data, so that its words stay out of the browser's code. */
export function privacyView() {
  return {
    updated: privacyPolicyUpdated,
    before,
    kept,
    inBrowser,
    after,
  }
}
