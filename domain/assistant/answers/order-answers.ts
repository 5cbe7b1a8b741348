import { CALLBACK_HOURS } from '#domain/callbacks/callback-promise.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { TALK_TO_PERSON, WISH_TO_ORDER } from '../chat-texts.ts'
import { type AnswerOf, type Asking, isFirstOfMany, plansMeant, plansOnOffer } from './asking.ts'
import { callback, privacyPolicy, results, yourOrders } from './page-links.ts'
import { placeNamed } from './plan-answers.ts'
import { planListLink, planName, providerLink } from './plan-words.ts'
import { plansInQuestion } from './plans-in-question.ts'

/** What else a call may be used for. */
/** `What happens after I give my name`. */
const afterThat = /\bwhat (?:happens|comes|is) (?:after|next|once|when|if)\b/
const sells =
  /\b(?:sell\w*|upsell\w*|push\w*|pitch\w*|sales ?pitch|extras?|other (?:stuff|things|offers?|products?)|offers?)\b/

const ownPage = ({ mailsGoOut }: Pick<Asking, 'mailsGoOut'>) =>
  mailsGoOut
    ? 'Open the link in your confirmation email, or sign in and look under Your orders'
    : 'Sign in and look under Your orders'

/** What the cart is for, and what goes into it together. */
const whatFor =
  /\b(?:what(?:.?s)?|why)\b.*\bcart\b(?!.*\b(?:in|see|empty)\b)|\bcart\b.*\btogether\b|\b(?:in (?:there|it)|together)\b.*\b(?:at the same time|at once|together)\b|\b(?:limit|how many)\b.*\bcart\b|\bcart\b.*\blimit\b/
const whereToAdd = /\badd to cart\b/

const addToCart: AnswerOf = asking => {
  const { catalogue } = asking
  if (whatFor.test(asking.asked.text))
    return {
      text: 'The cart collects what you want to order: internet, TV and home security together, also of different companies. Press Add to cart beside what you like and open the cart at the top of the page; nothing is ordered or charged before you send it at checkout.',
      links: [planListLink(), { label: 'Bundles', href: '/bundles' }],
      focus: asking.dialogue.plans,
    }
  if (
    !whereToAdd.test(asking.asked.text) &&
    /\b(?:clear|empty|remove|delete|take|saved?|keep|wrong|what is in|whats in|where|see|view|look at|find|show|what did i put)\b.*\bcart\b|\b(?:signed?|log(?:ged)?) in\b|\b(?:by accident|by mistake|accidentally|get rid of)\b|\b(?:did not|didnt|never) (?:put|add)\b|\bhow (?:do|can|would) (?:i|we) (?:take|remove|delete)\b|^how (?:do|can|would) (?:i|we) (?:take|remove|delete)\b|^(?:please |can you |ok |and )*(?:take (?:out|off)|remove|delete|get rid of)\b|\bremove (?:the )?(?:first|second|third|last|other) (?:item|thing|line)\b|\bsave\b.*\b(?:later|come back|another (?:day|time))\b|\bstart over\b|\bcart\b.*\b(?:saved|empty|gone|lost|disappeared|missing|stays?|lasts?|kept)\b|^(?:ok |no |please |can you |actually )*(?:remove|delete|take) (?:it|that|this)\b/.test(
      asking.asked.text,
    )
  )
    return {
      text: 'I can’t see or change your cart. Open it at the top of the page: there you can take things out. It stays in this browser on this device until you order, signed in or not; another browser, a private window or cleared data begins with an empty one.',
      links: [planListLink(), { label: 'Bundles', href: '/bundles' }],
      focus: asking.dialogue.plans,
    }
  // `Add the second one`: of what was listed last.
  const place = /\d ?(?:gig|mbps|mb)/.test(asking.asked.text) ? null : placeNamed(asking.asked.text)
  const listed = place === null ? undefined : asking.dialogue.listed.at(place)
  const picked = listed === undefined ? undefined : catalogue.internetPlan(listed)
  const cheapest =
    asking.place && /\bcheapest\b/.test(asking.asked.text)
      ? plansOnOffer(asking).toSorted(cheapestFirst).slice(0, 1)
      : []
  const meant = plansMeant(asking)
  const ofName = meant.length > 0 ? meant : plansInQuestion(asking).slice(0, 1)
  const spoken = cheapest.length > 0 ? cheapest : ofName
  const named = asking.asked.plans.length > 0 ? asking.asked.plans : picked ? [picked] : spoken
  const [plan] = named
  const links = [
    ...(plan ? [catalogue.provider(plan.providerId)].flatMap(one => (one ? [providerLink(one)] : [])) : []),
    results,
    ...(plan ? [] : [{ label: 'Bundles', href: '/bundles' }]),
    planListLink(),
  ]
  const what = plan
    ? `${planName(catalogue, plan)} (${formatMonthly(priceToday(plan.schedule))} today)`
    : 'what you like'
  return {
    text: `I can’t put things into your cart myself. Press Add to cart beside ${what} ${plan ? 'below' : 'on its page'}; nothing is ordered before checkout.`,
    links,
    ...(plan ? { plans: [plan.id], focus: [plan.id] } : { focus: asking.dialogue.plans }),
  }
}

