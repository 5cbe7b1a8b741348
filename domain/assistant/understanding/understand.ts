import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { tvOfProvider, withTv } from '../reading/tv-words.ts'
import { byClassifier, guessed } from './by-classifier.ts'
import { byShape } from './by-shape.ts'
import { plainWords } from './features.ts'
import { firmIntent } from './firm-rules.ts'
import { guessesFor } from './guesses-for.ts'
import { intentByRule } from './intent-rules.ts'
import type { Intent } from './intents.ts'
import { masked } from './mask.ts'
import { ofSpoken } from './of-spoken.ts'
import { isClearlyElse, isHardly, isOfShapeAlone, isPassedBy, unlessOverruled } from './overruled.ts'
import { planSearch } from './plan-search.ts'
import { usesAsked } from './provider-uses.ts'
import { coming, forGames, homeGames, howMuchMore, kindOrKind, most } from './shapes.ts'
import { ofPlaces, termsOfPlans } from './topics.ts'
import { certain, type Understood } from './understood.ts'

const besideMost = new Set<Intent>(['how_to_order', 'fees', 'moving', 'install_time'])

const amongTrees = /\b(?:woods|woodland|forest|trees)\b/

const needsSo =
  /\b(?:do|would|will) (?:i|we) (?:really |actually |even |ever |honestly )*need\b|\bwho (?:even |really )?needs\b|\bhow many (?:tvs?|screens|streams|televisions|devices)\b/
const besidePlace: ReadonlySet<Intent> = new Set([
  ...(['moving', 'new_address', 'renting', 'speed_need', 'drilling', 'doorbell'] as const),
])
const needsInternet = /\b(?:need|needs|want|wants|looking for|must have) (?:\w+ )?(?:internet|wifi)\b/
const whatIsThere =
  /\bwhat (?:internet|wifi|providers?|can (?:we|i)|could (?:we|i)|is there|do they have|is available|are (?:my|our) options)\b|\bwho (?:is|are|serves|sells)\b/
const outHere =
  /\b(?:dirt road|gravel road|out here|in the country|boonies|middle of nowhere|no cable (?:or \w+ )?(?:out )?here)\b/
const isOnlyName =
  /^(?!.*\b(?:is|are|can|do|does|get|have|serves?|sell|available|who|what|how|which|contract|caps?|fees?)\b)(?:\S+ ?){1,8}$/
const takesAlong =
  /^(?=.*\bmov(?:e|es|in|ing)\b|.*\bnew (?:house|home|place|apartment|address)\b).*\b(?:take|bring|transfer|keep)\b(?: \w+){1,5}(?: (?:with (?:me|us)|along|there|to (?:my|our|the) new \w+))$|^(?=.*\bmov(?:e|es|in|ing)\b).*\b(?:can|could|do|will) (?:i|we) (?:take|bring|transfer|keep) (?:my|our) \S+(?: (?:internet|service|plan|account))?\b/
const guardsHome = /^(?!.*\b(?:internet|wifi|mbps|tv)\b).*\b(?:alarms?|cameras?|doorbells?|security)\b/
const phoneAndTv = /^(?=.*\btv\b).*\b(?:land ?line|home phone)\b/
const goodPrice = /\b(?:good|fair|decent|normal|reasonable) (?:price|deal)\b/
const switchesTo =
  /\bswitch\w*\b.*\b(?:do i|should i|first|how|steps?)\b|\b(?:how|first|steps?)\b.*\bswitch\w*\b/
const isWorth = /\bswitch\w*\b.*\b(?:worth|good idea|better off|makes? sense)\b/
const priceOf =
  /\b(?:lowest|cheapest|prices?|costs?|how much|starts? at)\b(?!.*\b(?:sav(?:e|ing)|install\w*|cancel\w*)\b)/
const costsWithFees =
  /\b(?:costs?|price|pay|how much)\b.*\b(?:with|including|after|incl) (?:all |the |its )*fees\b/
const dealsThere =
  /^(?:so |and |hi |ok )*(?:any|what|got any|are there any|is there any|what are the) (?:\w+ )?(?:deals?|offers?|promos?|promotions?|specials?)(?: \w+){0,2} (?:in|at|near|for|around) \d{5}$/
const whichBetter =
  /\b(?:which|who|what is)\b.*\b(?:better|best|faster|cheaper|wins?|costs? less)\b|\b(?:or|vs|versus)\b.*\b(?:better|best|faster|cheaper)\b/
/** `Starlink or Viasat`, asked at the end of what somebody tells. */
/** What is told of the home beside two names. */
const ofHousehold: ReadonlySet<Intent> = new Set(['speed_need', 'unknown', 'gaming', 'tv'] as const)
const oneOrOther = /\bprov or prov$|^(?:so |ok |hi |and )*prov or prov\b/
const ofThing =
  /\b(?:cheapest|fastest) (?:\w+ ){0,2}(?:thing|one|plan|internet|option|wifi|service|provider)\b/

