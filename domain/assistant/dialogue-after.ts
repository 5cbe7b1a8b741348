import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Asking, Reply } from './answers/asking.ts'
import { type Dialogue, LONGEST_QUESTION, MOST_LISTED } from './dialogue.ts'
import { usedFor } from './reading/home-activities.ts'
import { readQuestion } from './reading/read-question.ts'
import { canNarrow, stillWanted } from './reading/wishes.ts'
import { readTypes } from './reading/wishes-in.ts'
import { isCommonTopic } from './understanding/common-topics.ts'
import { plainWords } from './understanding/features.ts'
import type { Intent, LearnedIntent } from './understanding/intents.ts'
import { noTv } from './understanding/shapes.ts'
import { ofDearBills } from './understanding/topics.ts'

/** What a conversation has spoken of after a question and its answer. */
export function dialogueAfter(
  before: Dialogue,
  { asked, catalogue, intent }: Pick<Asking, 'asked' | 'catalogue'> & { intent: Intent | null },
  reply: Pick<Reply, 'focus' | 'listed' | 'at' | 'needMbps'>,
): Dialogue {
  // Who is named is what `it` means next, though the answer told no plan.
  const entries = asked.providers.flatMap(({ id }) => catalogue.entryPlan(id)?.id ?? [])
  // An example of somebody else's is none of whom the question names: `it` is theirs.
  const isOfNamed = reply.focus?.some(id =>
    asked.providers.some(one => one.id === catalogue.offering(id)?.providerId),
  )
  const focus = entries.length > 0 && isOfNamed === false ? entries : reply.focus
  const plans = focus ?? (asked.providers.length > 0 ? entries : before.plans)
  const ofPlans = plans.flatMap(id => catalogue.offering(id)?.providerId ?? [])
  const providers =
    asked.providers.length > 0
      ? asked.providers.map(({ id }) => id)
      : ofPlans.length > 0
        ? ofPlans
        : before.providers
  const toldPlan = reply.focus?.some(id => catalogue.internetPlan(id)) ?? false
  return {
    ...before,
    begun: before.begun || intent !== null,
    providers: [...new Set(providers)].slice(0, 8),
    plans: [...plans].slice(0, 8),
    lastPlans:
      plans.length === 1 && before.plans.length === 1 && plans[0] !== before.plans[0]
        ? before.plans
        : plans.length > 1
          ? []
          : before.lastPlans,
    named: asked.plans.length > 0 ? asked.plans.map(({ id }) => id) : before.named,
    rivals: rivalsAfter(before, asked, intent),
    listed: reply.listed ? reply.listed.slice(0, MOST_LISTED) : before.listed,
    place: reply.listed ? (reply.at ?? 0) : before.place,
    people: asked.people ?? before.people,
    budgetCents: asked.budgetCents ?? before.budgetCents,
    // As with the kind below.
    mbps: reply.needMbps ?? asked.mbps ?? (intent === 'availability' ? null : before.mbps),
    months: asked.months ?? before.months,
    // Who sells at a place is asked anew each time: what was wished before does not narrow it.
    type:
      asked.types.length > 0
        ? stillWanted(asked.types, canNarrow(before) ? readTypes(before.type) : []).join(',')
        : intent === 'availability'
          ? ''
          : before.type,
    musts: asked.musts.length > 0 ? [...new Set([...before.musts, ...asked.musts])] : before.musts,
    // Games on TV are no use of a line.
    use: (intent === 'tv' ? null : usedFor(asked.text)) ?? before.use,
    own: ownOf(asked, intent) ?? before.own,
    kind: kindIn(asked, intent) ?? (toldPlan ? 'internet' : before.kind),
    lastIntent: intent ?? before.lastIntent,
    topic: topicOf(intent) ?? before.topic,
  }
}

/** More than so many are a list, and no choice between them. */
const MOST_RIVALS = 3
/** Whoever asks what there is at a place chooses from that. */
const ofPlaces: ReadonlySet<Intent | null> = new Set([
  ...(['availability', 'cheapest', 'fastest', 'best', 'find_plans', 'which_providers'] as const),
])

/** Those that the visitor chooses between: the last ones named together, until others are named or asked for. */
function rivalsAfter({ rivals }: Dialogue, { providers }: Asking['asked'], intent: Intent | null): string[] {
  const named = providers.map(({ id }) => id)
  if (named.length > 1) return named.length > MOST_RIVALS ? [] : named
  const [one] = named
  if (one !== undefined) return rivals.includes(one) ? rivals : []
  return ofPlaces.has(intent) ? [] : rivals
}

