import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import { brandsNamed } from '../reading/brands-named.ts'
import { providersIn } from '../reading/read-question.ts'
import { typesIn } from '../reading/wishes-in.ts'
import { zipIn } from '../reading/zip-in.ts'

/** A choice between some that it doesn't name: `which one has better upload`, `the cheaper one pls`, `and of the two`. */
const chooses =
  /\b(?:which|who)(?: one| of (?:them|those|these|the two))?\b(?! (?:plan|package|provider|compan|internet|channel))(?!.*\b(?:should|would|do|did|can) (?:i|we|you)\b).*\b(?:better|best|faster|fastest|cheaper|cheapest|less|lower|quicker|steadier|easier|more)\b|\b(?:cheaper|faster|better|quicker|steadier) one\b|\bof the two\b|\bbetween (?:the two|them|those two)\b/i

/** What is asked anew of a whole place or market, and not of those that were named. */
const atLarge =
  /\b(?:\d+ (?:months?|years?|yrs?)|here|there|around|my (?:area|zip|address|street)|in the (?:area|country))\b/i

/** A question that chooses between the two or three that somebody named together, with their names. */
function withRivals(catalogue: Catalogue, said: string, { rivals, providers, kind }: Dialogue): string {
  // Of two lines that were just told of, their plans tell more than their names.
  const areSpoken = kind === 'internet' && rivals.every(id => providers.includes(id))
  if (rivals.length < 2 || areSpoken || !chooses.test(said) || atLarge.test(said) || zipIn(said)) return said
  const names = rivals.flatMap(id => catalogue.provider(id)?.name ?? [])
  return `${said.replace(/[?.!\s]+$/, '')}, ${names.join(' or ')}`
}

/** Things that are spoken of by name once and then as `one`, `theirs`, `it`. */
const things =
  /\b(mesh|routers?|modems?|gateways?|extenders?|dvrs?|gift cards?|landlines?|data caps?|activation fees?|price locks?|static ips?|technicians?)\b/gi
const pointsToThing = /\b(?:one|theirs)\b(?=(?: (?:too|as well|back|for free|included|free))?[ ?.!]*$)/i
const givesOrTakes =
  /\b(?:gives?|includes?|has|have|offers?|provides?|comes? with|sells?|rents?|charges?|send|return|give|take|use|need)\b/i

/** `Does Google Fiber give you one` after a mesh, `do i have to send theirs back` after a modem: with the word for the thing. */
function withThing(catalogue: Catalogue, said: string, { question }: Dialogue): string {
  const found = [...question.matchAll(things)].map(([, thing = '']) => thing.toLowerCase())
  const thing = found.at(-1)
  if (thing === undefined || !pointsToThing.test(said) || !givesOrTakes.test(said)) return said
  const isOfSomebody = /\btheirs\b/i.test(said) || providersIn(catalogue, said.toLowerCase()).length > 0
  if (!isOfSomebody) return said
  const one = thing.replace(/(?<=router|modem|gateway|extender)s$/, '')
  return said.replace(pointsToThing, part => (/theirs/i.test(part) ? `their ${one}` : `a ${one}`))
}

/** Whether a speed that was spoken of is sold: `can I get that at 27514`, `who has that here`. */
const whoHasThat =
  /^((?:(?:and|so|ok|okay|but)[, ]+)*(?:(?:can|could) (?:i|we) (?:even |actually )?get|(?:do|does) (?:they|you|anyone|anybody|any of them) (?:even |actually )?(?:have|sell|offer)|who (?:has|sells|offers)|is)) (?:that|it)\b(?!.*\b(?:cheaper|faster|better|in writing)\b)/i
const aSpeed = /\b(?:\d ?gig(?:abit)?|gig(?:abit)?|\d{3,4} ?(?:mbps|megs?))\b/i

function withSpeed(said: string, { question, plans }: Dialogue): string {
  const speed =
    plans.length === 0 && (zipIn(said) || whoHasItThere.test(said)) ? aSpeed.exec(question)?.[0] : undefined
  if (speed === undefined) return said
  return said.replace(whoHasItThere, `who has ${speed} `).replace(whoHasThat, `$1 ${speed}`)
}

