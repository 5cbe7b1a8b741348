import { DateTime } from 'luxon'
import { timeWords } from '#domain/callbacks/promise-words.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { priceConditions } from '#domain/catalog/internet-plan.ts'
import { featuresOf, hasFeature } from '#domain/catalog/plan-features.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dayOf } from '#domain/settings/business-day.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { hoursWords, weekWords } from '#domain/settings/week-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { PRIVACY_ANSWER_DAYS } from '#domain/shared/privacy-answer-days.ts'
import { brand } from '#platform/brand.ts'
import { backWords } from '../back-words.ts'
import type { Asked } from '../reading/read-question.ts'
import type { AnswerOf, Asking } from './asking.ts'
import { laterInWords } from './later-answers.ts'
import { callback, howWeRank, privacyChoices, privacyPolicy } from './page-links.ts'
import { listInWords, planListLink, planName, providerLink, whenChecked } from './plan-words.ts'
import { spanish } from './spanish-answer.ts'

/** A complaint about somebody of ours, not about the chat; `what do you mean` is about the chat. */
const ofSomebody =
  /\brude\b|\b(?:was|were|is|are|so|very|really|being) mean\b|\b(?:guy|agent|rep|representative|salesman|lady)\b|\bhung up\b/

const ofReturn = /\brefund\w*\b|\b(?:it|deposit|money) back\b/
const ofDebt = /\b(?:owe|owed|owing|collections?|debt|past due|unpaid)\b/

const ranking: AnswerOf = () => ({
  text: `Providers can’t pay to appear here or to move up. They are ranked by a published formula: ${listInWords(rankingFormula.map(({ title, weight }) => `${title.toLowerCase()} ${weight}%`))}. Commissions are not part of it, and a test checks that.`,
  links: [howWeRank],
})

const money: AnswerOf = ({ asked }) => ({
  text: `${/\b(?:most|more|best|least|how much)\b/.test(asked.text) ? 'Who pays us how much isn’t on this site, and it moves nobody up. ' : ''}${brand.name} is free for you. Some providers pay us a commission when you order through us; prices and rankings are not affected by it, and no provider can pay for a better place.`,
  links: [howWeRank],
})

const owner: AnswerOf = ({ asked, salesPhone }) => ({
  text: `${/\b(?:office|located|address|headquarters|where are you|visit)\b/.test(asked.text) ? `I don’t know of an office that you can visit: we’re here and at ${salesPhone}. ` : ''}${asked.providers[0] ? `${brand.name} is a comparison site of its own and shows ${asked.providers[0].name} by the same formula as everyone. ` : ''}${/\bgovern\w*|\bfederal\b|\bfcc\b/.test(asked.text) ? 'No, this is no government site. ' : ''}This is ${brand.name}, a private comparison site: it takes orders as a reseller and earns commissions from some providers. Who owns it isn’t published here; ask at ${salesPhone}.${/\b(?:legit\w*|scam\w*|real|fake|trust\w*|safe)\b/.test(asked.text) ? ' You pay us nothing: a representative confirms every price with you before anything is ordered, and the provider bills you. We never ask for a Social Security number or a card.' : ''}`,
  links: [{ label: 'Terms', href: '/terms' }, howWeRank],
})

const ofToday = /\b(?:today|tonight|now|till|until|late|still|what time is it)\b/
const ofHolidays =
  /\b(?:holidays?|thanksgiving|christmas|xmas|new years?|labor|memorial|fourth of july|4th of july|independence|eve)\b/
/** So many of the next holidays are told. */
const NEXT_HOLIDAYS = 3

/** Today's hours where they are asked about or differ, and those of the next holidays. */
function hoursOfDays({ asked, staffed, now }: Asking): string {
  const today = dayOf(now)
  const differs = staffed.holidays[today]
  const usual = staffed.week[DateTime.fromISO(today).weekday - 1] ?? null
  const told =
    differs !== undefined || ofToday.test(asked.text)
      ? ` Today, ${formatDate(today)}, it’s ${hoursWords(differs === undefined ? usual : differs)}.${ofToday.test(asked.text) ? backWords(now, staffed) : ''}`
      : ''
  const next = Object.entries(staffed.holidays)
    .filter(([day]) => day > today)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(0, NEXT_HOLIDAYS)
    .map(([day, hours]) => `${formatDate(day)}: ${hoursWords(hours)}`)
  return `${told}${ofHolidays.test(asked.text) && next.length > 0 ? ` The next days that differ: ${listInWords(next)}.` : ''}`
}

