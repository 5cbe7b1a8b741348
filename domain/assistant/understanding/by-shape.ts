import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { ofNameAlone } from './name-alone.ts'
import {
  aboutIt,
  anyFaster,
  anythingElse,
  asksOfThose,
  asksWhoHas,
  awful,
  bareFaster,
  bareSpeed,
  bestAlarm,
  cheaperThan,
  correctsName,
  costOfThose,
  couldInstead,
  forGames,
  forHowLong,
  howFastIsIt,
  isItOfType,
  isOfWhichType,
  leavesProvider,
  less,
  moreData,
  noneOfType,
  ofCustomerService,
  onlyNames,
  onlyPlace,
  onlySpan,
  onlyZip,
  opening,
  ownPrice,
  priceOnly,
  refusesType,
  sideBySide,
  thanPlace,
  tooDear,
  typeOnly,
  wantsThere,
  wayToGet,
  whatIsThere,
  whichOfType,
  whichOne,
  whoSellsIt,
  withInternet,
  withWifi,
  worth,
} from './shapes.ts'
import { isOfAlarms } from './spoken-of.ts'
import { ofDearBills, ofOnePrice, perPlace, pricedOtherwise, topicsGoingOn } from './topics.ts'
import { certain, type Understood } from './understood.ts'

/** `What if we drop the TV` after a bundle. */
const changesBundle =
  /^(?:and |ok |but |so |can you |can i |could i |can we |what if (?:i|we) (?:just )?|if (?:i|we) |what about if (?:i|we) |and if (?:i|we) )*(?:with|add|plus|without|drop|no|minus|skip|remove|leave out|take (?:out|off|away)|get rid of|ditch|just|only)\b/

/**
 * What a question means by how it is put: one that goes on from what was spoken of before, or names two to be compared. `words`
 * are its plain words and `flat` the same with what it names masked; `null` where its shape tells nothing.
 */