/** So few words stand alone at the beginning, and so many later on. */
const FEW = 5
const MANY = 8

/** Understands one question, with what was spoken of before. */
export function understand(
  catalogue: Catalogue,
  message: string,
  asked: Asked,
  dialogue: Dialogue,
): Understood {
  const words = plainWords(message).join(' ')
  const bare = masked(catalogue, message).replace(/\s+/g, ' ').trim()
  const firm = firmIntent(words, plainWords(bare).join(' '))
  if (firm) return certain(firm)
  const rule = intentByRule(words)
  const spoken = ofSpoken(catalogue, words, asked, dialogue)
  if (spoken && !isPassedBy(spoken, { bare, rule }, asked, dialogue)) return spoken
  const told = byWords(catalogue, { words, bare }, asked, dialogue)
  if (told.intent === null || told.followed) return told
  // Where a rule was overruled the whole of a message tells more than the shape of its sentence, whatever place it names.
  const isOfShape = isOfShapeAlone(told.intent, { bare, rule }, dialogue.topic)
  const isPassed = dialogue.topic !== null && isPassedBy(told, { bare, rule }, asked, dialogue)
  if (!isOfShape && !isPassed && !standsAlone(bare, asked, dialogue)) return told
  if (!isClearlyElse(told.intent, bare)) return told
  return guessed(guessesFor(bare, plainWords(bare).join(' '), dialogue))
}

/** Whether the words of a message alone tell what it asks: many enough, no place to look at, nothing that may go on with what was spoken of. */
const standsAlone = (bare: string, asked: Asked, dialogue: Dialogue): boolean =>
  asked.zipCode === null && bare.split(' ').length >= (dialogue.topic === null ? FEW : MANY)

