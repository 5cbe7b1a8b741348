import { plainWords } from './features.ts'

/** What is only said to be friendly, each sentence of it by itself. */
const smallTalk: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|i am|am|we are|all|doing|pretty|very|just|feeling) )*(?:good|fine|great|well|ok|okay|not bad|can not complain)(?: (?:too|thanks|thank you|here|today|and you|and yourself|you))*$/,
  /^(?:(?:well|man|wow|ugh|so|and|but) )*(?:(?:it is|it has been|sure is|been|it was|still) )+(?:(?:so|really|very|super|been|just|still|always) )*(?:raining|snowing|pouring|storming|freezing|hot|cold|windy|sunny|humid|gloomy|rainy|snowy|nice|beautiful|a (?:long|rough|crazy|busy|hot|cold|rainy) (?:day|week|night|one))(?: (?!and\b|so\b|because\b|when\b|if\b)\w+){0,6}$/,
  /^(?:(?:thanks|thank you|wow|haha|lol|oh|ok|well|so much|a lot) )*(?:you are|your|this is) (?:(?:so|really|very|pretty|a|quite|actually|super|too) )*(?:smart|helpful|funny|good|great|nice|quick|fast|awesome|the best|sweet|kind|patient)(?: (?:bot|robot|helper|assistant|for|a|an|computer|machine|lol|haha|thanks|thank you))*$/,
  /^(?:happy|merry) (?:\w+ ){0,2}\w+(?: (?:to you|everyone|lol))?$|^(?:i )?hope (?:you|your|all)\b(?: \w+){1,7}$/,
  /^(?:(?:ugh|man|wow|phew|oof|well|what a|such a|a) )*(?:long|rough|crazy|busy|hard|stressful) (?:day|week|night|morning)(?: (?:today|here|at work|lol))*$/,
  /^(?:lol|haha|hahaha|lmao|omg|phew|whew|nice|cool|love it)$/,
]
/** What is said of the line itself is no small talk. */
const ofService = /\b(?:internet|wifi|dish|signal|line|service|tv|outage|slow|down|cameras?|power)\b/

const isSmallTalk = (sentence: string): boolean => {
  const words = plainWords(sentence).join(' ')
  return !sentence.includes('?') && !ofService.test(words) && smallTalk.some(one => one.test(words))
}

/** `Fuck this just give me a price`: anger before a wish. */
const swears =
  /^(?:(?:(?:fuck|screw|forget|to hell with) (?:this|that|it)|damn|dammit|damnit|shit|ffs|wtf|omg|ugh+|argh+|jesus|christ|good grief|come on|for (?:god|christ)['’]?s sake)[,.! ]+)+(?=\S+ \S)/i

/** `Thanks, what is fiber`, `perfect thank you. what is cable`: a greeting or thanks before a question, which is read by itself. */
const politeBefore =
  /^(?:(?:ok|okay|great|perfect|awesome|cool|good|nice|wonderful|alright|oh|ah)[,.! ]+)*(?:(?:hi|hello|hey|thanks?|thank you|thx|ty)(?: (?:there|again|so much|very much|a lot|everyone|all))*[,.!;: ]+)+(?!how(?:['’]?s| is| are| r)\b(?: (?:you|u|it|your|ur|everything|life)\b)|(?:what['’]?s|what is) (?:up|new|good)[?.! ]*$)(?=(?:what|what['’]?s|which|how|who|who['’]?s|where|where['’]?s|when|why|is|are|do|does|did|can|could|will|would|should) \S)/i

/** A message without what was said beside its question to be friendly or in anger; all of it where nothing else was said. */
export function withoutSmallTalk(said: string): string {
  const message = said.replace(swears, '').replace(politeBefore, '')
  const sentences = message.split(/(?<=[.!?])\s+|\n+|\s+(?=anyways?\b)/i).filter(one => /[a-z\d]/i.test(one))
  const rest = sentences.filter(one => !isSmallTalk(one))
  return rest.length === 0 || rest.length === sentences.length ? message : rest.join(' ')
}
