import { isOnlyTime } from '../understanding/shapes.ts'

const wish =
  /^(?:(?:hi|hello|hey|yo|yes|yeah|ok|okay|oh|great|fine|alright|sure|cool|well|then|so|them|please|pls|plz|can|could|would|will|may|you|u|someone|somebody|anyone|anybody|a|an|rep|representative|agent|person|salesperson|i|we|id|want|wanna|need|would|like|love|prefer|to|for|have|get|ask|just|maybe|also|and|your|people|team|guys|they|who|that|speaks|spanish|speaking) )*(?:(?:call|phone|telephone|ring|contact|reach out to|get back to) (?:me|us|(?<!\bi (?:\w+ )?call )(?:him|her)|(?:my|our) (?:son|daughter|mom|mother|dad|father|wife|husband|parents|grandma|grandpa|grandmother|grandfather|brother|sister|neighbor|office|boss))(?: back)?|(?:give|giving) (?:me|us) (?:a )?(?:call|ring)(?: back)?|(?:request|want|need|like|get|have|schedule|arrange|book|leave|set up|put) (?:me |us )?(?:a |in for a |down for a )?(?:phone )?call(?: ?back)?|(?:a )?call(?: ?back)? (?:please|pls|plz)|(?:to )?(?:get|be) called)\b(.*)$/
/** A number given as one's own, or alone: `my cell is 512 555 0101`, `(512) 555-0101`. An area code begins with no 0 or 1. */
const ownNumber =
  /^(?:(?:my|the|oh|fine|alright|sure|yes|yeah|take mine|take my|use mine|use|just|please|pls|call|text|me|at|on|its|it is|here is|is|sorry|oops|no|wait|ok|okay|i mean|i meant|actually|hi|hello|yo) )*(?:(?:phone|telephone|cell|mobile) )?(?:number )?(?:is )?(?:1 ?)?[2-9]\d{2} ?[2-9]\d{2} ?\d{4}(?: (?:if|that|this|it|helps?|you|u|need|needed|just|in|case|please|pls|thanks|thank|by|the|way|btw|for|when|is|my|best|cell|number|to|reach|call|me|on|at|any|time|anytime))*$/
const callsMe =
  /(?<!\b(?:not|dont|never|stop|no|they|who|keep|keeps|people|always) )\b(?:(?:call|text|ring|telephone|phone) (?:me|us|him|her|them|(?:my|our) \w+)|give (?:me|us|him|her) (?:a )?(?:call|ring|buzz)|(?:have|get) (?:them|someone|somebody|anyone|a rep\w*|an agent) (?:to )?call|call ?back|please call|llam\w+)\b|\b(?:get|set) (?:me|us)\b.*\bset ?up\b|\b(?:his|her|their) (?:\w+ )?number is\b|\b(?:here is|heres|this is) (?:my|his|her|their|the) (?:\w+ )?number\b|\b(?:im|i am|reach me|i can be reached) (?:at|on) (?:1 ?)?[2-9]\d{2} ?\d|\b(?:(?:my|the) )?(?:telephone|(?:phone|cell|mobile)(?: number)?|number) is (?:1 ?)?[2-9]\d{2}\b(?!.*\b(?:called|calling|who|whose|was it|is it|is that)\b)/
const anyNumber = /\b(?:1 ?)?([2-9]\d{2} ?[2-9]\d{2} ?\d{4})\b/

/** `Mi número es 214 555 0199`. */
const numberInSpanish =
  /^(?:(?:hola|si|ok|y|mi|el|numero|celular|telefono|de|es|mi numero) )+(?:1 ?)?[2-9]\d{2} ?[2-9]\d{2} ?\d{4}(?: (?:gracias|por favor|porfa))*$/
/** `602-555-0139 but only after 6`: a number and when to call it. */
const numberAndHour =
  /^(?:(?:my|the|its|it is|is|number|cell|phone|ok|yes) )*(?:1 ?)?[2-9]\d{2} ?[2-9]\d{2} ?\d{4} (?:(?:but|only|and|just|please|call) )*(?:after|before|between|any ?time|mornings?|afternoons?|evenings?|weekends?|weekdays?)\b/
/** What a number that stands in a message may be besides one's own: whose it is tells what is asked. */
const ofOthers =
  /\b(?:stop|(?<!\btext )(?:dont|do not|not|never) (?:\w+ )?(?:call|text|phone|ring|contact|sell|share)|didnt|unsubscribe|texts|texted|texting|called|calling|calls|from|scam|spam|off|delete|remove|order|account|bill|confirmation|your|support|who|whose|fax|website|page)\b/
