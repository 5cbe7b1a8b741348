import { stateNamed } from '#domain/shared/us-states.ts'
import type { LeadStep } from '../conversation.ts'
import { zipIn } from '../reading/zip-in.ts'

/** Which detail a value is, by its shape; null where it could be any. */
export function shapeOf(value: string): LeadStep | null {
  if (/^\d{5}(?:-\d{4})?$/.test(value)) return 'zipCode'
  if (/^\S+@\S+\.\S+$/.test(value)) return 'email'
  return /^\+?[\d ().-]{9,20}$/.test(value) ? 'phone' : null
}

/** `carla dot mendes at gmail dot com`. */
const spelledOut =
  /^([\w.+-]{1,64}(?: dot [\w+-]{1,64}){0,3}) (?:at|\(at\)) ([a-z\d-]{1,63}(?:(?: (?:dot|\(dot\)) |\.)[a-z\d-]{2,20}){1,3})$/i
const dot = / (?:dot|\(dot\)) /gi

/** The same among other words, where `dot` leaves no doubt. */
const spelledAmong =
  /\b([\w+-]{1,64}(?:(?: dot |\.)[\w+-]{1,64}){0,3}) at ([a-z\d-]{1,63}(?: dot |\.)(?:com|net|org|edu|us|gov|me|io))\b/gi
/** A text with the email addresses that it spells out: `by email. bill dot larsen at example.com`. */
export const withAddresses = (text: string): string =>
  text
    .replace(/ ?[([]at[)\]] ?/gi, '@')
    // `Brandi at example com`.
    .replace(/\b([\w+-]{1,64}(?:\.[\w+-]{1,64}){0,3}) at ([a-z\d-]{2,63}) (com|net|org)\b/gi, '$1@$2.$3')
    .replace(
      spelledAmong,
      (_, user: string, host: string) => `${user.replace(dot, '.')}@${host.replace(dot, '.')}`,
    )

