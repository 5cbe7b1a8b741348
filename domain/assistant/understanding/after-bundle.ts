import type { Asked } from '../reading/read-question.ts'
import type { Intent } from './intents.ts'
import { bareMore, bundleMore } from './shapes.ts'

const changes =
  /^(?:and |so |ok |but )*(?:can|could|may) (?:i|we) (?:change|swap|customi[sz]e|pick|choose|mix|leave out|add|remove)\b/
/** One company for another in a bundle. */
const swaps = /\b(?:swap|replace|change|switch)\b(?: \w+){1,3} (?:for|with|to|out)\b/
const withMore =
  /^(?:and |so |ok |but )*(?:how much|what) (?:is|would|does)\b.*\bwith (?:the )?(?:internet|tv|security|an? alarm|all)\b/
const forLess =
  /^(?:and |so |ok |but |no |(?:that is |it is |way )*too (?:much|expensive|high) )*(?:(?:is there|do you have|have you got|got) )?(?:(?:anything|something|one|any|even|a bit) )?(?:less|cheaper|lower|for less)(?: expensive)?(?: then| please)?$|^(?:can (?:you|i|we) |please |and |ok )*(?:make|get) it (?:any |a bit )?(?:cheaper|lower|for less)$/
const partOf = /\bthe (?:tv|security|alarm) (?:part|package|side)\b/
const cheapestOf =
  /^(?:and |so |ok |the |your |what is |which is )*(?:cheapest|lowest|best)(?: \w+)? (?:combo|combination|package|bundle|deal)$/
const whichIsCheapest =
  /^(?:and |so |ok )*(?:which|what)(?: one| bundle)?(?: of (?:those|these|them))? (?:is|costs) (?:the )?(?:cheapest|cheaper|lowest|least)(?: one| bundle)?(?: (?:all together|altogether|in all|together|in total|total))?$/
const bareTotal =
  /^(?:and |so |ok )*(?:what is |how much is )?(?:the |it |my )?total(?: price| cost)?(?: a month| per month| then)?$/
const sumAsked =
  /^(?:and |so |ok )*(?:what|how much) (?:would|will|does|is) (?:that|it|this|everything|they)(?: be| cost| come(?: out)? to)?(?: all)? (?:together|in total|in all|altogether|combined|total)(?: a month| per month| monthly)?$/
const withoutAlarm =
  /^(?:and |so |ok |but |what about |how about |what if )*(?:just |only )?(?:without|no|minus|drop) (?:the |an? |any )?(?:security|alarm|adt|vivint)$/

const withoutTv =
  /^(?:and |so |ok |but |the same |what about |how about |what if |can (?:i|we) )*(?:just |only |i |we )*(?:without|no|minus|drop|skip|take (?:off|out)|remove|leave (?:off|out)) (?:the |any )?(?:tv|directv|television)$/
const justInternet =
  /^(?:and |so |ok |but |what about |how about )*(?:just|only) (?:the )?(?:internet|wifi)(?: (?:alone|then|there))*$/
const cheaperWithoutTv =
  /\b(?:cheaper|less|how much|price|costs?|save)\b.*\b(?:without|no|minus|if i drop) (?:the |cable )?tv\b/

const fasterOne =
  /^(?:and |so |ok |but )*(?:(?:can|could) (?:i|we) (?:get|have)|is there|do you have|what about|how about|any)(?: an?| some)?(?:thing)? faster(?: one| internet| plan| speed)?(?: there| then)?$/
/** `What's that with the faster internet`: the same with another line. */
const withFaster =
  /\b(?:with|and|for|on|add) (?:a |an |the )?(?:faster|fastest|quicker)(?: internet| wifi| one| plan| speed| line)\b/
const onlyTv =
  /^(?:and |so |ok |but |what if |how about |what about |actually )*(?:i |we )?(?:only |just )+(?:want |need |the )*tv(?: then| please)?$/
/** As in follow-up.ts: what plain words ask after bundles were spoken of. */
export function afterBundle(words: string, asked: Asked): Intent | null {
  if (asked.zipCode !== null && /\b(?:how much|price|costs?)\b/.test(words)) return 'bundle'
  if (bareMore.test(words)) return 'bundle'
  if (withFaster.test(words)) return 'bundle'
  if (asked.providers.length === 0 && fasterOne.test(words)) return 'fastest'
  if (onlyTv.test(words)) return 'tv'
  if (swaps.test(words)) return 'bundle'
  if (asked.providers.length > 0) return null
  // `Cheaper without TV`: what the internet alone costs least.
  if (cheaperWithoutTv.test(words) || justInternet.test(words)) return 'cheapest'
  // `What does the TV part include`.
  if (partOf.test(words)) return /\btv\b/.test(words) ? 'tv' : 'security'
  return [
    changes,
    withMore,
    bundleMore,
    cheapestOf,
    whichIsCheapest,
    bareTotal,
    sumAsked,
    withoutAlarm,
    withoutTv,
    forLess,
  ].some(one => one.test(words))
    ? 'bundle'
    : null
}
