import { CHAT_RETENTION_DAYS, retentionTerms } from '#domain/retention/retention-terms.ts'
import { PRIVACY_ANSWER_DAYS } from '#domain/shared/privacy-answer-days.ts'
import { CONFIRM_HOURS, WATCH_MONTHS } from '#domain/watches/watch.ts'
import { legalTextsUpdated, privacyPolicyBefore } from '../seo/text-dates.ts'
import { inBrowser } from './kept-in-browser.server.ts'
import type { TextPart } from './text-parts.tsx'

/** A paragraph of text and links. */
type Source = readonly (string | { words: string; href: string })[]

/** What the site stores on its server, by occasion. It follows the tables of the domain; a new table is a new line. */
const kept = [
  {
    occasion: 'You search for an address',
    what: 'Street, city, state and ZIP code with the time. If you are signed in, or sign up later with the address still in this browser, also your account, and what was found, as your history.',
    howLong: 'History entries until you delete them, the addresses themselves until you ask us to',
  },
  {
    occasion: 'You sign up',
    what: 'Email address, username and a hash of the password, which can’t be turned back into it. With an outside provider: your name, picture and account number there, and no password.',
    howLong: 'Until you delete the account, which you can do any time in your account settings',
  },
  {
    occasion: 'We email you',
    what: 'The email until it is sent, then only your address, its subject, kind and time. That goes for emails about accounts, orders and requests, alerts, copies of chats, and links to Your Privacy Choices.',
    howLong: `As long as you have an account with that address; without one, ${retentionTerms.mails.term.days} days`,
  },
  {
    occasion: 'You are signed in',
    what: 'A session with its time, network address and browser name.',
    howLong:
      'Valid for seven days after your last visit, at most thirty days; you can see and end it in your account settings',
  },
  {
    occasion: 'You place an order',
    what: 'Name, email address, phone number, address, your notes, how and when you want to hear from us, and the services with their prices; what has happened to the order since, and what you changed; along with a record of what you agreed to.',
    howLong:
      'As a business record for as long as the law requires, without your details if you ask us to delete them once the order is complete; the record of consent: five years',
  },
  {
    occasion: 'You ask for a quote or send a bundle',
    what: 'Name, email address, phone number, ZIP code, what it is about, how and when you want to hear from us and, with a bundle, the services you chose; along with a record of what you agreed to.',
    howLong:
      'Until you ask us to delete it at Your Privacy Choices, five years at most; the record of consent: five years',
  },
  {
    occasion: 'You agree to something',
    what: 'The record of consent: name, email address, phone number, the words shown, page, time, network address, browser name, whether your browser sent Global Privacy Control, and when you withdrew it.',
    howLong: 'Five years, as 16 CFR 310.5 requires',
  },
  {
    occasion: 'You use Your Privacy Choices by email',
    what: 'The address and a hash of the link we emailed to it, which can’t be turned back into the link.',
    howLong: 'Until the link is used, or else for a day and until the next request',
  },
  {
    occasion: 'You ask for a copy, a deletion or no more offers',
    what: 'What you asked for, the address or number, and when we answered.',
    howLong: 'As proof that we answered; if we delete your data, the address and number go, too',
  },
  {
    occasion: 'You ask never to be called',
    what: 'The phone number, the reason and the date.',
    howLong: 'Always, so that nobody calls the number again',
  },
  {
    occasion: 'You ask for email alerts',
    what: 'Your email address, what you want to hear about (a ZIP code, a plan or a move date), what we already told you, and hashes of the links we emailed, which can’t be turned back into the links.',
    howLong: `Until you stop it with the link in any alert, at most ${WATCH_MONTHS} months after you confirm it; ${CONFIRM_HOURS} hours if you don’t confirm it`,
  },
  {
    occasion: 'You chat',
    what: 'What you and the assistant wrote, with the time, and the name, street address, ZIP code, service, email address and phone number if you gave them there; if you are signed in, also your account. Each question with its answer is passed on to our representatives. If you ask for a call, we also store what is listed above under “You ask for a quote”.',
    howLong: `${CHAT_RETENTION_DAYS} days after your last message`,
  },
  {
    occasion: 'An order, request or conversation is passed on',
    what: 'The message until it is delivered, and a log of when it was delivered and how the receiving system answered.',
    howLong: `Messages that can’t be delivered, and the log: ${retentionTerms.deliveries.term.days} days`,
  },
  {
    occasion: 'You report a wrong entry',
    what: 'The provider, the area or ZIP code, what you said is wrong, and hashes of your account and network address, so that each person and each household counts once.',
    howLong: 'Counted for one year; kept so we can check our data',
  },
  {
    occasion: 'We count how the site is used',
    what: 'How often something happened on a day, such as a search, a first service in the cart or a press on “Call”, with the state, the provider, and the source and campaign named in the link to us. Nothing about who did it. If we had no answer for a ZIP code or a chat question, also its words, without addresses and numbers.',
    howLong: `Always; it holds nothing about you. Questions we couldn’t answer: ${CHAT_RETENTION_DAYS} days after they were last asked`,
  },
  {
    occasion: 'Something is tried too often',
    what: 'A hash of the network address or email address, to slow down abuse.',
    howLong: 'Minutes to hours',
  },
]