/** A value without the words around it. */
export const tidy = (value: string): string =>
  value
    .replace(/^(?:its|it's|it is|is)\s+/i, '')
    .replace(/[.!,; ]+$/, '')
    .trim()
    .replace(
      spelledOut,
      (_, user: string, host: string) => `${user.replace(dot, '.')}@${host.replace(dot, '.')}`,
    )

/** What stands before a name, and behind it. */
const introduced =
  /^(?:(?:ok|okay|sure|yes|yeah|yep|fine|well|hi|hello|hey|um+|h+m+|oh|just|sorry|oops|whoops|wait|lol|haha|actually|no(?=,| its?\b| it['’]s| im\b)|my bad|i mean|i meant(?: to (?:say|type|put|write))?)[,.! ]+|\*+ ?)*(?:(?:(?:my|the|his|her) )?(?:last |sur|first |full )?name(?:['’]?s| is|:)|i am|i['’]?m|it['’]?s|it is|this is|i (?:already |just )?(?:told|said)(?: (?:you|u|ya))?,?(?: (?:its|it['’]s|it is|my name is))?|(?:(?:you|u) can )?(?:just )?call me)? *(.*?)(?:[,.! ]+(?:sorry|here|please|lol|thanks|thank you|is (?:fine|ok|okay|good)|[:;]-?[)D]))*[,.! ]*$/i

/** `Linda, thats with an L`, `Jon no h`: how a name is written. */
const howWritten =
  /[,.;( ]+(?:(?:that['’]?s|its|it['’]s|spelled) )*(?:(?:with|without|no|not) (?:a |an |the |one |two |1 |2 )?["“]?[a-z]["”]?(?:['’]?s)?|spelled .+)(?: (?:not|and|at|in|instead of) .*)?[).!]*$/i
/** `First name Lena last name Fuchs`. */
const inParts =
  /^first(?: name)?(?: is|:)? ([\p{L}'’-]+)[ ,;]+(?:and )?(?:my )?last(?: name)?(?: is|:)? ([\p{L}'’ -]+)$/iu
/** `Smyth not Smith`. */
const notThat = /^([\p{L}'’-]{2,}(?: [\p{L}'’-]{2,})?),? not [\p{L}'’-]{2,}$/iu
/** `Ron Baker` of `ok. Ron Baker`, `my name is Ron Baker`; all of it where nothing would be left. */
function nameIn(text: string): string {
  // `My name is Ana Lopez and I live in Austin`.
  const said = nameTold(text)
  if (said) return said.name
  const [, name = ''] =
    introduced.exec(
      text
        .replace(/\s+/g, ' ')
        .replace(howWritten, '')
        .replace(inParts, '$1 $2')
        .replace(notThat, '$1')
        .trim(),
    ) ?? []
  // `Tyrone, Tyrone Banks`.
  return /\p{L}/u.test(name) ? name.replace(/^([\p{L}'’-]+), (?=\1 \p{L})/iu, '') : text
}

/** `My name is Bob Hale and my zip is 28202`, whatever was asked for. */
const tellsName =
  /^(?:(?:ok|okay|well|hi|hello|hey|then|sorry|and)[,.! ]+)*my name(?:['’]?s| is) +([\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}?)(?:[,.! ]+(?:and|but|in|zip|at|from|my)\b.*)?[.! ]*$/iu

/** The name that a message tells by saying so, with the ZIP code it tells besides. */
export function nameTold(text: string): { name: string; zipCode: string | null } | null {
  const [, name] = tellsName.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  return name === undefined ? null : { name, zipCode: zipIn(text) }
}

/** A service and nothing else. */
export const serviceAlone =
  /^(?:(?:yes|yeah|ok|oh|and|just|only|a|the|home|for|i guess)[, ]+)*(?:internet|wi-?fi|tv|cable tv|home security|security|alarm|bundle)(?:(?:,? (?:and|n|plus|with)|,| ?[&+])? (?:tv|internet|wi-?fi|home security|security|alarm|bundle))*(?: only| alone| please| pls| plz| bundle| too| also| i guess| then)*$/
const inPlace = /^(?:(?:im|i am|i live|we are|we live|its|it is) )?(?:in|near|from) /
/** States that people are called, and codes that are words or parts of names. */
const asName =
  /^(?:virginia|georgia|washington|montana|indiana|delaware|al|co|de|hi|id|in|la|ma|md|me|ms|ok|or|pa)$/
const LONGEST_STATE = 2
/** `Austin texas`, `Phoenix, AZ`: a place in a state, and nothing else. */
export function isPlaceInState(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z, ]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  const isSaid = inPlace.test(plain)
  const [, comma = ''] = /, ?([a-z ]+)$/.exec(plain) ?? []
  if (comma !== '') return stateNamed(comma) !== null
  const words = plain.replace(inPlace, '').split(' ')
  return Array.from({ length: LONGEST_STATE }, (_, left) => words.slice(-1 - left).join(' ')).some(
    state => stateNamed(state) !== null && (isSaid || !asName.test(state)),
  )
}

/** A message in small letters, without apostrophes, with single blanks: what is read here stands in marks and short forms, too. */
export const inSmallLetters = (text: string): string =>
  text.toLowerCase().replace(/[‘’']/g, '').replace(/\s+/g, ' ').trim()

const knowsNothing =
  /^(?:(?:um+|uh+|hm+|well|sorry|oh|honestly|no|ok)[,. ]+)*(?:idk|dunno|(?:i )?(?:really |honestly )?(?:dont|do not|cant|cannot) (?:really |even )?(?:know|remember|recall)|(?:i )?(?:have )?no (?:idea|clue)|(?:im |i am )?(?:not sure|unsure)|i forget|i forgot|whatever|whichever|maybe|i guess(?: so)?|its complicated|up to you|(?:it )?(?:doesnt|does not) matter|(?:i )?(?:dont|do not) care)(?: (?:it|that|yet|right now|at the moment|my zip(?: code)?|the zip(?: code)?|sorry|actually|exactly|off hand|offhand|by heart))*[.! ]*$/
/** Whether somebody says that they don't know what is asked for. */
export const knowsNot = (text: string): boolean => knowsNothing.test(inSmallLetters(text))

/** Who has no email address, whatever is asked for. */
export const hasNoEmail =
  /^(?:(?:i|we|he|she|they|my \w+) )?(?:(?:dont|do not|doesnt|does not|never) (?:do|have|use|got|had|know)|has no|have no|got no|no|without|idk|doesnt do)(?: an?| any| my| her| his| their)? e[- ]?mail(?: address)?(?: (?:sorry|here|address|account|though|tho|please|pls|plz|thanks|thx))*[.! ]*$/
/** `No on the email`, `I don't give out my email`, `no email, I get enough spam`: it is left out, whatever else is said. */
export const refusesEmail =
  /^(?:(?:no+|nah|nope|ok|okay|sorry)[,. ]+)*(?:(?:no|nah|nope|not)(?: (?:thx|thanks?|thank you|ty))?(?: (?:on|for|to|about|with|giving))?(?: (?:the|my|an|any|out|out my))? e-?mails?\b(?!.*\?)(?!.*\b(?:so far|yet|about|received?|got|came|confirmation|order|but|instead)\b)|(?:i )?(?:dont|do not|wont|will not|never|rather not|prefer not to|am not|im not) (?:want to |wanna |going to |gonna )?(?:give|giving|share|sharing|hand|handing|leave|leaving)(?: out)?(?: (?:my|an?|any))? e-?mails?\b)/
const no = /\b(?:no+|nope|nah|naw|not)\b/
const onlyNo =
  /^(?:(?:no+|nope|nah|naw|not|way|hell|absolutely|really|thanks?|sorry|please|man|bro|lol)\b[,.! ]*)+$/
/** A no and nothing else, in plain words. */
export const saysNo = (words: string): boolean => no.test(words) && onlyNo.test(words)

const saidElsewhere =
  /^(?:(?:um+|well|oh|ok|sorry|no|but|i think|i thought)[,. ]+)*(?:(?:you|u|ya|yall)(?: guys)?(?: all)? (?:already |should |must )*(?:have|got|know|saw) (?:it|that|this|them|mine|my [a-z ]{2,12})(?: already| on file)?|(?:its |it is |use (?:the one |what is |whats )?)?(?:already )?(?:in|on) (?:my|the|your|ur) (?:account|file|profile|order|system)|on file|(?:see|look) above|(?:its |it is )?above|i (?:already )?(?:told|said|gave|typed|wrote) (?:it|that|you|this)(?: already| before| above)*|(?:the |use the )?same(?: (?:one|zip(?: code)?|number|e-?mail|place|address|phone|as [a-z ]{2,20}))?|(?:use )?my (?:current )?location|where i am(?: now)?)[.! ]*$/
/** Who leaves it to what was told elsewhere: `you already have it`, `same as before`, `use my location`. */
export const leavesToEarlier = (text: string): boolean => saidElsewhere.test(inSmallLetters(text))

const callsOnly = /^(?:(?:only|just) (?:calls?|phone)(?: me)?|(?:calls?|phone) only)(?: please| pls)?[.! ]*$/
/** Who wants to be called and nothing else, which leaves an email address out and no number. */
export const wantsCallsOnly = (text: string): boolean => callsOnly.test(inSmallLetters(text))

const leavesOut =
  /^(?:(?:sorry|no+|nope|nah|um+|well|oh|actually|honestly|i|id|i would|we|he|she|they|just|can (?:i|we))[,. ]+)*(?:(?:skip|pass|next)(?: (?:it|this|that|one|on (?:it|this|that)|question|e-?mail|ahead|for now))*|none|n\/?a|anonymous|nothing|(?:dont|do not|doesnt|does not|never|cant|havent|have not) (?:really |actually |even )?(?:have|had|got|use|own|do) (?:one|any|it|that|(?:an? )?(?:e-?mail|phone|cell|mobile|number|zip)(?: \w+)?)|(?:(?:have|got|has) )?no (?:e-?mail|phone|number|cell|name|zip)|(?:rather|prefer(?: to)?) not(?: to)?(?: (?:say|give|share|tell)(?: (?:it|that|you))?)?|(?:its |thats )?private|(?:im |i am |id be )?not comfortable(?: (?:giving|sharing|with)(?: (?:it|that|my \w+|this))?(?: out)?)?)(?:[,. ]+(?:sorry|here|though|tho|yet|anymore|at all|of those|thanks|thank you|please|number|address|account))*[.! ]*$/
/** Who gives no answer to what is asked for: `skip`, `I don't have one`. */
export const leavesDetailOut = (text: string): boolean => leavesOut.test(inSmallLetters(text))

/** What stands for an email address or a number that somebody doesn't have or give. */
export const NONE = 'none'

/** Who has none of what is asked for. */
export const hasNone = /\b(?:dont|do not) have\b|^(?:no (?:e-?mail|phone|number)|none|n\/?a)\b/
const inMoney = /\b(?:under|below|less than|max|up to|budget|no more than) \$?\d{2,3}\b(?! ?(?:mbps|megs?))/
const discount = /\bdiscounts?\b/
const LONG = 5
/** When a call may come is no place. */
const ofDay =
  /\b(?:mornings?|afternoons?|evenings?|tonight|noon|weekends?|after work|after \d{1,2}|before \d{1,2})\b|\b\d{1,2} ?(?:am|pm)\b/i

/** `For 2 people`, `family of four`, `a 3 bedroom house`: what nobody is called and no place is. */
const ofHousehold =
  /^(?:(?:its|it is|we are|were|there are|for|just|only|about|me|and|my wife|my husband|the|a|an|like)[ ,]+)*(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|a couple(?: of)?|several) (?:\w+ )?(?:people|persons?|adults?|kids?|children|users?|roommates|bedrooms?|bed|rooms?|floors?|stor(?:y|ies)|devices|tvs?)(?: \w+)?|family of \w+|\d{3,5} (?:sq|square) (?:ft|feet|foot)(?: \w+)?)[.! ]*$/
/** `Dec 5`, `moving in march`: a day, and nothing else. */
const ofCalendar =
  /^(?:(?:we are|were|im|i am|its|it is|on|by|from|around|about|starting|moving(?: in)?|in|until|till)[ ,]+)*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?[.! ]*$|^(?:(?:we are|were|im|i am) )?moving (?:in )?(?:on |by |next |this |in )*\w+[.! ]*$/
/** `$30`, `30 a month`. */
const ofPrice = /^(?:\$\d{2,3}|\$?\d{2,3} ?(?:dollars|bucks|(?:a|per|\/) ?(?:month|mo)))[.! ]*$/

/**
 * Whether a message can't be the detail that is asked for, in plain words: a budget, or so many words without what the
 * detail is made of. What is as short as a detail is taken as one.
 */
export function isNoDetail(words: string, step: LeadStep): boolean {
  if (ofHousehold.test(words) || ofCalendar.test(words) || ofPrice.test(words)) return true
  if (inMoney.test(words) || discount.test(words)) return step !== 'serviceType'
  if (ofDay.test(words) && !/\d{5}|@/.test(words)) return step === 'zipCode' || step === 'email'
  const isLong = words.split(' ').length >= LONG && !hasNone.test(words)
  if (step === 'zipCode') return isLong && !/\d{3}/.test(words) && !/\b(?:in|at|near|from|of)\b/.test(words)
  // `Just the internet thing`: no address is made of three words without a sign of one.
  // `Internet in 78704`: a place, where something else is asked for.
  if (
    (step === 'email' || step === 'phone') &&
    /\S .*\b\d{5}\b|\b\d{5}\b.* \S/.test(words) &&
    !/@|(?:\d\D{0,3}){7}|\bdot\b/.test(words)
  )
    return true
  if (step === 'email')
    return (
      words.split(' ').length > 2 &&
      !(words.split(' ').length < LONG ? /@|\b(?:at|dot)\b|\d/ : /@|\b(?:at|dot)\b/).test(words) &&
      ![hasNone, leavesOut, hasNoEmail, refusesEmail, callsOnly].some(rule => rule.test(words)) &&
      !saysNo(words)
    )
  return step === 'phone' && isLong && !/\d/.test(words)
}

const saidBefore = /^(?:like )?i (?:already )?(?:said|told you)[,: ]+/i
const putsRight =
  /^(?:(?:no|oh|ok|oops|sorry|wait|actually|i mean|i meant|make (?:it|that)|lets do|just|only)[,.:! ]+)+/i
/** A service without the words before it: `like i said, internet`, `actually make it tv`. */
export function serviceIn(text: string): string {
  const line = text.replace(saidBefore, '')
  const alone = line.replace(putsRight, '').replace(/[.! ]+$/, '')
  return serviceAlone.test(inSmallLetters(alone)) ? alone : line
}

/** `787041234`: a ZIP code with its four more digits. */
export const withoutDash = /^\s*(\d{5}) ?(\d{4})[.! ]*$/

/** An answer as it is stored: without the words around a name, a ZIP code or a service. */
export function answerOf(step: LeadStep, text: string): string {
  const line = text.replace(/\s+/g, ' ')
  if (step === 'name') return nameIn(line)
  // `Its for Cox in Phoenix`: the place of it.
  if (step === 'zipCode')
    return (
      zipIn(line.replace(withoutDash, '$1-$2')) ??
      /\b(?:in|near) ([\p{L} .'’-]{3,40})$/iu.exec(line)?.[1] ??
      line
    )
  if (step === 'email' || step === 'phone') {
    if (shapeOf(tidy(line)) === 'email') return step === 'email' ? tidy(line) : line
    const words = inSmallLetters(line)
    const isNone =
      [leavesOut, hasNoEmail, ...(step === 'email' ? [refusesEmail] : [])].some(rule => rule.test(words)) ||
      saysNo(words)
    return isNone || (step === 'email' && callsOnly.test(words)) ? NONE : line
  }
  return step === 'serviceType' ? serviceIn(line) : line
}