/** What some words tell that were not answered: whom and which plan they name, what is paid, and who is at home. */
export function toldOnly(catalogue: Catalogue, piece: string, dialogue: Dialogue): Dialogue {
  const asked = readQuestion(catalogue, piece)
  const focus = asked.plans.map(({ id }) => id)
  return dialogueAfter(dialogue, { asked, catalogue, intent: null }, focus.length > 0 ? { focus } : {})
}

/** What a ZIP code alone answers. */
const wantsZip = /\btell me (?:your|the)[^.]{0,30} ZIP code\b/i

/** The question that was answered, for one that goes on with a place or another name. */
export const askedLast = (question: string, replies: readonly Pick<Reply, 'text'>[]) => ({
  question: question.slice(0, LONGEST_QUESTION),
  zipWanted: replies.some(({ text }) => wantsZip.test(text)),
})

const has =
  /\b(?:my|our) (?:[\w&]+ ){0,3}(?:bill|service|contract|plan|price|rate)\b|\b(?:she|he|they|mom|mother|dad|father|parents|grand(?:ma|pa|mother|father|parents)) (?:\w+ )?(?:has|have|pays?|uses?)\b|\b(?:i|we) (?:\w+ )?(?:have|got|pay|use|switch(?:ed)? from)\b|\b(?:i am|im|we are|were) (?:with|on|paying)\b|\b(?:switch\w*|leav\w*|away) from\b|\bleav(?:e|ing)\b|\b(?:rid of|done with|sick of|tired of|fed up with|ditch(?:ing)?|drop(?:ping)?) \w+/
/** The only provider that is named where somebody tells what they have, or what their bill is. */
function ownOf({ text, providers }: Asking['asked'], intent: Intent | null): string | null {
  const [named, ...others] = providers
  const isOwn = has.test(text) || (intent !== null && ofDearBills.has(intent))
  return named && others.length === 0 && isOwn ? named.id : null
}

const ofAlarms =
  /\b(?:alarms?|(?<!social )security|security (?:system|camera)s?|cameras?|doorbells?|burglars?|garage door|(?:door|smart) locks?|motion sensors?)\b/
const ofTv = /\b(?:tvs?|channels?|directv|dish (?:network|have|come)|dvr|nfl|espn|cable box)\b/

/** `3 TVs, 2 laptops`: screens that a line is for, told beside other devices or uses. */
const countedTvs =
  /\b(?:\d{1,2}|two|three|four|five|six) (?:smart |4k |big )?tvs?\b(?=.*\b(?:laptops?|phones?|tablets?|ipads?|devices|consoles?|xbox\w*|ps\d|gam\w+|roblox|mbps)\b)/

/** The names of intents about alarms. */
const ofSecurity = /^(?:security|alarm|camera|alert_button)/

/** Which service a question speaks of, by its words or what it names; null where it tells none. */
export function kindIn({ text, providers }: Asking['asked'], intent: Intent | null): Dialogue['kind'] {
  const [named] = providers
  if (ofAlarms.test(text) && /\b(?:without|no) (?:the |any )?(?:internet|wi-?fi)\b/.test(text))
    return 'security'
  // Cameras that take speed are a use of the internet.
  if (
    intent === 'speed_need' ||
    /\b(?:internet|wi-?fi)\b/.test(text) ||
    noTv.test(plainWords(text).join(' '))
  )
    return 'internet'
  if ((intent && ofSecurity.test(intent)) || ofAlarms.test(text)) return 'security'
  if (intent === 'tv' || intent === 'dish_network' || ofTv.test(text.replace(countedTvs, ' '))) return 'tv'
  return named?.kinds[0] ?? null
}

/** What an intent makes the topic; a question that stands for itself leaves it as it was. */
function topicOf(intent: Intent | null): LearnedIntent | null {
  if (intent === null || isCommonTopic(intent)) return null
  if (intent === 'fit_for_use') return 'speed_need'
  if (intent === 'cannot_send') return 'how_to_order'
  if (intent === 'phone_hotspot') return 'technology'
  if (intent === 'held_offers') return 'total_cost'
  if (intent === 'restart_router') return 'outage'
  return intent === 'catch' ? 'later_price' : intent
}
