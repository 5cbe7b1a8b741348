import type { LeadStep } from '../conversation.ts'
import { endsChat } from './ends-chat.ts'
import { hasNone, knowsNot, saysNo } from './lead-details.ts'
import { tellsTime } from './no-name.ts'
import { saysWhenNot, wishesNoCall } from './note-told.ts'

const hesitates =
  /^(?:(?:no|nah|nope|not yet|ok|okay|sorry|actually|wait|just|nvm|no thanks?(?: you)?|thanks|hm+|um+|uh+|oh|oops|whoops|well|lol|hey|ah|ugh|so|but|and|you know what|i think|on second thought|my bad)[,. ]+)+/
/** Said before what is not wanted any more: `changed my mind i dont want a call`. */
const minded =
  /^(?:i |ive |i have )?changed my mind[, ]+(?=(?:i )?(?:dont|do not|no|not|stop|cancel|never ?mind|forget)\b)/
/** `Nevermind i'll do it online`, in one breath: what follows tells the same. */
const leadsOn =
  /^(?:never ?mind|nvm|forget (?:it|that)),? (?=(?:dont|do not|no|not|stop|cancel|leave|please)\b|i(?:ll| will|m| am| can| would|d| dont| do not| changed)?\b)/
/** What only makes a no kinder. */
const kindly =
  /(?: (?:thanks?(?: you)?|thx|ty|pls|please|sorry|lol|man|bro|dude|guys|then|bye|now|already|for now|right now|any ?more|after all|(?:at|for) (?:this|the) (?:time|moment)))+$/
const kinder = (words: string): string =>
  words
    .replace(hesitates, '')
    .replace(/[.!]+$/, '')
    .replace(minded, '')
    .replace(leadsOn, '')
    .replace(kindly, '')
/** Who orders without us. */
export const ordersOnline = /\b(?:online|myself|site|website)\b/
const stops =
  /^(?:stop|exit|unsubscribe|restart|nvm|never ?mind|forget (?:it|about it|that|this|i asked|the whole thing)|cancel|quit|dont bother|no need|(?:maybe|some) (?:later|other time)|another time|not(?: (?:now|right now|today|yet))?|never|(?:we are|we|were) good|(?:im|i am|were|we are) (?:good|all set|fine)(?: for now)?|(?:ill|i will) pass|(?:i )?(?:dont|do not) (?:want|need) (?:a |any |the )?(?:phone )?call(?:s|back)?(?: back)?|i changed my mind|changed my mind|not interested|leave it|(?:please )?(?:dont|do not) (?:do|send|submit|start) (?:it|that|this|anything)|no thanks?(?: you)?|go back|start over|stop (?:asking|it|this|that).*|i (?:do not|dont) want (?:to (?!give|share|leave|tell|put|type|make|create|open|sign)|(?:to|this|that)$|any of this).*|(?:never ?mind )?(?:please )?cancel (?:that|this|it|everything|(?:the|my|that) (?:call|callback|request))(?: please)?|(?:(?:ill|i will|im going to|im gonna|i can|let me|id rather|i would rather) )?(?:just )?(?:order|do|buy|get|handle) (?:it |this |that |everything )?(?:online|myself|on (?:the|your) (?:web ?)?site)(?: (?:instead|then|myself|online|later|now))*|can i just ask.*|not (?:an )?order(?:ing)?\b.*|just (?:a )?questions?.*|i have (?:a )?questions?.*|(?:thanks |thank you )?(?:im |i am |we are |were )?(?:just|only) (?:looking|browsing)(?: around| for now| right now)?|i(?: would|d)? (?:just )?(?:want|like) to ask.*|(?:never ?mind )?(?:please )?(?:dont|do not) call(?: me)?\b(?!.*\b(?:text|e-?mail|write)\b).*|(?:can you |please )*delete (?:it|that|this|everything|(?:my|the) (?:number|info\w*|details|data)(?: (?:that )?i (?:just )?gave(?: you)?)?))$/

const noThanks = /^(?:no|nah|nope)[,. ]+(?:thanks?(?: you)?|ty)[.! ]*$/
/** `No thats it`: without the no it may be that all is right. */
const noMore =
  /^(?:no+|nah|nope)[,. ]+(?:thats|that is|that will be|this is) (?:it|all|enough|everything)\b[\w ]{0,20}[.! ]*$/