const waitAsked = /\b(?:on hold|(?:hold|wait) times?)\b/
const nowAsked = /\bwhat time is it\b/

const phone: AnswerOf = asking => ({
  text: `${waitAsked.test(asking.asked.text) ? 'How long you’d wait on the phone I don’t know. ' : ''}${nowAsked.test(asking.asked.text) ? `It’s ${timeWords(asking.now, BUSINESS_ZONE)} here. ` : ''}Our sales line is ${asking.salesPhone}, Central Time ${listInWords(weekWords(asking.staffed.week))}; on holidays the hours differ.${hoursOfDays(asking)} You can also choose an hour, and a representative calls you back.`,
  links: [callback],
})

const maySayElse = /\bguaranteed?\b|\bwhat if\b/
const SAYS_ELSE =
  'A provider can change its price: what counts is what the representative confirms with you before the order is final, and until then you can cancel it for free. '

/** What the price of a provider is tied to: the reason why another figure is read elsewhere. */
function conditionsOf(catalogue: Catalogue, { providers, plans }: Asked): string {
  const [named] = providers
  const plan = plans[0] ?? (named ? catalogue.entryPlan(named.id) : undefined)
  if (!plan) return ''
  return `${planName(catalogue, plan)} is ${formatMonthly(priceToday(plan.schedule))} in our catalog. ${priceConditions(plan).join(' ')} Without those conditions, with rented equipment or at another address it can cost more. `
}

/** Each with what is said of a provider where all of its plans have the feature, some of them, and none. */
const toldFeatures = [
  ['No annual contract', 'no contract', 'a contract with some plans', 'a contract'],
  ['Unlimited data', 'no data limit', 'a data limit with some plans', 'a data limit'],
  [
    'Upload about as fast as download',
    'uploads as fast as downloads',
    'uploads as fast as downloads with some plans',
    'slower uploads',
  ],
] as const

/** What the catalog says of a provider that makes it better or worse than another; nothing of what is not published. */
function knownOf(asking: Asking, { id, name }: Provider): string {
  const entry = asking.catalogue.entryPlan(id)
  if (!entry) return ''
  const plans = asking.catalogue.plansOf(id).map(plan => ({ ...plan, features: featuresOf(plan) }))
  const told = toldFeatures.flatMap(([feature, all, some, none]) => {
    const answers = plans.map(plan => hasFeature(plan, feature))
    if (answers.every(answer => answer === true)) return [all]
    if (answers.includes(true)) return [some]
    return answers.includes(null) ? [] : [none]
  })
  return `What is known of ${name}: ${listInWords(told)}. ${laterInWords(asking, entry)} `
}

/** The email address of an account that somebody has no more. */
const lostInbox =
  /\be-?mail\b.*\b(?:anymore|gone|lost|closed)\b|\b(?:don.?t|no longer|can.?t|do not|can not) (?:have|use|access)\b.*\be-?mail\b/

/** A link for a new password that somebody waits for. */
const noLink =
  /\b(?:reset|password|verification|verify|confirm\w*|sign ?up|login)\b.*\b(?:never|not|no|didn.?t|hasn.?t|isn.?t)\b(?: \w+)? (?:came?|arriv\w*|show\w*|get|got|receiv\w*|here|there)\b|\b(?:never|not|don.?t|didn.?t) (?:\w+ )?(?:get|got|receive)\b(?: \w+)? (?:reset|password)\b|\bspam\b/

const newEmail =
  /\b(?:chang\w*|updat\w*|switch|new|different)\b(?: \w+){0,4} e-?mail\b|\be-?mail\b(?: \w+){0,3} (?:chang\w*|updat\w*)/
const noWayIn =
  /forg[eo]t|wrong password|reset|lost|change my pass|new pass|can.?t|cannot|can not|could ?n.?t|unable/

