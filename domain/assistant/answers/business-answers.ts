import { CALLBACK_HOURS } from '#domain/callbacks/callback-promise.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { businessTopics } from '../understanding/business-topics.ts'
import { tellMeWhen } from './alerts-answer.ts'
import type { AnswerOf } from './asking.ts'
import { feeInWords } from './label-words.ts'
import { companyNews, whoOwnsWhom } from './ownership-answers.ts'
import {
  callback,
  howWeRank,
  movingChecklist,
  priceChanges,
  privacyChoices,
  privacyPolicy,
  results,
  search,
  yourOrders,
} from './page-links.ts'
import { isThere } from './places/is-there.ts'
import { listInWords, planListLink, planName, whenChecked } from './plan-words.ts'
import { plansInQuestion } from './plans-in-question.ts'

const terms = { label: 'Terms', href: '/terms' }

/** Which number rings. */
const ofNumber =
  /\b(?:local|area code|800|caller id|unknown|private|blocked|show up|what number|which number|pick up|answer)\b/
/** What a label asks for paying late, as it stands there. */
const lateFees = ({ oneTimeFees, monthlyFees }: LabelFacts): string =>
  listInWords([...oneTimeFees, ...monthlyFees].filter(({ name }) => /\blate\b/i.test(name)).map(feeInWords))

const ofAd = /\b(?:ads?|facebook|instagram|tiktok|craigslist|flyers?)\b/
const ofSlowness = /\b(?:slow\w*|speeds?|mbps|half of what)\b/

/** Somebody of ours, or we ourselves. */
const ofOurs =
  /\b(?:your|ur|you guys?s?) (?:\w+ ){0,2}(?:reps?|representatives?|agents?|sales\w*(?: \w+)?|people|staff|employees?|workers?|callers?|company|guys?|support|service|site|website)\b|\bone of (?:you|yours|your)\b|\b(?:about|against|on) (?:you(?: guys| people)?|plainwire|this (?:site|website|company))$/

const outages = /\b(?:outages?|down|out|without (?:internet|service)|not working)\b/