/** The email with the link is not there. */
const noMail =
  /\b(?:don.?t|can.?t|didn.?t|do not|can not|did not) (?:see|find|get) (?:an?|the|any|my|that) (?:\w+ )?(?:e-?mail|confirmation)\b|\b(?:email|e-mail|confirmation|link)\b.*\b(?:never|not|nt|no|missing|lost|havent|didnt)\b|\b(?:no|never got|havent got|didnt get|not (?:get|got|receive\w*))\b.*\b(?:email|confirmation|link)\b/
/** `Sign me up for that`: one thing that was spoken of, or a plan by its name. */
const ofOne = /\b(?:it(?! is\b)|that|this|that one|this one)\b/

/** The provider whose things are to be ordered: the named one, else the only one that was spoken of. */
function sellerMeant({ asked, dialogue, catalogue }: Asking): Provider | null {
  const [named, ...others] = asked.providers
  if (named) return others.length === 0 ? named : null
  const [only, ...more] = dialogue.providers
  if (only === undefined || more.length > 0 || isFirstOfMany({ dialogue, catalogue })) return null
  return catalogue.provider(only) ?? null
}

const howToOrder: AnswerOf = asking => {
  const { salesPhone, asked, catalogue } = asking
  const place = /\d ?(?:gig|mbps|mb)/.test(asked.text) ? null : placeNamed(asked.text)
  const picked = place === null ? undefined : asking.dialogue.listed.at(place)
  const ofPlace = picked === undefined ? undefined : catalogue.internetPlan(picked)
  const { named, plans } = asking.dialogue
  const isOfOne =
    asked.plans.length > 0 || ofOne.test(asked.text) || (plans.length === 1 && named.includes(plans[0] ?? ''))
  const [plan, ...others] = ofPlace ? [ofPlace] : isOfOne ? plansMeant(asking) : []
  const one = others.length === 0 ? plan : undefined
  const seller = one ? null : sellerMeant(asking)
  const first = one
    ? `Press Add to cart beside ${planName(catalogue, one)} below`
    : seller
      ? `Choose from what ${seller.name} sells and press Add to cart beside it`
      : 'Put the services into your cart'
  return {
    text: `${first}, sign in and send the order at checkout; or order by phone at ${salesPhone}. A representative calls you within ${CALLBACK_HOURS} hours to finalize the details. You pay nothing on this site.`,
    links: [
      ...(seller ? [providerLink(seller)] : [planListLink(), { label: 'Bundles', href: '/bundles' }]),
      { label: 'Checkout', href: '/checkout' },
    ],
    choices: [WISH_TO_ORDER],
    ...(one ? { plans: [one.id], focus: [one.id] } : {}),
  }
}