const lockedOut = /\block(?:ed)? out\b|\btoo many (?:tries|attempts|times)\b/
/** What is told of an account, by what is asked of it. */
function accountWords({ asked: { text }, mailsGoOut, salesPhone }: Asking): string {
  if (lostInbox.test(text))
    return `An account is opened by its email address: without access to that inbox call ${salesPhone}, and we help you on. Comparing and this chat need no account.`
  const isOfLink = noLink.test(text)
  if (!mailsGoOut && (isOfLink || noWayIn.test(text)))
    return `Email isn’t set up on this site yet, so no link for a new password can reach you. Call us at ${salesPhone}.`
  if (lockedOut.test(text))
    return `After too many tries sign-in waits, as a rule for ${requestLimits.sign_in_pair.seconds / 60} minutes: then try once more, or choose “Forgot password” on the sign-in page. If that doesn’t help, call ${salesPhone}.`
  if (newEmail.test(text))
    return `The email address of an account is what opens it and can’t be changed on the site: call ${salesPhone}. That of an order is where its confirmation went.`
  if (isOfLink)
    return `The link can take some minutes and goes to the address that you signed up with: look in spam, check the spelling and ask for it once more. If you signed up with Google or another service there is no password: sign in the same way. Otherwise call ${salesPhone}.`
  if (/\baddress\b/.test(text) && !/\be-?mail\b/.test(text))
    return `Your account holds no home address: you type it with each search and each order. To change that of an order, open it under Your orders or call ${salesPhone}. Addresses that you searched while signed in stand in your address history, where you can delete them.`
  if (/\b(?:keep|keeps|save|saves|store|remember)s?\b/.test(text))
    return 'With an account the addresses that you search while signed in stay in your address history, and your orders under Your orders. Results aren’t kept: each search looks them up anew. Comparing needs no account.'
  if (/\b(?:google|facebook|apple|github|microsoft)\b/.test(text) && !noWayIn.test(text))
    return 'An email address and a password always do. Where the sign-in page has a button of another service, such as Google, that does, too; an order still asks for an email address.'
  if (/\bhow (?:do|can) (?:i|we) (?:sign up|register|make|create|get|open)\b/.test(text))
    return 'Choose Sign Up on the sign-in page: an email address and a password are enough. It’s free, and only an order needs it: you can compare, search and chat without an account.'
  return noWayIn.test(text)
    ? `Sign in the same way as when you signed up. If you used a password, “Forgot password” on the sign-in page sends a link to your email address. If that doesn’t help, call ${salesPhone}.`
    : 'You can compare, search and chat without an account. Placing an order needs one: sign in or sign up with email and password.'
}