/** Questions about this site, its orders and the companies in it that stand for themselves. */
export const businessAnswers: Record<keyof typeof businessTopics, AnswerOf> = {
  written_contact: ({ salesPhone }) => ({
    text: `Write to us with the contact form: it asks where to answer. The phone line is ${salesPhone}.`,
    links: [{ label: 'Contact', href: '/contact' }],
  }),
  data_kept: ({ mailsGoOut, salesPhone }) => ({
    text: `We don’t sell personal information. What you send us is used for what you sent it for: a call, an order or an answer. This chat, orders and consents are stored; the privacy policy says what goes to whom and how long it’s kept, and ${mailsGoOut ? 'on Your Privacy Choices you can have it deleted' : `you can have it deleted: call ${salesPhone}`}.`,
    links: [privacyPolicy, { label: 'Your Privacy Choices', href: '/privacy-choices' }],
  }),
  prices_change: ({ catalogue }) => ({
    text: `We fetch each provider’s published labels about once a week, and each price shows the day it was checked or listed. Prices here were ${whenChecked(catalogue)}. What changed, and when, stands under Price changes.`,
    links: [priceChanges],
  }),
  price_before_call: ({ mailsGoOut }) => ({
    text: `Your order keeps the terms that you saw. If a price changes before it’s confirmed ${mailsGoOut ? 'we tell you by email, and the representative says the price again' : 'the representative tells you when we call,'} before anything is final. Until then it’s only a request: you can cancel it.`,
    links: [yourOrders, terms],
  }),
  cart_price: () => ({
    text: 'A cart always shows today’s price: where it changed since you added something, it says so. Prices change when a provider publishes new ones. Nothing is ordered until you send it at checkout.',
    links: [priceChanges],
  }),
  local_price: () => ({
    text: 'We show prices of the providers in our catalog. The FCC’s data also name local ones that we don’t sell: their names and technology stand in the results, and their own site has their prices.',
    links: [results],
  }),
  provider_missing: ({ asked, place }) => ({
    text: `We show who the FCC’s data name for a place${place ? `, here ${place.where}` : ''}. Where they name no cable or DSL company a brand that is known around there stands apart as “likely”. If ${asked.providers[0]?.name ?? 'one'} serves your address and is missing, report it on the results page; its own address check has the last word.`,
    links: [
      place ? { label: `Results for ${place.zipCode}`, href: `/results?zip=${place.zipCode}` } : search,
    ],
  }),
  refunds: ({ asked, dialogue, salesPhone }) =>
    ofSlowness.test(asked.text)
      ? {
          text: `That stands in the provider’s own terms, which I don’t know. Test the speed by cable for some days, hold it beside the typical speed on the plan’s broadband label, and ask the provider to fix it or for a credit. If it doesn’t, complain for free at consumercomplaints.fcc.gov; without a contract you can also leave. Before you order, ask at ${salesPhone} about a trial time.`,
          links: [priceChanges],
        }
      : outages.test(asked.text) || dialogue.topic === 'outage'
        ? {
            text: `${asked.providers[0]?.name ?? 'Your provider'} decides that by its own terms, which I don’t know. As a rule a credit for the days without service has to be asked for: call its support, whose number is on the bill, with the days and hours of the outage.`,
            links: [],
          }
        : {
            text: 'You pay nothing on this site, so there is nothing that we could refund. The provider bills you: whether it has a trial time or gives money back stands in its own terms. Ask before you order.',
            links: [terms],
          },
  tell_me_when: tellMeWhen,
  company_news: companyNews,
  same_as_direct: () => ({
    text: 'You pay us nothing, and the prices here are those that providers publish, with the date we checked them. You pay the provider as its customer, the same as if you went there yourself. A provider may have an offer of its own that we don’t know: compare, and take the better one.',
    links: [howWeRank, priceChanges],
  }),
  future: ({ asked, catalogue, mailsGoOut }) => {
    const [named] = asked.providers.filter(({ id }) => catalogue.entryPlan(id))
    return {
      text: `What will be I don’t know, and nobody publishes it. What ${named ? named.name : 'providers'} changed in price so far stands under Price changes${mailsGoOut ? ', and on the page of a plan’s broadband label “Tell me when the price changes” mails you the next change' : ''}.`,
      links: [priceChanges],
    }
  },
  buyout: ({ salesPhone }) => ({
    text: `Some providers pay a part of the fee that your old one charges, as a promotion that comes and goes, mostly with a card after you sent the last bill. Our catalog names none, so ask before you cancel: the new provider, or us at ${salesPhone}. We pay no such fees ourselves.`,
    links: [{ label: 'Switching calculator', href: '/results' }],
  }),
  developers: () => ({
    text: 'Yes: the pages for developers describe our interface (API), and price changes are there as a table (CSV). In the list of plans you can set some side by side.',
    links: [{ label: 'Developers', href: '/developers' }, priceChanges],
  }),
  complain_where: ({ asked, salesPhone }) => ({
    text: ofOurs.test(asked.text)
      ? `I’m sorry that happened. Write to us with the contact form or call ${salesPhone}: say when it was, whom you spoke with if you know the name, and what was said, so that somebody looks into it. If you want no more calls from us, say so, or use Your Privacy Choices.`
      : `About a provider: tell it first, by phone or in writing. If that doesn’t help, the FCC takes complaints for free at consumercomplaints.fcc.gov, and the provider has to answer it in 30 days. About us: call ${salesPhone} or write to us.`,
    links: [{ label: 'Contact', href: '/contact' }, ...(ofOurs.test(asked.text) ? [privacyChoices] : [])],
  }),
  price_history: ({ asked }) => {
    const named = asked.providers.filter(({ kinds }) => kinds.includes('internet')).slice(0, 3)
    return {
      text: `We keep every edition of the providers’ broadband labels: what changed in them, from which price to which and on what day, stands under Price changes${named.length > 0 ? ` of ${listInWords(named.map(({ name }) => name))}` : ', by provider'}. It is also there as a table (CSV) and a feed.`,
      links: [
        ...named.map(({ id, name }) => ({
          label: `Price changes of ${name}`,
          href: `/providers/${id}/price-changes`,
        })),
        priceChanges,
      ],
    }
  },
  where_sold: ({ asked, place, catalogue }) => {
    const [named] = asked.providers.filter(({ kinds }) => kinds.includes('internet'))
    if (!named)
      return {
        text: 'We know homes in all 50 states, the District of Columbia and the territories: for each ZIP code we show who sells there by the FCC’s data. Tell me yours.',
        links: [search],
      }
    const entry = catalogue.entryPlan(named.id)
    return {
      text: `${named.description} The page of ${named.name} has a map of the counties where the FCC lists it. ${place ? isThere(named, place.result, place.where, '').text.trim() : 'For your home tell me your ZIP code.'}`,
      links: [{ label: `Where ${named.name} is sold`, href: `/providers/${named.id}` }, search],
      focus: entry ? [entry.id] : [],
    }
  },
  guest_order: ({ salesPhone }) => ({
    text: `An order needs an account, so that you can see and cancel it: an email address and a password are enough. Comparing, searching and chatting need none. Without an account you can order by phone at ${salesPhone}.`,
    links: [{ label: 'Checkout', href: '/checkout' }],
  }),
  after_order: ({ salesPhone, mailsGoOut }) => ({
    text: `You get a confirmation with an order number, and ${mailsGoOut ? 'an email with a link to it' : 'see the order under Your orders when you’re signed in'}. A representative calls within ${CALLBACK_HOURS} hours, within calling hours where you live, and says plan, price and fees again. Only then does the provider check your address and agree a date for the installation. Until it’s booked you can change or cancel the order. You pay nothing here, then or before: the provider bills you; questions: ${salesPhone}.`,
    links: [yourOrders, terms],
  }),
  call_free: ({ salesPhone }) => ({
    text: `Yes: calls to ${salesPhone} are free from US phones, as with all 800 numbers, and a callback costs you nothing. Minutes of a prepaid phone may still count. So is this site free.`,
    links: [callback],
  }),
  late_fee: asking => {
    const [plan] = plansInQuestion(asking)
    const label = plan && asking.labels.get(plan.id)
    if (plan && label)
      return {
        text: `The broadband label of ${planName(asking.catalogue, plan)} names ${lateFees(label) || 'no late fee; the terms of its bill count'}. Ask ${asking.catalogue.providerName(plan.providerId)} for a later due date if that suits you better.`,
        links: [{ label: 'Its broadband label', href: `/plans/${plan.id}/label` }],
        focus: asking.dialogue.plans,
      }
    return {
      text: `What ${plan ? asking.catalogue.providerName(plan.providerId) : 'a provider'} charges for paying late our catalog doesn’t hold: the broadband label of a plan names such fees, and so does the bill. Ask it for a later due date if that suits you better.`,
      links:
        plan && plan.labels.length > 0
          ? [{ label: 'Its broadband label', href: `/plans/${plan.id}/label` }]
          : [planListLink()],
      focus: asking.dialogue.plans,
    }
  },
  cancel_provider: ({ asked }) => {
    const name = asked.providers[0]?.name ?? 'your provider'
    return {
      text: `Only you can: call ${name}, its number is on the bill, and ask for the last day, for an early termination fee and how to return what is rented; keep the receipt. We can’t do it for you.${asked.providers.some(({ kinds }) => !kinds.includes('internet')) ? '' : ' If you need internet afterwards, order the new line first and keep both for about three days.'}`,
      links: [movingChecklist],
    }
  },
  call_real: ({ asked, catalogue, salesPhone }) =>
    ofAd.test(asked.text)
      ? {
          text: `Who placed that ad I don’t know. The lowest price of internet in our catalog is ${formatMonthly(Math.min(...catalogue.internetPlans.map(plan => priceToday(plan.schedule))))}, before taxes, and we never take a payment. Don’t pay or enter card details through the ad: look the price up on this site, or ask at ${salesPhone} if it’s ours.`,
          links: [planListLink(), privacyPolicy],
        }
      : ofNumber.test(asked.text)
        ? {
            text: `We call from ${salesPhone}, which isn’t a local number: save it, so you know it’s us. If you don’t pick up such numbers, choose an answer by email or text on the quote form.`,
            links: [{ label: 'Quote form', href: '/quote' }],
          }
        : {
            text: `${/\bgift ?cards?\b/.test(asked.text) ? 'Don’t pay: whoever wants to be paid with a gift card is a scammer, the FTC says. ' : ''}We only call who asked for it, by an order, a quote or a callback, and from ${salesPhone}. We never ask for a Social Security number or a payment. If you’re in doubt, hang up and call that number yourself.`,
            links: [privacyPolicy],
          },
  own_plan_change: ({ asked }) => {
    const [named] = asked.providers
    return {
      text: `${named ? named.name : 'Your provider'} changes the plan that you have: the number is on your bill. Ask what the new one costs, with its fees, whether a promotion ends by it and whether a contract begins anew. I can show what new customers pay: tell me your ZIP code.`,
      links: [results, priceChanges],
    }
  },
  zip_digits: () => ({
    text: 'A ZIP code has five digits: please send it once more.',
    links: [search],
    kind: 'asks',
  }),
  who_owns_whom: whoOwnsWhom,
}
