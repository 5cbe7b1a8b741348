/** Words that change nothing of who is asked for. */
const around = /\b(?:a|an|the|your|some|any|another|just|fucking|freaking|damn|goddamn|one of)\b ?/g
/** Who is asked for, in words that mean nobody else: `a real person`, `customer service rep`. */
const staff =
  /\b(?:(?:real|live|living|actual|breathing|different|better|human|sales|support|customer (?:service|care|support)) )*(?:(?:real|live|actual) (?:people|someone|somebody|one)|(?:someone|somebody) real|persons?|humans?(?: beings?)?|representatives?|reps?|agents?|csrs?|operators?|supervisors?|managers?|employees?|advis[oe]rs?|associates?|staff(?: members?)?|living souls?)\b/g
const service = /\bcustomer (?:service|care|support)\b/g
const somebody = /\b(?:someone|somebody|anyone|anybody|people)\b/g

/** From here on words are those of `told`: `STAFF`, `SERVICE` and `SOMEBODY` stand for who is asked for. */
const speaks =
  /\b(?:talk|speak|chat|connect)\b(?:(?: \w+){0,5}? (?:STAFF|SOMEBODY)|(?: (?:to|with|w|me|us|directly))* SERVICE)\b/
const wants =
  /\b(?:get|give|gimme|find|send|put|patch|bring|hand|pass|forward|switch|transfer|route|need|want|wanna|prefer|demand|deal|reach|(?:would|d|id) like|rather have|looking for)(?: (?:me|us|to|over|off|through|thru|with|w|back|on|now|have|in))* (?:STAFF\b(?! (?:discount|plan|price|deal|account|number|fee|id|code|program|special|job|position)s?\b)|SERVICE(?= (?:please|pls|plz|now|asap)\b|$))/
/** Somebody may also install a line: nothing else may be wished of them. */
const wantsSomebody =
  /\b(?:get|give|gimme|find|put|bring|transfer|switch|connect|pass|need|want)(?: (?:me|us|to|over|through|thru|with|w|in|on))* SOMEBODY(?: (?:please|pls|plz|now|asap|here|already|to help(?: me| us)?|(?:who|that) can help(?: me| us)?|on line|on chat))*$/
const toTalkTo =
  /\b(?:STAFF|SOMEBODY)(?: (?:who|that|there|here|i|we|can|could|may|to))* (?:talk|speak|chat) (?:to|with)\b/
const stepsIn =
  /\b(?:can|could|will|would|may|have|let) (?:you have )?STAFF (?:please )?(?:help|take over|step in|join|assist|answer|explain|jump in|take this)\b/
const noMachine =
  /\b(?:don ?t|do not|not|won ?t|hate|tired of|sick of|done|stop|quit|refuse to)(?: \w+){0,3}? (?:talk|speak|chat|deal|typ)\w* (?:to|with) (?:\w+ ){0,2}(?:bot|robot|machine|computer|ai)s?\b/
const isThere =
  /^(?:(?:hi|hello|hey|so|ok|um) )*(?:(?:is|are) (?:there )?|any )STAFF(?: (?:there|here|home|online|awake|around|available|free|now|right now|currently|that can help(?: me)?))*$/
const alone =
  /^(?:(?:hi|hello|hey|yo|ok|okay|no|nope|please|pls|plz|can i|could i|may i|i|get|have|said|again|now|omg|ugh|wtf|so|um|and|well) )*(?:STAFF|SERVICE)(?: (?:please|pls|plz|now|asap|rn|right now|thanks|thank you|ty|help|only|man|dude|bro|already|here|again|today|lol))*$/
/** `This bot sucks human please`: what stands before it is no sentence of its own. */
const atEnd = /\b(?:STAFF|SERVICE) (?:please|pls|plz|now|asap|rn)$/

/** Whether somebody is there who speaks another language is a question, which the assistant answers. */
const inLanguage = /\b(?:spanish|espanol|chinese|mandarin|vietnamese|korean|arabic|russian|portuguese)\b/
/** Whether a person is needed, or wished away: `do I have to talk to someone to order`, `I don't need an agent`. */
const ratherNot =
  /\b(?:do|does|will|would|must|should) (?:i|we|you) (?:really |always |even )?(?:have|need) (?:to|STAFF)\b|\bwithout (?:having to |ever )?(?:talking|speaking|chatting|STAFF)\b|\b(?:don ?t|do not|not|never|hate|avoid) (?:want to |wanna |like to |like |have to |need to |having to |wish to )?(?:talk|speak|chat)(?:ing)?\b|\b(?:don ?t|do not|not|no|never) (?:want|need|wanna|like) (?:to deal with )?STAFF\b/

const inSpanish = [
  /\b(?:habl\w+|comuni\w+|convers\w+|platic\w+|chate\w+|contact\w+|conect\w+|transfi\w+|p[ao]s[ae](?:n?me)?|pongame|ponme|atiend\w+)(?: \w+){0,4}? (?:persona|humano|alguien|agente|representante|asesora?|operadora?|gerente|supervisora?|encargad[oa]|empleado)s?\b/,
  /\b(?:quiero|queremos|necesito|necesitamos|quisiera|prefiero|deme|dame|busco|exijo)(?: (?:a|con|un|una|otra|ver))* (?:persona|humano|ser humano|agente|representante|asesora?|operadora?|gerente|supervisora?|servicio al cliente)\b/,
  /^(?:(?:hola|una?|el|la|con|no|ya) )*(?:persona|humano|ser humano|agente|representante|operadora?|asesora?|(?:servicio|atencion) al cliente)(?: (?:por|favor|porfavor|porfa|real|humana|humano|de|verdad|ya|ahora))*$/,
  /^(?:hola )?(?:hay|esta|estan) (?:ahi )?alguien(?: (?:ahi|aqui|alli|en linea|disponible))?$/,
]

/** `Hey, is anyone there`. */
const isAnyoneThere =
  /^(?:hi |hello |hey |so |ok |um )*(?:is |are )?(?:there )?(?:anyone|anybody|any one|someone|somebody|a (?:real )?(?:person|human))(?: \w+)? (?:there|here|home|online|awake|around|listening|available)(?: right now| now| to (?:talk|chat|help)(?: to| with)?(?: me)?)*$/

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const told = (words: string): string =>
  words
    .replace(around, '')
    .replace(staff, 'STAFF')
    .replace(service, 'SERVICE')
    .replace(somebody, 'SOMEBODY')
    .trim()

/** Whether somebody would rather do without one, or asks whether one is needed. */
export const wantsNoPerson = (text: string): boolean => ratherNot.test(told(plain(text)))

/** Whether somebody asks for a person in Spanish. */
export const asksInSpanish = (text: string): boolean => {
  const words = plain(text)
  return inSpanish.some(rule => rule.test(words))
}

/** Whether somebody asks for a person, in plain words, whatever else is said around it. */
export function asksForPerson(text: string): boolean {
  if (asksInSpanish(text)) return true
  const words = plain(text)
  if (isAnyoneThere.test(words)) return true
  if (inLanguage.test(words)) return false
  const whole = told(words)
  if (noMachine.test(whole)) return true
  const clauses = [whole, ...text.split(/[.,;:!?\n]+/).map(clause => told(plain(clause)))]
  return clauses.some(
    clause =>
      [alone, isThere, stepsIn].some(rule => rule.test(clause)) ||
      (!ratherNot.test(clause) &&
        [speaks, wants, wantsSomebody, toTalkTo, atEnd].some(rule => rule.test(clause))),
  )
}