/** Whether all is said, and nothing is wrong with it: `no that's it`, after what was given was read back. */
export const saysThatIsAll = (words: string): boolean => noMore.test(words)

/** `Nvm my son's gonna do it`: all that follows says why. */
const neverMind =
  /^(?:nvm|never ?mind)[, ]+(?:my|our|the|i|ill|im|we|were|someone|somebody|he|hes|she|shes|they)\b(?!.*\b(?:call|text|reach|phone|number|name|zip|e-?mail|want|need|ask|question)\b|.*\d{3})/
/** `Can you delete my number, my company pays for it after all`. */
const deletes =
  /^(?:can you |could you |please )*(?:delete|erase|remove) my (?:number|phone number|info\w*|data)$/
/** Said last, whatever was told before it: `actually dont, shell think its a scammer. forget it`. */
const endsIt = /^(?:forget (?:it|that|this)|never ?mind|nvm|scratch that)$/

/** `Can I cancel it`, of an order that isn't sent yet: whether it may be. */
const asksWhether =
  /^(?:(?:and|so|ok|but|then)[, ]+)*(?:can|could|may) (?:i|we) (?:still |always |also |just )*(?:cancel|change|stop|quit) (?:it|that|the order|an order|later)\b/

/** Whether all that is said is that no more is wanted: `hmm never mind, I changed my mind`. */
export const wantsToStop = (words: string): boolean => {
  if (asksWhether.test(words)) return false
  const said = words
    .replace(hesitates, '')
    .split(/[,.!;]+/)
    .map(part =>
      part.trim().replace(hesitates, '').replace(minded, '').replace(leadsOn, '').replace(kindly, ''),
    )
    .filter(part => part !== '' && !/^(?:no|ok|okay|sorry|actually|wait|thanks?(?: you)?|please)$/.test(part))
  return (
    [noThanks, noMore, neverMind].some(rule => rule.test(words)) ||
    (said.length > 0 &&
      !saysWhenNot(words) &&
      ([said.join(' '), kinder(words)].some(one => stops.test(one) || endsChat(one)) ||
        endsChat(words) ||
        said.every(part => stops.test(part) || endsChat(part)) ||
        said.some(part => deletes.test(part)) ||
        endsIt.test(said.at(-1) ?? '')))
  )
}

/** No call is wanted, but an answer is. */
export const wantsAnswerOnly =
  /^(?:no|nah|nope)[,. ]*(?:thanks?|thank you|ty)?[,. ]+(?:i )?(?:just|only) (?:tell|show|give|want|need|asking|wanted)\b|^(?:(?:no|look|ok|sorry|but|nah)[,. ]+)*(?:i |we )?(?:just|only|simply) (?:want|wanted|need|needed|came for|asked for|would like)(?: to (?:see|know|get|have|compare|find out|look at))? (?:the |a |some |your |an )?(?:pric\w+|costs?|rates?|info\w*|answers?|quotes?|numbers|plans and prices|details|comparison)\b(?! (?:is|from|for my)\b)/

const negative =
  /\b(?:no+|nope|nah|naw|not|dont|do not|wont|will not|never|rather|prefer|skip|pass|next|done|without|nothing|nevermind|nvm|nobody|refuse|later|enough|uncomfortable)\b/

/**
 * Whether the detail that is asked for is refused: a no at any question but the one for an email address, which nobody needs.
 * With the number comes the agreement to a call, so no words of refusal pass for one.
 */
export function refusesDetail(words: string, asked: LeadStep | null): boolean {
  if (asked === null || asked === 'email') return false
  return saysNo(words) || (asked === 'phone' && refusesNumber(words))
}

/** Who has no number may still be answered by email; who wishes another answer than a call tells it. */
const refusesNumber = (words: string): boolean =>
  !/\d/.test(words) &&
  words.split(' ').length <= MOST_OF_NO &&
  negative.test(words) &&
  ![hasNone.test(words), knowsNot(words), wishesNoCall(words), saysWhenNot(words), tellsTime(words)].includes(
    true,
  )
/** More words without a figure are taken for a question. */
const MOST_OF_NO = 4
