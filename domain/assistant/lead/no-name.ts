import { plainWords } from '../understanding/features.ts'
import { intentByRule } from '../understanding/intent-rules.ts'
import type { Intent } from '../understanding/intents.ts'
import { scolds } from '../understanding/outright-rules.ts'
import { isOnlyTime } from '../understanding/shapes.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

/** What reads like something else than a name, told of oneself, of others, of a place, a time or a service; `text` as it was typed. */
export const isNoName = (words: string, text = words): boolean =>
  !saysNameAgain(words) && readsElse(words, text)

const readsElse = (words: string, text: string): boolean =>
  tellsTime(words) ||
  tellsTrouble(words) ||
  tellsSentence(words) ||
  saysMuch(words) ||
  asksByRule(words, text) ||
  saidBefore.test(words) ||
  [
    ofCompany,
    heldAgainst,
    ofSomething,
    onlyTalks,
    namesSpeed,
    picksFigure,
    asksTotal,
    takesThing,
    namesPlace,
    tellsOfOrder,
    tellsOfSelf,
    tellsStanding,
    tellsElse,
    tellsMoment,
    refusesThing,
    holdsFigure,
    refusesName,
    saysOfThings,
    scolds,
  ].some(rule => rule.test(words))

/** When the call shall come, or not: `tomorrow morning is fine`, `not today tho`, `after 5pm eastern`. */
export const tellsTime = (words: string) =>
  isOnlyTime(
    words
      .replace(
        /^(?:not|but|just|only|anytime|any time|(?:actually |no |wait |ok )*(?:make|move|change) (?:it|that)(?: to| for)?) /,
        '',
      )
      .replace(
        / (?:tho(?:ugh)?|(?:is|would be|works?)(?: (?:fine|good|best|ok|okay|better|great))?|please|pls)$/,
        '',
      )
      .replace(/ (?:eastern|central|pacific|mountain|est|edt|cst|cdt|pst|pdt|et|ct|pt)(?: time)?$/, ''),
  )

/** `Im in ohio`, `its for my mom shes 80`, `my wife wants it`: who somebody is, not what they are called. */
const tellsOfSelf =
  /^(?:(?:im|i am|were|we are) (?:in|at|on|near|from|with|not|just|only|still|a|an|the|so|too|really|over|under|\d\S*|\w+ing)\b|(?:he|she)(?:s| is) (?:\d+|a|an|the|not|my|almost|over|about|very)\b|(?:its|it is|this is) for (?:my|our|a|the|me|us)\b(?:.* (?:shes|hes|theyre|she|he|who|and|is)\b|(?: \w+)?$)|(?:my|our) (?!name\b)\w+ (?:wants?|likes?|needs?|says?|said|has|is|was|will|does|pays?|uses?|lives?|told|starts?|ends?|begins?)\b)/
/** `Like right now, I'm on my break`, `and im off wed`: when somebody can be had. */
const tellsMoment =
  /^(?:(?:and|so|but|like|well|ok|just) )*(?:right now|asap|(?:im|i am|i get|ill be|i will be) (?:off|free|home|available|around|busy|working)\b|on my (?:break|lunch|way))/
/** `Its bad, like 520`: a figure that is said of something. */
const holdsFigure =
  /^(?!.*\b(?:name|im|i am|call me|this is)\b).*\b(?:like|about|around|maybe|over|under) \$?\d{2,4}\b/
/** `No dish pls`, `why'd it start with Metronet`. */
const refusesThing =
  /^no (?:dish|contracts?|tv|internet|cable|phone|alarm|satellite|fees?|calls?|e-?mails?|texts?|install\w*|dsl|landline|credit)\b/
/** `Retired`, `new service`: what somebody is or wants. */
const tellsStanding =
  /^(?:im |i am |a |an )*(?:retired|students?|military|veterans?|seniors?|disabled|new (?:service|customer|line)|switching(?: (?:from|to) \S+)?|all (?:three|of (?:them|it))|both)[.! ]*$/
/** `I play mostly`, `sharing with 3 roommates`, `we dont have credit`. */
export const tellsElse =
  /^(?:(?:i|we) (?:mostly |only |just |really |also |usually )?(?:play|game|stream|work|watch|use|like|hate|love|owe|pay|share|rent|own|dont have|do not have|cant|cannot)\b|(?:im|i am|we are) (?:with|paying|using)\b|sharing\b|(?:mostly|mainly) \w+)/