/** `Wednesday not before 4`, `don't call before noon`: when, and no refusal. */
const notBefore = /\b(?:not|(?:dont|do not|never) call)(?: me)? (?=(?:before|after|until|till|between|at)\b)/g
const MOST_BESIDE = 30
/** `It is 216-555-0119, that is a landline`, `her number is 602-555-0185 shes rosa`: whoever types a number wants to be reached. */
const givesNumber = (words: string): boolean =>
  anyNumber.test(words) &&
  !ofOthers.test(words.replace(notBefore, '')) &&
  words.split(' ').length <= MOST_BESIDE

/** `Who phones who? We're at 605-555-0107`: what is asked stands before the number, and isn't asked of it. */
const asksOfNumber = (text: string): boolean => {
  const [last = '', ...before] = text.split('?').toReversed()
  return before.length > 0 && !anyNumber.test(plain(last))
}

/** `Quiero que me llamen`, `llámenme por favor`. */
const wishInSpanish =
  /^(?:soy \w+(?: \w+)? |me llamo \w+(?: \w+)? )?(?:(?:hola|bueno|ok|por|favor|porfa|si|quiero|quisiera|necesito|me|gustaria|puede|pueden|podria|podrian|que|alguien|ustedes|una|pedir|hacer) )*(?:llamar|llamen|llamenme|llameme|llamame|llamarme|llame|llamada)(?: (?:por|favor|porfa|gracias|a|al|mi|numero|celular|hoy|manana|en|la|tarde|cuando|puedan))*$/

/** What may stand behind the wish: when, where and how politely. */
const trailing =
  /^(?: (?:please|pls|plz|then|i guess|lol|back|instead|of|soon|asap|sometime|when|whenever|you|can|get|have|a|chance|minute|at|on|to|about|all|three|both|everything|them|this|it|that|my|number|the|internet|tv|service|plans?|order|setup|thanks?|thank|today|tonight|tomorrow|tomorow|tommorow|tmrw|now|later|morning|afternoon|evening|after|before|around|noon|for|next|this|not|me|us|if|possible|free|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|week|eastern|central|mountain|pacific|time|[ecmp][sd]t)| \d[\d ]*(?:am|pm)?)*$/

/** `Call my mom, she doesn't do computers`: why it is a call. */
const because =
  /^ (?:because |cause |since )?(?:she|he|they|i|we) (?:does|do|handles?|knows?|takes? care|dont|doesnt|cant|wont|isnt|arent|is not|does not|do not|hates?|is (?:old|blind|not))\b/
/** `Have somebody call me my name is Earl Hutchins`. */
const tellsName =
  /^ (?:(?:back|please|pls|and) )*(?:my name is|my names|its|it is|this is|i am|im) [a-z]+(?: [a-z]+)?$/
/** `Call me about DIRECTV`, whatever it is about. */
const aboutIt =
  /^ (?:(?:back|today|tonight|tomorrow|tomorow|tmrw|now|later|soon|asap|please|pls|this \w+|in the \w+) )*(?:about|abt|bout|regarding|re|concerning) \S/

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’']/g, '')
    .replace(/\b(?:hmu|hit (me|us) up)\b/g, (_, whom) => `call ${whom ?? 'me'}`)
    .replace(/\b(?:sum1|some1|sombody|somebdy|somone|someboddy|sumbody)\b/g, 'someone')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The number in a wish to be called; null where it holds none. */