const before: readonly TextPart[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [],
    points: [
      'You can compare everything without an account and without telling us who you are.',
      'We use what you send us for what you sent it for. We don’t sell it.',
      'No other company’s script loads before you allow it, and none loads at all if your browser sends Global Privacy Control.',
      'We only make advertising calls or send advertising texts if you check a box, or say yes in the chat. Everything else works without it.',
    ],
  },
]

const after = (mailsGoOut: boolean): readonly TextPart[] => [
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    paragraphs: [
      'Our representatives see orders and requests, to call you back about them. An automation service forwards each order, request and conversation to them. When you order, the service’s provider gets what it needs to check your address and install the service.',
      'When you search with a full address, or ask the assistant about one, in a state that we have coverage data for, our server asks the U.S. Census Bureau’s geocoder where the address is. It gets the address and nothing else about you, not even your network address. A search by ZIP code doesn’t go to anyone else.',
      'Links to our partner include the name of this site and of the part of the page. They include nothing about you. That site’s own policy says what it stores.',
      'We share more only if a law or a court requires us to.',
    ],
  },
  {
    id: 'assistant',
    title: 'The chat assistant',
    paragraphs: [
      'An automated assistant answers questions in the chat from our own catalog. If this site is connected to a language model, we send it your questions, the earlier messages of the conversation and, after you ask for a call, your name, ZIP code and service, so it can answer. Please leave out anything it doesn’t need to know.',
    ],
  },
  {
    id: 'calls',
    title: 'Calls and texts',
    paragraphs: [
      `When you ask for a quote or place an order, you ask us to call you about it, between 8 AM and 9 PM where the home is, or to send the text message or email that you choose instead. Emails about an order contain a link that opens it without signing in, for 60 days, so keep them to yourself. We also email you before a promotional price of something you had installed through us ends; a link in each of those emails stops them. We only make offers by phone or text if you check the box beside those words, or agree to them in the chat, and you don’t have to agree in order to buy. You can stop them at any time by replying STOP, by telling the person who calls, by entering the number at Your Privacy Choices, or by calling the number at the top of every page.`,
    ],
  },
  {
    id: 'choices',
    title: 'Your choices and rights',
    paragraphs: [
      `You can ask what we hold about you, have it corrected, get a copy, or have it deleted. ${mailsGoOut ? BY_LINK : BY_PHONE} We answer within ${PRIVACY_ANSWER_DAYS} days and won’t treat you any differently for asking. What the law requires us to keep, such as the record of a consent, we keep only for that purpose.`,
      'We do not sell personal information and do not share it for advertising across sites. We honor Global Privacy Control as an opt-out, and the bottom of every page says so when your browser sends it.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'This service is not for children under 13. We do not knowingly collect anything from them. If you believe that a child has sent us something, tell us and we’ll delete it.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    paragraphs: [
      'We store passwords as hashes designed to resist guessing. Pages can load scripts only from this site and from sites listed in their security policy. Our logs hold no names, phone numbers or home addresses.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    paragraphs: [
      `When this policy changes, so does the date at the top. Have questions? Call the number at the top of every page.`,
    ],
  },
]

/** Where facts come from; a link's words stand between what comes before and after it. */
const sources: readonly Source[] = [
  [
    'City and state of a ZIP code come from ',
    { words: 'GeoNames', href: 'https://www.geonames.org/' },
    ', under the license ',
    { words: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
    '. The file is on our own server, so nobody else learns which ZIP code you look up.',
  ],
  [
    'Who serves an area comes from the Broadband Data Collection of the Federal Communications Commission, published as the ',
    { words: 'FCC National Broadband Map', href: 'https://broadbandmap.fcc.gov/' },
    '. Coverage data are shown with a date. They say what providers advertise, not what was measured at a home. They are on our own server too.',
  ],
  [
    'The outlines of counties and states come from the Census Bureau’s boundary files of 2017 by way of ',
    { words: 'us-atlas', href: 'https://github.com/topojson/us-atlas' },
    ' (ISC license).',
  ],
]

const BY_LINK =
  'Enter your email address at Your Privacy Choices, and you get a link to delete your data right away, stop offers, or ask for a copy. For anything else, call the number at the top of every page.'
/** Where no email goes out, the link would reach nobody. */
const BY_PHONE =
  'Call the number at the top of every page for any of these: this site can’t send email yet. At Your Privacy Choices you can stop offers to a phone number right away.'

/** The privacy policy as data, so that its text stays out of the browser's code. */
export function privacyView({ mailsGoOut }: { mailsGoOut: boolean }) {
  return {
    updated: legalTextsUpdated.privacy,
    earlier: privacyPolicyBefore,
    before,
    kept,
    inBrowser,
    after: after(mailsGoOut),
    sources,
  }
}