/** Who has at a place what was explained: `ok but which has it near me`, `who sells that in 78704`. */
const whoHasItThere =
  /^(?:(?:and|so|ok|okay|but|well|then|cool)[, ]+)*(?:which|who|what)(?: (?:one|ones|of them|all|providers?|compan(?:y|ies)))?(?: (?:still|even|actually|really))? (?:has|have|sells?|offers?|does|got) (?:it|that|this|them) (?=(?:near (?:me|us|here)|around (?:me|us|here)|here|in my (?:area|town|zip)|where (?:i|we) live|at my (?:house|place|address)|(?:in|at|near|around) \d{5})[?.! ]*$)/i

/** The kind of line that was explained; of two that were compared fiber, which our answer takes. */
function withKindThere(said: string, { type, listed }: Dialogue): string {
  const kinds = type.split(',')
  const kind = kinds.includes('fiber') ? 'fiber' : kinds[0]
  // Of a list it is a plan or its provider that is meant.
  return kind && listed.length === 0 ? said.replace(whoHasItThere, `who has ${kind} `) : said
}

/** `I'm with Xfinity in 60614`, told of what somebody has. */
const hasAlready =
  /^(?:(?:and|so|well|yes|yeah|ok)[, ]+)*(?:(?:i am|i['’]?m|we are|we['’]?re) (?:with|on|using|in|at)|(?:i|we) (?:currently |already |now )?(?:have|got|use)|currently (?:with|on)|it['’]?s|with)\b/i
const asksCheaper =
  /\b(?:what|anything|something|is there)\b.*\b(?:cheaper|less|lower)\b|\bcheaper (?:options?|choices?|ones?|plans?)\b/i
const asksElse = /\?|\b(?:what|which|who|when|why|how|is|are|does|do|can|will|should)\b/i

/** What costs less than what somebody has there, where they asked for that or told of a bill that rose. */
function withWhatIsPaid(catalogue: Catalogue, said: string, { topic, budgetCents }: Dialogue): string {
  const [own, ...others] = providersIn(catalogue, said.toLowerCase())
  const zipCode = zipIn(said)
  if (!own || others.length > 0 || !zipCode || !hasAlready.test(said) || /\$ ?\d/.test(said)) return said
  const isWished =
    asksCheaper.test(said) ||
    // Where the bill is known, everything is held against it.
    (budgetCents === null && (topic === 'bill_rose' || topic === 'negotiate') && !asksElse.test(said))
  return isWished ? `the cheapest in ${zipCode} except ${own.provider.name}` : said
}

/** A message with whom and what it points back to written out, where that was named by the visitor. */
export const withPointedTo = (catalogue: Catalogue, said: string, dialogue: Dialogue): string =>
  providersIn(catalogue, said.toLowerCase()).length === 0
    ? withThing(
        catalogue,
        withRivals(catalogue, withKindThere(withSpeed(said, dialogue), dialogue), dialogue),
        dialogue,
      )
    : withThing(catalogue, withWhatIsPaid(catalogue, said, dialogue), dialogue)

const ofInternet = /\b(?:internet|wi-?fi|mbps|gig|speeds?|upload\w*|download\w*|order\w*|call(?:ed|s)?)\b/i

/**
 * Other readings of a question that names nobody and was not understood by itself: as one of what service was spoken of, and as
 * one of those that were compared.
 */
export function readingsOfSpoken(catalogue: Catalogue, text: string, dialogue: Dialogue): string[] {
  if (!dialogue.begun || zipIn(text) || brandsNamed(catalogue, text).length > 0) return []
  if (providersIn(catalogue, text.toLowerCase()).length > 0 || typesIn(text).length > 0) return []
  const bare = text.replace(/[?.!\s]+$/, '')
  const names = dialogue.rivals.flatMap(id => catalogue.provider(id)?.name ?? [])
  return [
    ...(names.length > 1 ? [`${names.join(' or ')}: ${bare}`] : []),
    ...(ofInternet.test(text)
      ? []
      : (withKind[dialogue.kind ?? 'internet'] ?? []).map(end => `${bare} ${end}`)),
  ]
}

/** What a question of another service is ended with. */
const withKind: Partial<Record<'internet' | 'security' | 'tv', readonly string[]>> = {
  security: ['for the alarm'],
  tv: ['with DIRECTV'],
}

/** Whether a reading asks what another service than the internet costs. */
export const isPriceOfKind = (reading: string): boolean =>
  / (?:for the alarm|with DIRECTV)$/.test(reading) &&
  /\b(?:how much|prices?|costs?|pay|a month)\b/i.test(reading)
