import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { Reply } from '../answers/asking.ts'
import { type Asked, providersIn } from '../reading/read-question.ts'
import { sportsWords } from '../reading/tv-words.ts'
import { isCommonTopic } from '../understanding/common-topics.ts'
import type { Intent } from '../understanding/intents.ts'

/**
 * What a question can be about, by the words that ask for it and those that speak of it. Of what is wanted itself an answer
 * must speak, else another thing was understood; a `detail` may be unknown, which is then said before what is known.
 */
type Subject = { asked: RegExp; said: RegExp; detail?: string }

/** Games that are played; those that are watched are TV. */
const games: Subject = {
  asked: /\b(?:gam(?:es?|ing|ers?)|xbox(?:es)?|xboxs|ps[45]s?)\b/,
  said: /gam|delay|console|plans? fits?/,
}

const subjects: readonly Subject[] = [
  {
    asked: /\b(?:internet|wi-?fi)\b/,
    said: /internet|wi-?fi|mbps|\bdata\b|\bline|provider|fiber|\bplans?\b|\bcall|router|building|not find|satellite|\b5g\b|\bcable\b|\bdsl\b|\btotals\b|lifeline/,
  },
  {
    asked: /\b(?:alarms?|home security)\b/,
    said: /alarm|security|adt|vivint|sensors?|police|monitor|\bkits?\b/,
  },
  { asked: /\bcameras?\b/, said: /camera|equipment|security|alarm|\bkits?\b|works? with/ },
  { asked: /\btvs?\b(?! (?:too|also))/, said: /\btv|screen|4k|video|directv|stream|channel|bundle/ },
  games,
  { asked: /\b(?:zoom|work(?:ing)? from home|wfh)\b/, said: /\bcall|\bwork|upload|plans? fits?/ },
  { asked: /\bdvrs?\b/, said: /dvr/, detail: 'a DVR' },
  { asked: /\brecord(?:ing)? (?!calls?)/, said: /dvr|record/, detail: 'recording' },
  { asked: /\blocal (?:channels?|news|stations?)\b/, said: /local/, detail: 'local channels' },
  {
    asked: /\bcustomer (?:service|support|care)\b/,
    said: /customer service|support/,
    detail: 'whose customer service is better',
  },
  { asked: /\breliab\w+/, said: /outages|steadi|reliab/, detail: 'how often each has outages' },
  {
    asked: /\bunlimited\b.*\b(?:costs?|extra|price|more|much)\b|\b(?:costs?|price|much)\b.*\bunlimited\b/,
    said: /unlimited/,
    detail: 'what unlimited data costs extra',
  },
  { asked: /\b(?:latency|ping|lag)\b/, said: /delay|latency|\blag/, detail: 'the delay (latency)' },
  { asked: /\buploads?\b/, said: /upload/, detail: 'the upload' },
  { asked: /\bgift ?cards?\b/, said: /gift|reward/, detail: 'gift cards' },
  { asked: /\bdata (?:caps?|limits?)\b/, said: /\bcap|limit|unlimited|data/, detail: 'data caps' },
  {
    asked: /\b(?:rain|snow|(?<!\b(?:check|checking|read|see|watch) (?:the )?)weather(?! channel))\b/,
    said: /weather|rain|snow|faults/,
    detail: 'the weather',
  },
  { asked: /\btax(?:es)?\b/, said: /tax/, detail: 'taxes' },
  {
    asked: /\b(?:installation|install) (?:date|day|appointment)\b/,
    said: /install|technician|orders here/,
    detail: 'the day of the installation',
  },
  { asked: /\bland ?lines?\b|\bphone lines?\b/, said: /phone|land ?line/, detail: 'a phone line' },
  { asked: /\blandlord\b/, said: /landlord|rent|building|owner/, detail: 'landlords' },
  { asked: /\bnetflix\b/, said: /netflix|stream|4k|video|screen/, detail: 'Netflix' },
  { asked: /\bdiscounts?\b/, said: /discount|lifeline|autopay|\boff\b|promotion|price/, detail: 'discounts' },
]

/** What somebody has already or names to be rid of it need not come back in the answer. */
const beside =
  /\b(?:besides|instead|else|other than|alternatives?|without|drop|minus|skip|remove|leav\w*|switch\w*|replace|done with|sick of|tired of|hate|too (?:slow|expensive)|isnt|other (?:choice|option|provider|company|isp)s?|not|no|pay|paying|only have|stuck)\b/
/** What is not wanted: an answer that tells of it was not asked for. */
const unwanted: readonly (readonly [RegExp, Intent])[] = [
  [
    /\b(?:not|dont|doesnt|never|no longer) (?:\w+ )?(?:need|want|watch|care about|have) (?:a |any |the )?(?:cable )?tv\b|\b(?:not|no|without|w o|minus|drop|skip)(?: the| any| cable| my)* tv\b/,
    'tv',
  ],
  [/\b(?:not|dont|doesnt|never) (?:\w+ )?(?:need|want) (?:an? |any |the )?(?:alarm|security)\b/, 'security'],
]
/** A question of so few words is about the name in it. */
const SHORT = 4