/** Questions about this site: who it is, how it earns, what it does with data. */
export const siteAnswers = {
  spanish,
  ranking,
  money,
  owner,
  phone,
  bot: ({ salesPhone }) => ({
    text: `I’m the automated assistant of ${brand.name}, a site that compares home internet, TV and home security. I answer from our own catalog and guides and say so when I don’t know something. A person answers at ${salesPhone}.`,
    links: [howWeRank],
  }),
  human: ({ salesPhone }) => ({
    text: `I’m an automated assistant. To talk to a person, press the button below, and I ask a representative to join; or call ${salesPhone}.`,
    links: [callback],
    choices: ['I would like to talk to a person'],
  }),
  greeting: () => ({
    text: 'Hello! Ask me about plans and prices, what’s sold at your ZIP code, bundles, home security, TV or discounts. How can I help?',
    links: [planListLink(), { label: 'Bundles', href: '/bundles' }],
    choices: ['What is the cheapest internet?', 'What is available at my ZIP code?', 'Do you have bundles?'],
  }),
  thanks: ({ salesPhone, asked }) => ({
    text: /\bbye|good ?night/.test(asked.text)
      ? `Bye! I’m here when you need me, and the phone line is ${salesPhone}.`
      : `${/^(?:no|nope|nah|never ?mind|nvm|(?:\w+ )?(?:forget|stop))\b/.test(asked.text) && !/thank/.test(asked.text) ? 'All right.' : 'You’re welcome.'} I’m here when you need me, and the phone line is ${salesPhone}.`,
    links: [],
  }),
  complaint: ({ salesPhone, asked }) => ({
    ...(ofSomebody.test(asked.text)
      ? {
          text: `I’m sorry to hear that. Please tell us at ${salesPhone} when it was, so that somebody looks into it; if you want no more calls, Your Privacy Choices stops them.`,
          links: [privacyChoices, callback],
        }
      : {
          text: `I’m sorry that didn’t help. Tell me in other words what you need, or talk to a person at ${salesPhone}.`,
          links: [callback],
        }),
    choices: ['I would like to talk to a person'],
  }),
  delete_data: ({ asked, salesPhone, mailsGoOut }) => ({
    text: `${/\baccount\b/.test(asked.text) ? 'Signed in, you delete your account in its settings, at once and for good: profile, sessions and address history go, orders stay as records. ' : ''}${mailsGoOut ? `You can withdraw a consent or ask us to delete your data on Your Privacy Choices, or by calling ${salesPhone}` : `You can stop offers to your phone number on Your Privacy Choices. To have your data deleted call ${salesPhone}`}. We confirm it’s you first and answer within ${PRIVACY_ANSWER_DAYS} days. Advertising calls and texts also stop when you reply STOP.`,
    links: [privacyChoices, privacyPolicy],
  }),
  privacy: ({ asked }) => ({
    text: `${/\b(?:social security|ssn)\b/.test(asked.text) ? 'We never ask for a Social Security number. If a provider wants one for a credit check, it says so before the order is final; please don’t type it here. ' : ''}What you send us is used for what you sent it for, and it is not sold. This conversation is stored. Advertising calls and texts need your separate consent, which you can refuse, and we honor Global Privacy Control.`,
    links: [privacyPolicy, privacyChoices],
  }),
  account: asking => ({ text: accountWords(asking), links: [{ label: 'Sign in', href: '/auth' }] }),
  payment: ({ asked }) => ({
    text:
      (asked.providers[0]
        ? `${asked.providers[0].name} takes its bill itself: on its own website or app, or by the number on the bill. `
        : /\bmy (?:\w+ )?bill\b/.test(asked.text)
          ? 'A bill you pay to the provider that sent it: on its own website or app, or by the number on the bill. '
          : '') +
      'You pay nothing here: this site takes no payment and is free for you, and nothing is charged when you send an order. The provider bills you after the service is set up, and tells you whether it asks for a credit check or deposit.' +
      (/\b(?:cash|card|credit card|debit|(?<!credit )checks?|paypal|venmo|money order|prepaid)\b/.test(
        asked.text,
      )
        ? ' Which ways to pay it takes I don’t know: ask it before you order.'
        : ''),
    links: [{ label: 'Terms', href: '/terms' }],
  }),
  credit_check: ({ salesPhone, asked }) => ({
    text: `${/\bprepaid\b/.test(asked.text) ? 'Which plans are prepaid our catalog doesn’t say. ' : ''}${ofDebt.test(asked.text) ? `Yes, you can order from another company: a debt mostly counts with the one you owe it to, though another may see it in a credit check and ask for a deposit. ` : ''}We run no credit check and never ask for a Social Security number. ${ofReturn.test(asked.text) ? 'When and how a deposit comes back the provider says: have it told to you before you agree. ' : ''}Whether ${asked.providers.length > 0 && !ofDebt.test(asked.text) ? listInWords(asked.providers.map(({ name }) => name)).replace(' and ', ' or ') : 'a provider'} checks credit or asks for a deposit I don’t know: you’re told before the order is final. Ask the provider, or us at ${salesPhone}.`,
    links: [{ label: 'Terms', href: '/terms' }],
  }),
  reviews: asking => {
    const [named] = asking.asked.providers.filter(({ kinds }) => kinds.includes('internet'))
    const known = named ? knownOf(asking, named) : ''
    return {
      text: `I don’t know any customer reviews${named ? ` of ${named.name}` : ''} beyond what our pages show with their source, and nobody’s customer service or outages are measured here. ${known}Our ranking doesn’t use reviews: only price over 24 months, speed, contract and steady price.`,
      links: [howWeRank, ...(named ? [providerLink(named)] : [])],
    }
  },
  data_date: ({ catalogue, salesPhone, asked }) => ({
    text: `${maySayElse.test(asked.text) ? SAYS_ELSE : ''}${conditionsOf(catalogue, asked)}Our prices were ${whenChecked(catalogue)}; those that a provider’s own broadband label confirms show the day on which the label was last checked. Coverage comes from the FCC, with its date in each answer. If you see a wrong price, tell us at ${salesPhone}.`,
    links: [{ label: 'Price changes', href: '/price-changes' }, planListLink()],
  }),
} satisfies Record<string, AnswerOf>