const byPhone =
  /\b(?:over|by|on|through) (?:the )?phone\b(?! number)|\b(?:no|don.?t|never) (?:have |had |made |make )?(?:an )?account\b/

/** What the state of an order means. */
const pending = /\b(?:pending|waiting|processing|mean)\b/
/** An address that was mistyped, so that nothing came. */
const ofItsMail =
  /\bre-?send\b|\b(?:put|typed|used) \S+\.(?:com|net|org)\b|\bwrong e-?mail\b|\be-?mail\b.*\b(?:wrong|typo|mistyped)\b/
const onTheWay =
  /\b(?:already|still) (?:coming|scheduled|on (?:the|their|his) way)\b|\bcoming (?:tomorrow|today)\b/
const ofCharge = /\b(?:charge[ds]?|charging|fee|cost|extra)\b/
const ofInstallDate =
  /\binstall\w*\b|\bthey (?:are |re )?(?:coming|come)\b|\bappointment\b|\b(?:closing|close|lease|move)\b|\b\d{1,2}(?:st|nd|rd|th)\b/

/** Days that somebody has waited for the promised call. */
const waitedTooLong =
  /\b(?:[2-9]|\d\d|two|three|four|five|several|a few|a couple(?: of)?) (?:days|weeks)\b|\ba week\b|\bsince (?:last|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:last|all) week\b|\blast (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

/** Questions about calls and orders. An order is never shown or changed here: only by its own link, or signed in. */
export const orderAnswers = {
  add_to_cart: addToCart,
  order_status: ({ salesPhone, mailsGoOut, asked }) => ({
    text: byPhone.test(asked.text)
      ? `An order by phone, or one whose account you can’t open, is looked up by phone, too: call ${salesPhone} with the name and phone number of the order. I can’t look up orders here.`
      : noMail.test(asked.text)
        ? `Look into the spam folder first: the email goes to the address that was typed with the order. Without it sign in and look under Your orders, or call ${salesPhone} with the name and phone number of the order.`
        : `I can’t look up orders here, by number or by name. ${ownPage({ mailsGoOut })}: it shows where your order is. Or call ${salesPhone} with your order number. ${pending.test(asked.text) ? 'An order that waits is a request that no representative has confirmed with you by phone yet. ' : ''}We call within ${CALLBACK_HOURS} hours of an order.`,
    links: /\b(?:sign|log) ?in\b/.test(asked.text)
      ? [{ label: 'Sign in', href: '/auth' }, yourOrders]
      : [yourOrders],
  }),
  cancel_order: ({ salesPhone, mailsGoOut, asked }) => ({
    text: `${onTheWay.test(asked.text) ? 'If an installer is booked or on the way, call the provider at once: it alone can call the visit off. ' : ''}${ownPage({ mailsGoOut })}, then choose Cancel; that’s the safe way, I can’t cancel by order number. Or call ${salesPhone} with your order reference. Until a representative has confirmed it with you an order is only a request.`,
    links: [yourOrders, { label: 'Terms', href: '/terms' }],
  }),
  change_order: ({ asked, salesPhone, mailsGoOut }) => ({
    text: `${ofCharge.test(asked.text) ? 'Here a change costs nothing. Whether the provider charges for another day of installation I don’t know: ask it first. ' : ''}${
      ofItsMail.test(asked.text)
        ? `Call ${salesPhone} with the name and phone number of the order: a representative puts the email address right${mailsGoOut ? ', and the order is mailed to it' : ''}. I can’t change or send it from here.`
        : `${ofInstallDate.test(asked.text) ? 'The day of the installation is agreed with the provider: say it when our representative calls, or once it is booked ask the provider to move it. For the rest: ' : ''}${ownPage({ mailsGoOut })}: there you can change your phone, address and call time or add a note. For another plan call ${salesPhone} with your order reference, or say so when we call.`
    }`,
    links: [yourOrders],
  }),
  how_to_order: howToOrder,
  online_only: ({ salesPhone }) => ({
    text: `You can choose and send the order online: put it into your cart and go to checkout. Before the provider starts, a representative confirms it with you, by a call, or by text or email if you choose that at checkout. You never have to call ${salesPhone}.`,
    links: [{ label: 'Checkout', href: '/checkout' }, planListLink()],
  }),
  will_you_call: ({ asked }) => ({
    text: /\bhow many\b/.test(asked.text)
      ? `As a rule one: a representative calls you about your request within ${CALLBACK_HOURS} hours, and again only where you couldn’t be reached. Advertising calls need your separate consent, which you can refuse.`
      : afterThat.test(asked.text)
        ? `I ask where it’s for, which service you want and how to reach you, and read it back to you. A representative then calls you about it within ${CALLBACK_HOURS} hours. Nothing is ordered or charged by it: plan, price and fees are confirmed with you first.`
        : sells.test(asked.text)
          ? 'We call about this request and nothing else. Offers by phone or text need a consent of their own, which we ask for apart and you can refuse. An order stays a request until plan, price and fees are confirmed.'
          : 'No. We only call if you ask for it: by an order, a quote or the callback form. Looking around and chatting never leads to a call, and advertising calls need your separate consent.',
    links: [callback],
  }),
  cannot_send: ({ salesPhone }) => ({
    text: `An order goes out once you’re signed in, something is in the cart, and phone and address are filled in: what is missing stands beside its field. If nothing happens, reload the page; your cart stays on this device. If it still doesn’t go, order by phone at ${salesPhone}.`,
    links: [{ label: 'Checkout', href: '/checkout' }],
    choices: [TALK_TO_PERSON],
  }),
  why_details: ({ asked }) => ({
    text: /\b(?:birth\w*|dob|ssn|social)\b/.test(asked.text)
      ? 'We don’t ask for a date of birth or a Social Security number anywhere. A provider may want one for its own credit check, once the order is confirmed with you: ask what it is for.'
      : /\b(?:address|zip|street|location|where i live)\b/.test(asked.text)
        ? 'To see what’s sold there: providers and prices differ from street to street. A ZIP code is enough for a first look, the full address is closer. Only if you ask for a call or place an order does a representative see it.'
        : 'A name, phone number or email is only for the call or order that you ask for, so that a representative can reach you. A ZIP code or address tells what’s sold there. You don’t have to give anything: ask me instead.',
    links: [privacyPolicy],
  }),
  email_instead: () => ({
    text: 'Yes. On the quote form choose how you want to be answered: by email, by text message or by a call. We then don’t call first.',
    links: [{ label: 'Quote form', href: '/quote' }],
  }),
  callback_wait: ({ asked, salesPhone }) => ({
    text: waitedTooLong.test(asked.text)
      ? `I’m sorry: that’s past the ${CALLBACK_HOURS} hours in which we promise to call. Please call ${salesPhone}, and we’ll take care of it at once. I can’t see from here what happened to your request.`
      : `${/\bnumber\b/.test(asked.text) ? `We call from ${salesPhone}. ` : ''}A representative calls within ${CALLBACK_HOURS} hours, within calling hours where you live; if you left your request in this chat, its time stands below and you can choose the hour. If that time is over, I’m sorry: call ${salesPhone} and we’ll take care of it at once.`,
    links: [yourOrders],
  }),
  callback_slot: ({ salesPhone }) => ({
    text: `Yes: leave your number on the quote form and choose an hour from those that are free, in your local time. Or call ${salesPhone} now.`,
    links: [{ label: 'Choose an hour', href: '/quote' }],
  }),
} satisfies Record<string, AnswerOf>