/** Answers about a home's connection whoever provides it. */
const ofAnyProvider: ReadonlySet<Intent> = new Set([
  ...([
    'find_plans',
    'make_cheaper',
    'good_deal',
    'bill_rose',
    'moving',
    'switching',
    'weather',
    'outage',
  ] as const),
  ...(['ranking', 'money', 'owner', 'cord_cutting', 'renting'] as const),
  ...(['availability', 'termination', 'credit_check', 'wifi_trouble', 'spanish', 'complaint'] as const),
])
/** How something is done, whatever kind of line it is done with. */
const ofAnyKind: ReadonlySet<Intent> = new Set([
  'switching',
  'moving',
  'termination',
  'cancel_provider',
] as const)
/** Answers that are the same whatever else a message speaks of. */
const ofItsOwn: ReadonlySet<Intent> = new Set([
  ...(['spanish', 'thanks', 'greeting', 'complaint', 'human', 'bot', 'order_status', 'outage'] as const),
  ...([
    'cancel_order',
    'change_order',
    'callback_wait',
    'reliability',
    'wifi_trouble',
    'callback_slot',
    'delete_data',
    'not_compared',
    'how_to_order',
    'account',
    'whom_to_pay',
    'restart_router',
    'will_you_call',
    'privacy',
    'data_date',
    'shared_with',
    'who_orders',
    'add_to_cart',
    'call_real',
  ] as const),
])

/**
 * What an answer says nothing of though it was asked: `nothing` where it speaks of all, `name` where it holds for any
 * company and not only the one that was named, `else` where it is about something else.
 */
export type Silence =
  | { of: 'nothing' }
  | { of: 'else' }
  | { of: 'name'; words: string }
  | { of: 'detail'; words: string }

/** Whether an answer speaks of the kinds of line that are asked about, or tells plans of them. */
function speaksOfTypes(
  catalogue: Catalogue,
  { text, types, plans, providers }: Asked,
  reply: Reply,
): boolean {
  // `Installation for AT&T fiber`: where a company has no other kind, what holds for it holds for that kind.
  const isOnlyKind = (type: InternetPlanType) =>
    providers.length > 0 &&
    providers.every(
      ({ id }) => catalogue.plansOf(id).length > 0 && catalogue.plansOf(id).every(plan => plan.type === type),
    )
  const said = reply.text.toLowerCase()
  // `WOW! Cable 600`: the kind is part of a plan's name.
  const told = new Set(
    [...plans, ...(reply.plans ?? []).map(id => catalogue.internetPlan(id))].map(plan => plan?.type),
  )
  return (
    /zip code|router|kind of line|i do not find/.test(said) ||
    types
      .filter(type => text.includes(type))
      .every(type => said.includes(type) || told.has(type) || isOnlyKind(type))
  )
}

/** What is looked for among plans holds for those that were found, not for every company. */
const ofSearches: ReadonlySet<Intent> = new Set([
  'speed_need',
  'find_plans',
  'cheapest',
  'fastest',
  'value',
  'best',
] as const)
/** Whether an answer tells of no company in particular. */
const isGeneral = (catalogue: Catalogue, { text, plans = [] }: Reply): boolean =>
  plans.length === 0 && providersIn(catalogue, text.toLowerCase()).length === 0

/** Holds an answer against its question. */
export function silenceOf(catalogue: Catalogue, asked: Asked, intent: Intent, reply: Reply): Silence {
  if ((reply.kind ?? 'answer') !== 'answer' || ofItsOwn.has(intent)) return { of: 'nothing' }
  const said = reply.text.toLowerCase()
  const names = asked.providers.filter(({ name }) => !said.includes(name.toLowerCase()))
  const isOfName =
    asked.text.split(' ').length <= SHORT || !(ofAnyProvider.has(intent) || isCommonTopic(intent))
  if (unwanted.some(([words, one]) => one === intent && words.test(asked.text))) return { of: 'else' }
  // `My building only has WOW and Comcast`: an answer of neither is about something else.
  if (names.length > 1 && names.length === asked.providers.length && intent === 'renting')
    return { of: 'else' }
  const [silent] = names
  if (silent && isOfName && !beside.test(asked.text))
    return names.length === 1 && !ofSearches.has(intent) && isGeneral(catalogue, reply)
      ? { of: 'name', words: silent.name }
      : { of: 'else' }
  const isOfKinds = !isCommonTopic(intent) && !ofAnyKind.has(intent)
  if (isOfKinds && !beside.test(asked.text) && !speaksOfTypes(catalogue, asked, reply)) return { of: 'else' }
  const missed = subjects.filter(
    one =>
      one.asked.test(asked.text) &&
      !one.said.test(said) &&
      !(one === games && (intent === 'tv' || (intent === 'bundle' && sportsWords.test(asked.text)))),
  )
  // `Xfinity or AT&T, we have 2 Xboxes`: what the home does is told beside it.
  const isOfTwo = intent === 'compare' && asked.providers.length > 1
  if (
    !isCommonTopic(intent) &&
    !isOfTwo &&
    !beside.test(asked.text) &&
    missed.some(({ detail }) => detail === undefined)
  )
    return { of: 'else' }
  const [detail] = missed.flatMap(one => one.detail ?? [])
  return detail === undefined ? { of: 'nothing' } : { of: 'detail', words: detail }
}