export function numberGiven(text: string): string | null {
  const [, number] = anyNumber.exec(plain(text)) ?? []
  const digits = number?.replaceAll(' ', '') ?? ''
  return digits === '' ? null : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** `My cell is (555) 0123`, `555-0123`: a phone number of one's own without all of its digits. */
const shortNumber =
  /(?:^(?:(?:its|it is|call) )?|\b(?:(?:number|cell|phone|mobile)(?: number| phone)?(?: is|:)?|(?:call|text|reach) me(?: at| on)?) )\(?\d{3}\)?[ .-]{1,2}\d{4}(?!\d|[ .-]\d)(?:[.! ]*$|[,.;] )/i
/** `919 555 016`: digits alone, one or more too few. A ZIP code may have nine. */
const fewDigits = /^[\d ().-]{8,14}$/
export const isShortNumber = (text: string): boolean => {
  const said = text.trim()
  const digits = said.replace(/\D/g, '').length
  const isOfCall =
    /\b(?:call|text|reach) me(?: at| on)? \(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]{1,2}\d{1,3}[.! ]*$/i.test(said)
  const isOfFew = fewDigits.test(said) && !/^\d{5}-\d{4}$/.test(said) && (digits === 8 || digits === 9)
  return isOfFew || isOfCall || (shortNumber.test(said) && numberGiven(text) === null)
}

/** `Can I give you my work number? 713 …`. */
const offersNumber =
  /\b(?:can|could|may|should) (?:i|we) (?:just )?(?:give|leave|use)(?: (?:you|u))? (?:my|a|the) (?:\w+ )?number\b/
/** `Need internet, call after 6 pls`. */
const callAt =
  /(?<!\b(?:not|dont|never|who|they|you|i|we|to|can|do|will) )\bcall(?: me| us)? (?:any ?time|(?:after|before|between|around|at) (?:\d|noon|lunch|work))/
/** `My name is Yasmin I want a call tomorrow`: who wishes it, before the wish. */
const ownNameFirst =
  /^(?:(?:hi|hello|hey)[,.! ]+)*my name(?:['’]?s| is) [\p{L}'’-]+(?: [\p{L}'’-]+)?[,.;]? (?:and )?(?=i\b|please\b|can\b|call\b)/iu
const ownName = /\b(?:my name(?: is|s)?|name(?: is|s)|i am called)\b/
/** `Internet only, name is Tyler, zip 97206, email …`: whoever tells a name and where to find them wants an answer. */
const givesDetails = (text: string): boolean => {
  const [shown, ...others] = [/\d{5}\b/, /\S@\S+\.\S/, anyNumber].filter(one => one.test(text.toLowerCase()))
  return (
    !text.includes('?') &&
    ownName.test(plain(text)) &&
    shown !== undefined &&
    // `Name is Kyle and zip is 83709`.
    (others.length > 0 || wishesIt.test(plain(text)) || /\bzip(?: code)?(?: is|:)? ?\d{5}\b/i.test(text))
  )
}
const wishesIt = /\b(?:id|i would|i|we|wed) (?:like|want|wanna|need)\b|\b(?:go with|sign (?:me )?up)\b/

/** Whether somebody asks to be called, in plain words: the one thing that begins the questions for a call. */
export function asksForCall(text: string): boolean {
  const words = plain(text)
  if (
    ownNumber.test(words) ||
    (givesNumber(plain(text.split('?').at(-1) ?? '')) && !asksOfNumber(text)) ||
    wishInSpanish.test(words) ||
    givesDetails(text) ||
    (anyNumber.test(words) && offersNumber.test(words)) ||
    (!text.includes('?') && callAt.test(words)) ||
    saidInSpanish(text) ||
    numberInSpanish.test(words) ||
    numberAndHour.test(words) ||
    (anyNumber.test(words) && callsMe.test(words))
  )
    return true
  // `Call me today, my line is out`: the wish stands before the reason, or behind what leads up to it.
  const [first = '', ...reasons] = text.replace(ownNameFirst, '').split(/[,;.!](?=\s)/)
  const isPart = [first, reasons.at(-1) ?? ''].some(part => wishesCall(plain(part)))
  return (
    wishesCall(words) ||
    wishesCall(plain(text.replace(ownNameFirst, ''))) ||
    explains.test(words) ||
    (reasons.length > 0 && !text.includes('?') && isPart) ||
    wishesFirst(text)
  )
}

/** `Can someone call and explain`. */
const explains =
  /^(?:(?:hi|hello|ok|okay|so|and|please) )*(?:can|could|would|will) (?:someone|somebody|anyone|a rep\w*) (?:please |just )?call(?: me| us| them| him| her)?(?: (?:n|and|to) (?:explain|talk|help|go over|walk|tell|discuss)\b.*)?$/

/** `Can you have somebody call me today? I waited two weeks`: a wish put as a question, before what nobody asks. */
function wishesFirst(text: string): boolean {
  const [first = '', ...others] = text.split('?')
  if (others.join(' ').trim() === '' || others.length !== 1) return false
  // `Thank you dear. Can somebody call me about this?`: the last sentence of what stands before.
  return wishesCall(plain(first)) || wishesCall(plain(first.split(/[.!]\s+/).at(-1) ?? ''))
}

/** `Quiero internet, me pueden llamar?`: the wish in a part of its own. */
const saidInSpanish = (text: string): boolean =>
  text.split(/[,;.!?¿¡]+/).some(part => wishInSpanish.test(plain(part)))

function wishesCall(words: string): boolean {
  const [, rest] = wish.exec(words) ?? []
  return (
    rest !== undefined &&
    (trailing.test(rest) ||
      tellsName.test(rest) ||
      aboutIt.test(rest) ||
      because.test(rest) ||
      isOnlyTime(rest.trim()))
  )
}
