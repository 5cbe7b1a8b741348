import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { brand } from '#platform/brand.ts'
import { type AnswerRule, whenAsked } from './answer-rule.ts'
import { listInWords } from './plan-words.ts'

const privacy = { label: 'Privacy policy', href: '/privacy' }
const choices = { label: 'Your Privacy Choices', href: '/privacy-choices' }
const ranking = { label: 'How we rank', href: '/how-we-rank' }

/** Questions about this site itself: who answers, how to order, cancel and call, what is done with data, how it earns. */
export const serviceRules: readonly AnswerRule[] = [
  whenAsked(/\b(?:outage|not working|stopped working|is down|went down|offline)\b/, () => ({
    text: 'I cannot see faults of a line. Restart modem and router first, test with a cable, and then call the support of your provider: the number is on the bill.',
    links: [{ label: 'Router setup', href: '/education#equipment' }],
  })),
  whenAsked(/\b(?:how long|when|how soon|schedule|appointment)\b.*\binstall/, ({ salesPhone }) => ({
    text: `The provider sets the date; the representative agrees it with you when confirming the order. I do not know how long it takes at your address: call ${salesPhone} to ask.`,
    links: [],
  })),
  whenAsked(/\b(?:human|real person|speak to|talk to|representative)\b/, ({ salesPhone }) => ({
    text: `I am an automated assistant. To talk to a person, call ${salesPhone}; or send a request, and a representative calls you back.`,
    links: [{ label: 'Ask for a call', href: '/quote' }],
  })),
  whenAsked(
    /\b(?:who are you|are you (?:a |an )?(?:bot|robot|ai|real|automated|person)|what are you|your name)\b/,
    ({ salesPhone }) => ({
      text: `I am the automated assistant of ${brand.name}, a site that compares home internet, TV and home security. I answer from our own catalog and guides and say so when I do not know something. A person answers at ${salesPhone}.`,
      links: [ranking],
    }),
  ),
  whenAsked(
    /\b(?:delete|erase|remove|forget)\b.*\b(?:data|information|details|me|number|conversation|chat)\b|\bopt out\b|\bunsubscribe\b|\bstop (?:calling|texting|calls|texts)\b/,
    ({ salesPhone }) => ({
      text: `You can withdraw a consent or ask us to delete your data on Your Privacy Choices, or by calling ${salesPhone}. Advertising calls and texts also stop when you reply STOP.`,
      links: [choices, privacy],
    }),
  ),
  whenAsked(
    /\b(?:privacy|personal (?:data|information)|my (?:data|information)|sell my|spam|gpc|cookies?|conversation stored|chat stored|save this chat)\b/,
    () => ({
      text: 'What you send us is used for what you sent it for, and it is not sold. This conversation is stored. Advertising calls need your separate consent, and we honor Global Privacy Control.',
      links: [privacy, choices],
    }),
  ),
  whenAsked(/\b(?:rank(?:ing|ed|s)?|unbiased|trust you|score)\b/, () => ({
    text: `Providers are ranked by a published formula: ${listInWords(rankingFormula.map(({ title, weight }) => `${title.toLowerCase()} ${weight}%`))}. Commissions are not part of it.`,
    links: [ranking],
  })),
  whenAsked(
    /\b(?:commissions?|make money|earn money|get paid|free to use|charge me|cost to use|who pays you)\b/,
    () => ({
      text: `${brand.name} is free for you. We may earn a commission from providers when you order; prices and rankings are not affected by it.`,
      links: [ranking],
    }),
  ),
  whenAsked(
    /\b(?:cancel|cancelling|change) (?:my |an |the )?order\b|\border (?:status|number|reference)\b/,
    ({ salesPhone }) => ({
      text: `An order is a request until a representative has confirmed it with you. To cancel or change it, call ${salesPhone} with your order reference, or say so when we call.`,
      links: [{ label: 'Terms', href: '/terms' }],
    }),
  ),
  whenAsked(/\b(?:cancel|switch|switching|early termination)\b/, () => ({
    text: 'Most internet plans in our catalog have no annual contract, so you can cancel without an early termination fee. Order the new service first and cancel the old one once it works; your old provider takes the cancellation.',
    links: [{ label: 'Compare all plans', href: '/internet-plans' }],
  })),
  whenAsked(
    /\b(?:how|where|can i|want to|like to)\b.*\b(?:order|buy|sign up|purchase|check ?out|subscribe)\b/,
    ({ salesPhone }) => ({
      text: `Put the services into your cart, sign in and send the order at checkout; or order by phone at ${salesPhone}. A representative calls you within 24 hours to finalize the details. You pay nothing on this site.`,
      links: [
        { label: 'Compare all plans', href: '/internet-plans' },
        { label: 'Bundles', href: '/bundles' },
        { label: 'Checkout', href: '/checkout' },
      ],
    }),
  ),
  whenAsked(
    /\b(?:when|how (?:soon|long|fast|quickly))\b.*\b(?:call|hear|contact|representative)/,
    ({ salesPhone }) => ({
      text: `A representative calls within 24 hours about an order. If you would rather not wait, call ${salesPhone}.`,
      links: [],
    }),
  ),
  whenAsked(
    /\b(?:phone number|call you|telephone|hotline|contact|support hours|open today)\b/,
    ({ salesPhone }) => ({
      text: `Our sales line is ${salesPhone}. You can also send a request, and a representative calls you back.`,
      links: [{ label: 'Ask for a call', href: '/quote' }],
    }),
  ),
  whenAsked(/\b(?:account|sign in|log ?in|password|address history)\b/, () => ({
    text: 'You can compare, search and chat without an account. Placing an order needs one: sign in or sign up with email and password.',
    links: [{ label: 'Sign in', href: '/auth' }],
  })),
  whenAsked(/^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[\s!.]*$/, () => ({
    text: 'Hello! Ask me about plans and prices, what is sold at a ZIP code, bundles, home security, TV or discounts.',
    links: [
      { label: 'Compare all plans', href: '/internet-plans' },
      { label: 'Bundles', href: '/bundles' },
    ],
  })),
  whenAsked(
    /^(?:thanks?|thank you|thx|ok(?:ay)?|great|perfect|bye|goodbye)\b[\w\s!.]{0,30}$/,
    ({ salesPhone }) => ({
      text: `You are welcome. I am here when you need me, and the phone line is ${salesPhone}.`,
      links: [],
    }),
  ),
]