/** `None of your business`: no name, and hardly a question. */
export const keepsName = (text: string): boolean =>
  /^(?:its |thats )?none of (?:your|ur) (?:business|biz|concern)[.! ]*$/i.test(text)
/** `The button is grey`, `camera for outside`: what is said of things, and what is wanted. */
const saysOfThings =
  /^(?:(?:this|that|it|its|thats)(?: is| was)? (?:not working|broken|taking (?:too long|forever))|the (?!name )(?:\w+ ){1,3}(?:is|are|was|wont|doesnt|does not|will not)\b|(?:a |the )?(?:camera|cameras|doorbell|sensors?|router|modem|plan|package|line)s? (?:for|in|with|at|on)\b|(?:i )?(?:already )?(?:filled|clicked|pressed|entered|typed|tried) )/
const refusesName = /^(?:no+|nah|nope|not) (?:\w+ )?(?:giving|telling|sharing|saying|too|thanks)\b/

/** A company, with a plan of it or as one more: `spectrum 500`, `and vivint`. Cox may be somebody. */
const ofCompany =
  /^(?:(?:and|or|not|for|by|with|want|plus|what about|how about) )?(?:spectrum|xfinity|comcast|at&?t|verizon|fios|metronet|wow|kinetic|windstream|frontier|optimum|centurylink|starlink|hughesnet|viasat|t-?mobile|google fiber|directv|adt|vivint)\b/
const heldAgainst = /\S (?:vs|versus)\.? \S/
/** `Price of Starlink`, `anything cheaper`. */
const ofSomething =
  /^(?:prices?|costs?|speeds?|fees?) (?:of|for) |^(?:any|some)thing (?:cheaper|faster|better|else|around|under|with|for)\b/
/** Said to whoever asks, and nobody's name. */
const onlyTalks =
  /^(?:hi|hello|hey|hola|thx|gracias|(?:hi|hey|hello)(?:ya)? (?:there|again|everyone|guys?|yall)|(?:sorry |oops )*wrong (?:window|chat|tab|number|person|site)|(?:please |just |can you )*call me(?: back| now| please| asap| first)*)[.! ]*$/
const namesSpeed = /\b\d+ ?(?:mbps|megs?|gig\w*)\b/
/** A plan by its figure: `500 then`. */
const picksFigure =
  /^(?:(?:ok|just|the|ill take|i want|go with|lets do|make it) )*(?:\d{2,4}|(?:1 )?gig)(?: (?:then|one|please|pls|plan|it is|is fine|sounds good))*$/
/** `24 month total`, `the total price`. Price alone may be somebody. */
const asksTotal =
  /^(?=\S+ \S)(?:(?:and|so|now|ok|then|the|what|whats|about|for|over|in|all|\d{1,2}|one|two|first|monthly|total|final|whole|average|later)[ -])*(?:months?|mos?|years?|yrs?|totals?|prices?|costs?)(?: (?:total|price|cost|in|all|altogether|with|tax|fees|now|please))*[?.! ]*$/
/** `I said now`. */
const saidBefore = /^(?:i|we) (?:already |just )?(?:said|told|meant|asked)\b/
/** `I told you, Yasmin`: what no phrasing holds is the name once more. */
function saysNameAgain(words: string): boolean {
  const [, name = ''] =
    /^i (?:already |just )?(?:said|told)(?: (?:you|u|ya))?,? (?:(?:its|it is|my name is|that) )?(\S+(?: \S+)?)$/.exec(
      words,
    ) ?? []
  return name !== '' && !name.split(' ').every(word => isOrdinaryWord(word) || isCompany(word))
}
/** `Yes add the 30 dollar one`: a thing that is wanted. */
const takesThing =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|please|no|and|just|then|lets|ill|i will|can you|could you) )*(?:add|take|put|pick|choose|want|go with|remove|delete|send|show|order|get|give me)(?: (?:me|in))? (?:the|that|this|it|those|these|them|one|my|a)\b/
/** Whether a word is a company's. */
export const isCompany = (word: string): boolean => ofCompany.test(word.toLowerCase())

/** A sentence, and no name: `its been 4 days`, `no dish allowed here`. One such word may be part of how a name is told. */
const ofSentences =
  /\b(?:it|its|been|no|not|the|and|here|with|was|were|are|have|had|they|we|our|from|that|this|these|just|but|so|allowed|price|days?|weeks?|too|dont|cant|wont|lol|ok)\b/g