/** What rules, shapes and the classifier tell of a question that does not go on with what was spoken of. */
function byWords(
  catalogue: Catalogue,
  { words, bare }: { words: string; bare: string },
  asked: Asked,
  dialogue: Dialogue,
): Understood {
  const rule = unlessOverruled(intentByRule(words), bare, dialogue.topic)
  // `I work on a VPN, Spectrum or AT&T`: side by side, whatever else is told of the home.
  if (rule === 'vpn' && asked.providers.length > 1 && /\b(?:or|vs|versus)\b/.test(words))
    return { ...certain('compare'), followed: true }
  // `Moving to Denver, can I take my AT&T with me`: whether it can come along.
  const [taken, ...more] = asked.providers
  if (
    (rule === null || rule === 'moving') &&
    taken?.kinds.includes('internet') &&
    more.length === 0 &&
    takesAlong.test(words)
  )
    return { ...certain('move_cost'), followed: true }
  // `Which is better for Zoom, AT&T or Xfinity`: side by side.
  if (
    (rule === null || ofHousehold.has(rule)) &&
    asked.providers.length > 1 &&
    (whichBetter.test(words) || oneOrOther.test(plainWords(bare).join(' ')))
  )
    // Who counts a whole home asks for more than games.
    return certain(forGames.test(words) && asked.people === null ? 'gaming' : 'compare')
  if ((rule === null || rule === 'speed_need') && usesAsked(words, asked).length > 0)
    return certain('fit_for_use')
  if (asked.plans.length > 1 && howMuchMore.test(words)) return certain('compare')
  if (
    asked.types.length > 1 &&
    asked.providers.length < 2 &&
    asked.zipCode === null &&
    asked.budgetCents === null &&
    kindOrKind.test(words)
  )
    return certain(
      /\breliab\w+|\bsteady|\bsteadier|\bgoes? (?:out|down)\b|\boutages?\b/.test(words)
        ? 'reliability'
        : 'technology',
    )
  // `I'm moving to 43215, what's the cheapest`: that, wherever it is.
  const isBeside = rule !== null && (besideMost.has(rule) || (asked.zipCode !== null && isHardly(rule, bare)))
  if (isBeside && most.test(words) && asked.providers.length === 0)
    return certain(/\bfastest\b/.test(words) ? 'fastest' : 'cheapest')
  // `What's latency and why does it matter for gaming`, `Mbps and MBps`: what it is.
  if (
    /\bdiff\w* between mbps and mbps\b/.test(words) ||
    /\bwhat (?:is|does) (?:a |the )?(?:latency|ping|jitter)(?: mean)?\b(?! (?:of|on|for|with|like))/.test(
      words,
    )
  )
    return certain('glossary')
  if (/\bacp\b|\baffordable connectivity\b/.test(words)) return certain('acp')
  // `The cheapest with unlimited data`: the plan, not who has it.
  if (rule === 'data_cap' && ofThing.test(words) && asked.providers.length === 0)
    return certain(/\bfastest\b/.test(words) ? 'fastest' : 'cheapest')
  // `The lowest price for ADT`: what its packages cost.
  const [company] = asked.providers
  if (
    rule === null &&
    company &&
    asked.providers.length === 1 &&
    !company.kinds.includes('internet') &&
    (priceOf.test(words) || asked.budgetCents !== null)
  )
    return certain(company.kinds.includes('tv') ? 'tv' : 'security')
  // `Any deals now in 33612`: what costs least there.
  if (rule === 'discounts' && asked.zipCode !== null && dealsThere.test(words)) return certain('cheapest')
  // `Does Verizon have TV`: only its internet is sold here.
  if (
    (rule === null || rule === 'availability') &&
    asked.providers.length === 1 &&
    company?.kinds.includes('internet') &&
    tvOfProvider.test(plainWords(bare).join(' '))
  )
    return certain('tv')
  // `Less than 60 in all with TV`, `300 Mbps plus TV`, `Verizon with TV`.
  const isOfLine = (asked.budgetCents ?? asked.mbps) !== null || company?.kinds.includes('internet')
  if (rule === null && isOfLine && withTv.test(words)) return certain('bundle')
  // `A landline they won't give up, TV, around 130, 72712`: internet and TV at that price.
  if (asked.zipCode !== null && asked.budgetCents !== null && phoneAndTv.test(words)) return certain('bundle')
  // A camera and what may be spent: packages at that price.
  if ((rule === null || rule === 'doorbell') && asked.budgetCents !== null && guardsHome.test(words))
    return certain('security')
  // `Moving to a new build in 46032, what can we get there`: who sells there.
  if (
    asked.zipCode !== null &&
    asked.providers.length === 0 &&
    asked.budgetCents === null &&
    (rule === null || besidePlace.has(rule)) &&
    (whatIsThere.test(words) || (needsInternet.test(words) && (asked.people ?? 1) < 2)) &&
    !most.test(words)
  )
    return certain('availability')
  // `Down a dirt road, no cable out here, 59068`: who is there.
  if (asked.zipCode !== null && asked.providers.length === 0 && outHere.test(words) && !most.test(words))
    return certain('availability')
  const isOfOneLine = asked.providers.length === 1 && asked.providers[0]?.kinds.includes('internet')
  // `What does T-Mobile Rely cost a month with fees`: its price, with what the label adds.
  if (rule === 'fees' && (asked.plans.length === 1 || isOfOneLine) && costsWithFees.test(words))
    return certain('plan_price')
  // `The Metronet 1 gig at 46032`: that plan, and whether it is sold there.
  if (asked.plans.length === 1 && asked.zipCode !== null && rule !== 'plan_price' && isOnlyName.test(words))
    return certain('plan_price')
  // `Do I really need 5 gig`: whether less would do.
  if (asked.mbps !== null && asked.providers.length === 0 && needsSo.test(words)) return certain('speed_need')
  // `A good price for 500 Mbps`: the cheapest that have it.
  if (
    asked.mbps !== null &&
    asked.budgetCents === null &&
    asked.providers.length === 0 &&
    goodPrice.test(words)
  )
    return certain('cheapest')
  // `Switch from Xfinity to AT&T, what first`: how, whoever is there.
  if (asked.providers.length > 1 && isWorth.test(words)) return certain('compare')
  if (asked.providers.length > 1 && switchesTo.test(words)) return certain('switching')
  // `Switching from Cox, 150 a month, to something cheaper`: against what is paid.
  if (
    asked.providers.length === 1 &&
    asked.budgetCents !== null &&
    /\bswitch\w*\b/.test(words) &&
    /\bcheaper\b/.test(words)
  )
    return certain('good_deal')
  // `Who has free installation in 46220` is not who is there.
  const isOfTerms =
    (rule === 'availability' && asked.musts.includes('no-fees')) ||
    (rule === 'equipment' && asked.budgetCents !== null && asked.musts.includes('wifi'))
  const searched =
    rule === null || termsOfPlans.has(rule) || isOfTerms ? planSearch(words, asked, dialogue) : null
  if (searched) return certain(searched)
  // `A family of six that games and streams`: how fast it should be.
  if (rule === null && (asked.people ?? 0) > 1 && asked.providers.length === 0 && homeGames.test(words))
    return certain('speed_need')
  // Who asks for two by name wants those, wherever they live.
  if ((asked.providers.length > 0 || asked.types.length > 0) && coming.test(words))
    return certain('availability')
  // `Six miles out of town, 65785`: what is sold there.
  if (rule === 'rural' && asked.zipCode !== null && asked.providers.length === 0)
    return certain('availability')
  // `Is Starlink good in the woods`: how trees and weather bear on it.
  if (rule === 'rural' && asked.providers.length === 1 && amongTrees.test(words)) return certain('weather')
  // `Does T-Mobile work in rural Montana 59001`: that one, at that place.
  const isThereAsked = asked.zipCode !== null && asked.providers.length > 0
  if (rule && !(rule === 'rural' && asked.providers.length > 1) && !(isThereAsked && ofPlaces.has(rule)))
    return certain(rule)
  const flat = plainWords(bare).join(' ')
  const shaped = byShape(catalogue, { words, flat }, asked, dialogue)
  if (shaped) return shaped
  return byClassifier({ words, flat, bare }, asked, dialogue)
}