export function byShape(
  catalogue: Catalogue,
  { words, flat }: { words: string; flat: string },
  asked: Asked,
  dialogue: Dialogue,
): Understood | null {
  const { topic, listed } = dialogue
  const internetNamed = asked.providers.filter(one => one.kinds.includes('internet'))
  if (asked.zipCode !== null && onlyZip.test(flat))
    return certain(
      topic && perPlace.has(topic) ? topic : topic && ofDearBills.has(topic) ? 'cheapest' : 'availability',
    )
  if (onlyPlace.test(flat) && listed.length > 0)
    return certain(/next|other/.test(flat) ? 'more_options' : 'pick_listed')
  if (listed.length > 1 && thanPlace.test(flat)) return certain('compare')
  const opened = dialogue.begun ? undefined : opening.find(([, shape]) => shape.test(words))
  if (opened) return certain(opened[0])
  if (isOfAlarms(catalogue, dialogue) && bestAlarm.test(flat)) return certain('security_compare')
  if (priceOnly.test(flat) && dialogue.plans.length === 0 && isOfAlarms(catalogue, dialogue))
    return certain('security')
  if (priceOnly.test(flat) && dialogue.plans.length > 0)
    return certain(topic && pricedOtherwise.has(topic) ? topic : 'plan_price')
  if (topic && ofOnePrice.has(topic) && forHowLong.test(words)) return certain('later_price')
  if (dialogue.plans.length > 0 && howFastIsIt.test(flat)) return certain('speed_need')
  if (dialogue.plans.length > 1 && moreData.test(flat)) return certain('data_cap')
  if (dialogue.kind === 'internet' && withWifi.test(flat)) return certain('equipment')
  if (topic === 'termination' && /\bowe\b/.test(flat)) return certain('termination')
  if (topic === 'speed_need' && /\b(?:work|works|zoom|gam\w+|stream\w*|netflix|school|kids)\b/.test(flat))
    return certain(/\bbest for gam/.test(flat) ? 'gaming' : 'speed_need')
  // `Which of them is fiber`: who sells that there, or what was listed of it.
  if (asked.types.length > 0 && asked.providers.length === 0 && listed.length > 1 && whichOfType.test(words))
    return certain(topic === 'availability' && dialogue.zipCode ? 'availability' : 'find_plans')
  // `Is any of it fiber`: who sells that there.
  if (
    asked.types.length > 0 &&
    asked.providers.length === 0 &&
    topic === 'availability' &&
    dialogue.zipCode &&
    /\bany of (?:it|them|those|that)\b/.test(words)
  )
    return certain('availability')
  // `Don't show me satellite`: all the others.
  if (asked.types.length > 2 && refusesType.test(words))
    return certain(topic === 'availability' && dialogue.zipCode ? 'availability' : 'find_plans')
  if (asksOfThose.test(flat) && listed.length > 1 && !topic?.startsWith('security'))
    return certain('find_plans')
  if (whichOne.test(flat)) {
    if (dialogue.plans.length > 1 && /\b(?:lag|latency|ping|delay)\b/.test(flat)) return certain('gaming')
    if (topic?.startsWith('security') && asked.months === null) return certain('security_compare')
    if (dialogue.plans.length > 1 && /\bupload/.test(flat)) return certain('upload')
    if (/\breliab\w+/.test(flat)) return certain('reliability')
    // `Which one do you recommend` of a list: by our ranking.
    if (
      listed.length > 2 &&
      dialogue.plans.length === 1 &&
      /\b(?:recommend|suggest|choose|pick)\b/.test(flat)
    )
      return certain('best')
    if (ofCustomerService.test(flat)) return certain('reviews')
    if (dialogue.plans.length > 1 || dialogue.lastPlans.length > 0)
      return certain(asked.months === null || dialogue.plans.length < 2 ? 'compare' : 'total_cost')
  }
  // `First year cost?` after two alarms: of those.
  if (topic?.startsWith('security') && asked.providers.length === 0 && costOfThose.test(flat))
    return certain(topic)
  // `Is it fiber`: with what the plan spoken of comes.
  if (dialogue.plans.length > 0 && isItOfType.test(words)) return certain('technology')
  if ((topic === 'tv' || topic === 'cord_cutting') && withInternet.test(flat)) return certain('bundle')
  if (topic === 'availability' && bareSpeed.test(flat)) return certain('fastest')
  if (topic === 'tv' && catalogue.tvPackages.some(({ name }) => words.includes(name.toLowerCase())))
    return certain('tv')
  if (topic === 'bundle' && (changesBundle.test(flat) || onlySpan.test(flat))) return certain('bundle')
  if (topic === 'price_lock' && /\bhow much (?:more|extra)\b/.test(flat)) return certain('price_lock')
  if (topic && onlyNames.test(flat)) return ofNameAlone(flat, topic, asked, dialogue)
  // `Is Optimum fiber or cable`.
  if (internetNamed.length === 1 && asked.zipCode === null && isOfWhichType.test(flat))
    return certain('provider')
  if (correctsName.test(flat) && internetNamed.length === 1)
    return certain(topic && topicsGoingOn.has(topic) ? topic : 'provider')
  if (onlySpan.test(flat)) return certain('total_cost')
  if (
    internetNamed.length === 1 &&
    (cheaperThan.test(words) || (tooDear.test(words) && (less.test(words) || asked.zipCode !== null)))
  )
    return certain('make_cheaper')
  if (internetNamed.length === 1 && awful.test(words) && (less.test(words) || asked.zipCode !== null))
    return certain('availability')
  const [only] = asked.providers.length === 1 ? asked.providers : []
  if (only && leavesProvider.test(words))
    return certain(only.kinds.includes('internet') ? 'switching' : 'termination')
  if (
    only &&
    asked.months !== null &&
    /\bhow much\b|\bcosts?\b|\btotal\b/.test(words) &&
    internetNamed.length > 0
  )
    return certain('total_cost')
  if (
    asked.mbps !== null &&
    (asksWhoHas.test(words) ||
      /^(?:any|got any|is there(?: any| a)?|do you have(?: any| a)?) /.test(words)) &&
    asked.zipCode === null &&
    !only
  )
    return certain('find_plans')
  if (
    (asked.budgetCents !== null || (dialogue.own !== null && dialogue.budgetCents !== null)) &&
    /\b(?:can|could) (?:i|we|you|u) (?:do|get|find)(?: me)?(?: any| something| anything)? better\b/.test(
      words,
    )
  )
    return certain('good_deal')
  // Two for games: which line answers sooner counts more than the price.
  if (internetNamed.length > 1 && forGames.test(words)) return certain('gaming')
  if (internetNamed.length > 1 && sideBySide.test(words)) return certain('compare')
  if (asked.plans.length > 1 && /\b(?:vs|versus|or|compare|worth|better|difference)\b/.test(words))
    return certain('compare')
  if (
    asked.types.length > 0 &&
    asked.providers.length === 0 &&
    wayToGet.test(words) &&
    !/\b(?:better|else|faster|instead|besides|other)\b/.test(words) &&
    !/\bmean\b/.test(words)
  )
    // Where no place is known, what that kind is and costs comes first.
    return certain(
      asked.types.length === 1 &&
        asked.zipCode === null &&
        dialogue.zipCode === null &&
        /\b(?:can|could) (?:i|we)\b/.test(words)
        ? 'technology'
        : 'availability',
    )
  const isOfOneKind = asked.types.length === 1 && asked.providers.length === 0
  if (isOfOneKind && ((asked.mbps === null && worth.test(words)) || couldInstead.test(words)))
    return certain('technology')
  if (internetNamed.length === 1 && aboutIt.test(words) && asked.zipCode === null)
    return certain(asked.plans.length > 0 ? 'plan_price' : 'provider')
  // `just fiber?` where somebody asked who is there: who is there with that.
  if (
    (topic === 'availability' || topic === null) &&
    dialogue.zipCode &&
    asked.types.length > 0 &&
    typeOnly.test(flat)
  )
    return certain('availability')
  if (dialogue.zipCode && asked.types.length > 0 && noneOfType.test(asked.text.trim()))
    return certain('availability')
  if (topic === 'availability' && dialogue.zipCode && whoSellsIt.test(flat)) return certain('find_plans')
  if ((topic === 'technology' || topic === 'glossary') && dialogue.type !== '' && whoSellsIt.test(flat))
    return certain('find_plans')
  if (/\bcatch\b/.test(words) && asked.budgetCents !== null && asked.zipCode !== null) return certain('catch')
  if (/\bcatch\b/.test(words) && (asked.mbps !== null || asked.providers.length > 0))
    return certain(asked.mbps !== null && asked.providers.length === 0 ? 'find_plans' : 'catch')
  // A place and what is sold there, whatever else is told: `i move in june, what internet is there in 78745`.
  if (
    asked.zipCode !== null &&
    asked.providers.length === 0 &&
    (whatIsThere.test(words) || wantsThere.test(words))
  ) {
    if (!/\bbest\b/.test(words)) return certain('availability')
    if (!/\bbest\b.*\bfor\b/.test(words)) return certain('best')
  }
  if (
    (asked.zipCode ?? dialogue.zipCode) !== null &&
    asked.providers.length === 0 &&
    anythingElse.test(words)
  )
    return certain('availability')
  if (anyFaster.test(flat) || (listed.length > 1 && bareFaster.test(flat))) return certain('fastest')
  if (asked.budgetCents !== null && ownPrice.test(words)) return certain('good_deal')
  if (
    topic === 'equipment' &&
    asked.months === null &&
    /\b(?:save|cheaper|worth|charge|cost|costs|rent|much|own|already|mine)\b/.test(flat)
  )
    return certain('equipment')
  if (
    asked.zipCode &&
    asked.providers.length > 0 &&
    /\b(?:at|in|there|serve|get|available|work|works)\b/.test(words)
  )
    return certain('availability')
  return null
}