/** Words that stand in what people say, and hardly in what they are called. */
const ofSaying =
  /\b(?:i|a|an|for|me|my|our|is|are|you|your|u|want|wanna|need|get|got|if|what|who|how|when|of|to|on|at|in|that|this|they|not|every|around|something|somebody|good|internet|site|plans?|cheap)\b/g
const SHORTEST_SAYING = 5
/** Who says what they are called may say much around it. */
const tellsOwn = /\b(?:name|im|i am|call me|this is|here$)\b/
const saysMuch = (words: string) =>
  words.split(' ').length >= SHORTEST_SAYING &&
  !tellsOwn.test(words) &&
  (words.match(ofSaying)?.length ?? 0) > 1
/** What somebody tells of an order or of what they have: `i ordered yesterday`, `paying for 300 w frontier`, `PW-88412`. */
const tellsOfOrder =
  /^(?:and |but |well |ok |yeah |because )*(?:(?:i|we) (?:just |already |only |still )?(?:ordered|paid|pay|got|have|had|saw|called|asked|signed|need|dont|cant|didnt)\b|(?:it |that |mine |he |she |they )?(?:says|said|shows)\b|it was (?:for|with|from|on|under)\b|(?:im |i am |were |we are )?(?:paying|getting)\b|most (?:people|ppl)\b|pw-?[\da-z-]{4,}$)/
const introduces = /\b(?:name|im|i am|call me|this is|its [a-z]+$|it is [a-z]+$|for my|here$)\b/
/** What is told of somebody: `he lives in a dorm`. */
const ofSomebody = /^(?:he|she|they|we|it) (?!is [a-z]+$)\w+ \w+/
const tellsSentence = (words: string) =>
  (ofSomebody.test(words) && !introduces.test(words)) ||
  (words.split(' ').length > 2 &&
    (!introduces.test(words) || /\ballowed\b/.test(words)) &&
    (words.match(ofSentences)?.length ?? 0) > 1)

/** What nobody is called: `my modem has a blinking light`. */
const troubles: ReadonlySet<Intent | null> = new Set([
  ...(['outage', 'wifi_trouble', 'provider_support', 'bill_rose', 'order_status', 'cancel_order'] as const),
])
/** `Xfinity or t-mobile for 60647`: a place among other words, and nobody's name. */
const namesPlace = /^(?!.*\b(?:im|i am|name|its|this is|here)\b)(?=(?:\S+ ){3,}).*\b\d{5}\b/
const SHORTEST_TROUBLE = 4
const tellsTrouble = (words: string) =>
  words.split(' ').length >= SHORTEST_TROUBLE && troubles.has(intentByRule(words))

/** Rules whose words are also what people are called: Jack Price, Ana French, John Snow, Max Dish. */
const ofNames: ReadonlySet<Intent> = new Set([
  ...(['bill_rose', 'spanish', 'weather', 'dish_cable', 'rural'] as const),
])
/** `Peter Fee`, `Dan Tenant`: nobody asks in capitals, with a word first that no question holds. */
const writtenAsName = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u
/** So many words may stand around a name where one is told: more are a sentence. */
const MOST_AROUND_NAME = 6
/** `Senior discount`, `r u a bot`: what a rule takes for a question. One word is one only where our phrasings hold it. */
const asksByRule = (words: string, text: string): boolean => {
  const parts = words.split(' ')
  if (introduces.test(words) && parts.length <= MOST_AROUND_NAME && !ofThings.test(words)) return false
  const rule = intentByRule(plainWords(words).join(' '))
  if (rule === null || neverAsks.has(rule)) return false
  const isUnusual = parts.some(part => !isOrdinaryWord(part))
  const [first = ''] = parts
  if (writtenAsName.test(text.trim()) && !isOrdinaryWord(first) && !isCompany(first)) return false
  if (parts.length === 1) return !isUnusual && rule !== 'weather' && words !== 'bundle'
  if (!ofNames.has(rule) || ofThings.test(words)) return true
  const mayBeTwo = parts.length === 2 && (rule !== 'spanish' || isUnusual || ofPeoples.test(words))
  return !mayBeTwo && !(parts.length === MOST_NAMES && isUnusual)
}
/** What is in no name, and around none. */
const ofThings = /\b(?:internet|intrnet|wi-?fi|alarm|tv|cameras?|call|bill doubled|card)\b/
/** `Ana French`. */
const ofPeoples = /^\S+ (?:french|german|english|spanish|portuguese)$/
const MOST_NAMES = 3
/** What is said to be friendly. */
const neverAsks: ReadonlySet<Intent> = new Set(['greeting', 'thanks'] as const)
