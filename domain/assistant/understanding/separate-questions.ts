import { offersIn } from '../reading/offers-in.ts'
import { plainWords } from './features.ts'
import { firmIntent } from './firm-rules.ts'

/** At most so many questions of one message are answered. */
const MOST = 4

/** Said before a question to tell what it is about: `i hate comcast.`, `my lease ends in May.` */
const tells =
  /^(?:(?:hi|hello|hey|so|well|ok|and)[,.! ]+)*(?:i|im|ive|we|were|weve|my|our|it|its|there|they|he|she|the|somebody|someone|people|thieves|burglars|just|only|retired|single|elderly|family|couple|\d+|two|three|four)\b/i
const wishes =
  /\?|\b(?:want|need|looking|search\w*|would like|wonder\w*|tell|show|give|find|help|how|what|which|who|when|why|where|can|could|(?<!\b(?:wont|won['’]t|not) )cancel|order|delete|stop|call)\b/i
/** `I want to go to Spectrum now`: what the question is asked for, and none itself. */
const plans =
  /^(?:i|we) (?:just )?(?:want|would like|plan|intend|hope|am going|are going) to (?:go|switch|change|move|leave)\b(?!.*\?)/i
/** `Which of your companies has one`: of what was asked before it. */
const sameAgain =
  /^(?:\S+ ){0,6}(?:has|have|sells?|offers?|carry|carries) (?:one|ones)\b[?.! ]*$|^(?:and |so )?who (?:has|sells|offers|does) (?:it|that|this)\b[?.! ]*$/i
/** `Do we need internet for that`: for what was told before it. */
const forThat = /^(?:do|does|would|will|is|are|can)\b.*\bfor (?:that|this|it|them)[?.! ]*$/i
/** Told before a question, of a situation or of somebody else: `PCS orders every 2 years`, `Frontier signed me up in 2023`. */
const leadsUp =
  /^(?:pcs|laid off|lost (?:my|our) job|hurricane|whole street|new (?:house|home|subdivision|build)|[\w&!]+ (?:signed|charges|raised|told|sold|gave|put|keeps? (?:raising|charging|billing|calling|telling|increasing)) (?:me|us|my|our|the)|hunting cabin)\b(?!.*\?)/i
/** `Is that legal`: of what was told before it. */
const ofTold =
  /^(?:so |and |but )?(?:is|are|was|can) (?:that|this|it|they|he|she)(?: even| really| actually)? (?:legal|illegal|allowed|normal|true|right|fair|do (?:that|this))\b[?.! ]*$/i

/** What the question before it is asked against: `can you beat my price? i pay 75 for 300`. */
const pays = /^(?:i|we)(?:m|re| am| are)?(?: now| currently)? pay(?:ing)?\b(?!.*\?)/i

/** What may be spent: it stands with what it is to be spent on. */
const limits =
  /^(?:and |but )?(?:about|around|under|up to|max|maximum|at most|no more than|not more than|less than|budget|my budget|our budget|(?:i|we) (?:can|could) (?:spend|pay|afford|do))\b(?!.*\?).*\d/i

/** A second question after the first, in one sentence: `whats the cheapest and how fast is it`. */
const second =
  /[, ]+(?:and|also|plus)(?: also)?(?= (?:whats?|hows?|how|do|does|is|are|can|which|whos?|when|wheres?|why)\b)/i
/** More questions after a comma: `does it have a cap, is the router included`. */
const listed =
  /, (?=(?:is|are|does|do|can|whats|what is|how much|how long) (?:the|it|there|they|i|we|you|a)\b)/i
const asks =
  /^(?:(?:hi|hello|hey|so|well|ok|and)[,.! ]+)*(?:whats?|hows?|do|does|is|are|can|which|whos?|when|wheres?|why)\b/i

/** `The ad says 49.95. What will it be`: no sentence seems to end at a figure. */
const afterFigure = /\d\. (?:whats?|hows?|how|which|whos?|when)\b/i

/** `Metronet 1 gig price`: a question that no question word begins. */
const asksPrice = /^(?:[\w&!'’.]+ ){1,6}(?:price|prices|cost|costs)\b/i

/** `WOW! Fiber 1 Gig` is a name, and no sentence ends in it; `is there WOW! How much is it` are two. */
const ends =
  /(?<=\?|(?<!\bwow)!)\s+|(?<=\bwow!)\s+(?=(?:how|what|which|who|when|where|why|i|we|my)\b)|(?<=[a-z]{3}\.)\s+|\n+/i

/** The questions of a message, where it holds several: apart by their ends. Short pieces stay with what they stand by. */
export function separateQuestions(message: string): string[] {
  // What two offers cost is asked of both together.
  if (offersIn(message.toLowerCase()).length === 2) return [message]
  // What all of it asks stands in no part of it.
  if (firmIntent(plainWords(message).join(' '))) return [message]
  const pieces = message
    .split(ends)
    .flatMap(piece =>
      asks.test(piece.trim()) || asksPrice.test(piece.trim()) || afterFigure.test(piece)
        ? piece.split(second).flatMap(part => part.split(listed))
        : [piece],
    )
    .map(piece => piece.trim())
    .filter(piece => /[\p{L}\p{N}?]/u.test(piece))
  const whole = pieces.reduce<string[]>((left, piece) => {
    const last = left.at(-1)
    // 'ok.', 'hi!' and the like are no questions of their own, nor is what only leads up to one.
    if (
      last !== undefined &&
      (last.split(' ').length < (last.endsWith('?') || asks.test(last) ? 3 : 4) ||
        piece.split(' ').length < 3 ||
        sameAgain.test(piece) ||
        ((forThat.test(piece) || ofTold.test(piece)) && !last.includes('?')) ||
        pays.test(piece) ||
        limits.test(piece) ||
        (tells.test(piece) && !wishes.test(piece)) ||
        (tells.test(last) && !wishes.test(last)) ||
        plans.test(piece) ||
        plans.test(last) ||
        (leadsUp.test(last) && !last.includes('?')))
    )
      return [...left.slice(0, -1), `${last} ${piece}`]
    return [...left, piece]
  }, [])
  return whole.length === 0 || whole.length > MOST ? [message] : whole
}

/** So many words tell of a situation before they ask. */
const LONG = 12
/** The question that a tale without any marks ends with: `he got sold cable he doesnt need how do i cancel spectrum for him`. */
const endsWith =
  /^(?:\S+ ){4,}?((?:how (?:do|can|would|could|should|much) (?:i|we|is|are|does|do)|what (?:do|can|should|does) (?:i|we|it)|whats|whos|(?:can|could|should|do|must) (?:i|we)|do i need to|is there|is it)\b(?!.*\b(?:how|what|whats|can i|do i|is there)\b).*)$/i
/** The question that a long message ends with: `Whole street is out, interview at 2. What can I do?`; null where it has one sentence. */
export function questionProper(message: string): string | null {
  if (message.split(/\s+/).length < LONG) return null
  const sentences = message.split(/(?<=[a-z\d]{2}[.!?])\s+/i)
  const last = sentences.findLast(sentence => sentence.endsWith('?')) ?? sentences.at(-1)
  if (sentences.length > 1) return last !== undefined && asks.test(last) ? last : null
  return endsWith.exec(message)?.[1] ?? null
}

/** Told behind a question, of whoever asks it: `can they call after 6, I drive a school bus`. */
const behind =
  /^(?:\S+ ){2,}?\S+?(?:[,;]| -+| (?:because|cause|cuz|bc|since))+ (?=(?:i|im|ive|id|my|we|were|weve|our|he|hes|his|she|shes|her)\b(?!['’]?d (?:like|prefer)\b| (?:want|need|would|can|could|mean|meant)\b)[^?]*$)/i
/** The question that a message begins with, before it only tells; null where it has no such parts. */
export function questionLeading(message: string): string | null {
  const [found] = behind.exec(message) ?? []
  const question = found?.replace(/(?:[,;]| -+| (?:because|cause|cuz|bc|since))+ $/i, '')
  return question !== undefined && asks.test(question) ? question : null
}

/** `Do i have to take it?`, `what happens if i break it`: more of what was just asked, which its answer tells as well. */
export const goesOn = (piece: string): boolean =>
  /\b(?:it|that|this|them|those)\b/i.test(piece) && piece.split(/\s+/).length <= MOST_THAT_GO_ON
const MOST_THAT_GO_ON = 7
