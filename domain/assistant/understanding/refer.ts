import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { planName } from '../answers/plan-words.ts'
import type { Dialogue } from '../dialogue.ts'
import { brandsNamed } from '../reading/brands-named.ts'
import { providersIn } from '../reading/read-question.ts'
import { ofAnyListed } from './any-of-list.ts'
import { withKindSpokenOf } from './as-good-as.ts'
import { askedAgain } from './asked-again.ts'
import { togetherNamed } from './both-together.ts'
import { besideInternet, kindCorrected } from './corrects-kind.ts'
import { plainWords } from './features.ts'
import { heldAgainst } from './held-against.ts'
import { intentByRule } from './intent-rules.ts'
import type { LearnedIntent } from './intents.ts'
import { withOtherCount } from './other-count.ts'
import { withPlanAtSpeed, withPlanByFigure } from './plan-by-figure.ts'
import { withSameMoney } from './same-money.ts'
import { bareZip } from './shapes.ts'
import { isOfAlarms } from './spoken-of.ts'
import { isOfOneThere, ofProvider } from './topics.ts'

/** Nothing but a speed: `and the gig one?`, `what about 500`. */
const bareSpeed =
  /^(?:(?:and|or|ok|so|but|no|not|just|actually|rather|for|at|like|about|around|say|make it|change it to|make that|i want|i meant|i mean|hm+|what about|how about|what is|whats|what would|is there|(?:do|does|can) (?:they|it|you|any of them) (?:have|offer|do|get)) )*(?:with )?(?:the |their |a )?(?:(\d{3,4})(?: ?(?:mbps|megs?|mb))?|((?:\d (?=gig))?gig(?:abit)?))(?: (?:ones?|plans?|speeds?|version|then|instead|tiers?|prices?|cost))*(?:,? not (?:the )?\d+(?: \w+)?)?\s*[?.!]*$/i
const twoSpeeds =
  /\b(\d{3,4}|(?:\d )?gig)(?: ?(?:mbps|megs?|plan|one))?\b.*\b(?:and|or|vs|versus|to)\b.*\b(\d{3,4}|(?:\d )?gig)\b(?!.*\b(?:month|bucks|dollars|people)\b)/i
const speedNamed = (speed: string) => (/gig/i.test(speed) ? speed.replace(/^gig/i, '1 gig') : `${speed} Mbps`)
const speedWithTv =
  /\b(?:\d{3,4} ?(?:mbps|megs?|mb)?|\d? ?gig(?:abit)?)(?: (?:internet|plan|speed))? (?:with|and|plus) (?:the |cable )?tv\b/i
const against =
  /\b(?:different|difference|compares?|compared|stack up|better|cheaper|faster) (?:from|than|to|with|against)\b/i
const wouldYou = /\bwhich (?:one )?would you (?:pick|choose|take|get|recommend|go with)\b/i
const whereIsIt =
  /^(?:and |so |ok )*where (?:is|are|do|does|can)\b.*\b(?:it|they|that)\b.*\b(?:available|sold|offered|serve|in|sell)\b|^(?:and |so |ok )*where (?:is|are) (?:it|they)[ ?]*$/i
const whichKind =
  /^(?:and |so |ok )*(?:which|who)(?: one| of (?:them|those|these))? (?:is|are|has|have|does|sells?|offers?) (?:the )?(fiber|cable|5g|satellite|dsl)\b/i
/** Which of those that were spoken of, at a speed. */
const atSpeed =
  /^(?=.*\b(?:\d{2,4} ?(?:mbps|megs?|mb)|gig(?:abit)?)\b).*\b(?:which|who|whos|what)\b.*\b(?:cheaper|cheapest|better|faster|less|costs?|price)\b/i
const atFigure = /\b(?:which|whos?|what)\b.*\b(?:cheaper|better|faster|less)\b.*\b(?:\d{3,4}|gig(?:abit)?)\b/i
/** Nothing but a stretch of time, in months: `and 12`. */
const bareMonths = /^(?:(?:ok|so|and|or|(?:what|how) about|for|over) )*(6|12|18|24|36)(?: months)?\s*[?.!]*$/i
const ofInternet =
  /\b(?:internet|fiber|cable|dsl|5g|satellite|mbps|gig|plans?|router|modem|order|call me|zip)\b|\b\d{5}\b/i
const needsDish =
  /^(?:so |and |ok |but )*(?:do|does|will|would) (?:i|we|it|they|that|the tv|the bundle) (?:need|require|come with|take|have to have) (?:a |the )?(?:satellite )?dish[?.! ]*$/i
const cheapOnes =
  /^(?:(?:no|ok|and|so|please|just|can you|what about|how about|compare|show|me)[, ]+)*(?:the )?(?:cheap(?:er|est)?|lowest|smallest|starter|basic) (?:ones|plans)\b|\blowest (?:they|each|both) ha(?:ve|s)\b/i
const whoIsCheaper = /^(?:so |and |ok |but )*who(?:['’]?s| is) (?:the )?cheap(?:er|est)(?: then)?[?.! ]*$/i
/** What only leads up to a question. */
const leadIn =
  /^(?:(?:no|nope|wait|sorry|hi|hello|hey|well|hmm+|um+|look|listen|please|pls|also|oh|ah|lol|thanks|great|cool|nice)[,.! ]+)*(?:i (?:mean|meant|said|asked)(?: if)?|(?:i am|im|i was|am|was) (?:asking|talking) about|i (?:do not|dont|never) (?:really )?(?:understand|get|know)(?= (?:what|how|why|which|if))|never ?mind|actually|what i mean is|my question is|question|just wondering|i was wondering|wondering|can you tell me|could you tell me|is it true(?: that)?|do you know|tell me)[,: ]+(?=\S+ \S)/i
/** `I want to order but i have a question, can i ...`: what is asked counts. */
const wishBefore =
  /^(?:(?:hi|hello|hey|so|ok|yes|well)[,.! ]+)*(?:(?:i|we)(?:['’]?d| would)? |id )(?:want|like|wanna|need|am ready|m ready)(?: to)? (?:order|sign up|buy|get (?:it|this|that|internet|started))\b[^,.?!]{0,40}?,? but (?:first[, ]+|before (?:that|i do)[, ]+|(?:i |we )?(?:just |still )?(?:(?:have|had|got) )?(?:a|an|one|some|quick)(?: quick| more)? questions?[,:. ]+)*(?=\S+ \S)/i
/** A company or a use that was spoken of, by no name. */
const thatCompany =
  /\b(?:that|this|the same) (?:company|provider|isp|carrier|brand)\b|(?<=\b(?:fee|fees|rental|install\w*|contract|charge) with )them\b/i
const forThat =
  /(?<!\b(?:comes?|goes?|included|routers?|modems?|gateways?|mesh) )\b(?:for|with) (?:that|this|it|those|these)(?= *[?.!]*$)|\b(?:good|ok|okay|fast|enough|work|works) (?:for|with) (?:that|this|it)\b/i

/** A question with what it points to written out, where one thing alone can be meant: then it stands for itself. */
export function spelledOut(catalogue: Catalogue, said: string, dialogue: Dialogue): string {
  const ofOtherKind = kindCorrected(said, dialogue)
  if (ofOtherKind) return ofOtherKind
  const again = askedAgain(catalogue, said, dialogue)
  if (again) return again
  const together = togetherNamed(said, dialogue)
  if (together) return together
  const counted = withOtherCount(said, dialogue)
  if (counted) return counted
  // Whose dish a bundle may need: of its internet there is none.
  if (dialogue.topic === 'bundle' && needsDish.test(said)) return 'does DIRECTV need a dish'
  const [, down, wouldDo] = measured.exec(said) ?? []
  if (down ?? wouldDo) return `is ${down ?? wouldDo} mbps enough`
  // `Who's cheaper` than the one that was spoken of.
  if (dialogue.plans.length === 1 && dialogue.kind === 'internet' && whoIsCheaper.test(said))
    return 'something cheaper'
  const asked = said.replace(wishBefore, '').replace(leadIn, '').replace(besideInternet, '') || said
  let text = withPlanByFigure(catalogue, withSameMoney(asked, dialogue), dialogue)
  // `How fast is Air` after AT&T Internet Air.
  const [ofAir] = /\b(?:\w+ )?internet air\b/i.exec(dialogue.question) ?? []
  if (ofAir && !/\binternet air\b/i.test(text)) text = text.replace(/\bair\b/i, ofAir)
  if (providersIn(catalogue, text.toLowerCase()).length > 1) return text
  const ofKinds = withKindSpokenOf(text, dialogue)
  if (ofKinds) return ofKinds
  const names = dialogue.providers.flatMap(id => catalogue.provider(id) ?? [])
  const [only] = names.length === 1 ? names : []
  const named = providersIn(catalogue, text.toLowerCase()).length > 0
  const ofAny = named ? null : ofAnyListed(text, dialogue)
  if (ofAny) return ofAny
  const [, mbps, gig] = bareSpeed.exec(text.trim()) ?? []
  const months = bareMonths.exec(text.trim())?.[1]
  if (months && dialogue.topic === 'cheapest' && dialogue.months) return `cheapest over ${months} months`
  if (months && dialogue.topic === 'total_cost') return `over ${months} months`
  const speed = mbps ? `${mbps} Mbps` : (gig ?? '').replace(/^gig/i, '1 gig')
  // `What about 100` after whether 300 is enough.
  if (speed && dialogue.topic === 'speed_need' && dialogue.people !== null) return `is ${speed} enough`
  const isOfPlace =
    dialogue.plans.length === 0 || (dialogue.topic === 'availability' && dialogue.listed.length > 1)
  if (speed && isOfPlace && dialogue.zipCode !== null) return `which plans have ${speed}`
  // `Compare the cheap ones instead`, of two companies that were held side by side.
  const entries = names.flatMap(({ id }) => catalogue.entryPlan(id) ?? [])
  if (dialogue.topic === 'compare' && !named && entries.length === 2 && cheapOnes.test(text))
    return entries.map(plan => planName(catalogue, plan)).join(' vs ')
  if (speed && dialogue.topic === 'compare' && names.length === 2)
    return `${names.map(({ name }) => name).join(' vs ')} ${speed}${dialogue.months ? ` over ${dialogue.months} months` : ''}`
  if (speed && dialogue.plans.length > 0) {
    return only && catalogue.entryPlan(only.id) ? `${only.name} ${speed}` : speed
  }
  // `And for the fastest` after what one provider costs: of its own plans.
  const ofOwn =
    only && dialogue.topic && ofProvider.has(dialogue.topic) ? bareMost.exec(text)?.[1] : undefined
  if (only && ofOwn) return `the ${ofOwn} ${only.name} plan`
  if (only && !named && catalogue.entryPlan(only.id) && ifFaster.test(text))
    return `what faster plans does ${only.name} have`
  // `The price of 300 meg plus TV`: that plan of theirs.
  if (only && !named && catalogue.entryPlan(only.id) && speedWithTv.test(text)) return `${only.name} ${text}`
  // `The difference between the 300 and the 500`: of the one that was spoken of.
  const [, slower, faster] = (only && !named ? twoSpeeds.exec(text) : null) ?? []
  if (only && slower && faster && catalogue.entryPlan(only.id))
    return `compare ${only.name} ${speedNamed(slower)} and ${only.name} ${speedNamed(faster)}`
  // `How much is the 2 gig after a year` of the one that was spoken of.
  const ofPlan = withPlanAtSpeed(catalogue, text, dialogue)
  if (ofPlan !== text) return ofPlan
  // `Which would you pick` after two kinds of line.
  if (dialogue.topic === 'technology' && dialogue.type.includes(',') && !named && wouldYou.test(text))
    return `which is better, ${dialogue.type.replaceAll(',', ' or ')}`
  if (only && !named && whereIsIt.test(text)) return `where is ${only.name} available`
  // `How is it different from Vivint` after ADT: one against the other.
  const [other] = providersIn(catalogue, text.toLowerCase())
  if (only && other && other.provider.id !== only.id && against.test(text))
    return heldAgainst(catalogue, text, dialogue, { only, other: other.provider })
  // `Which one is fiber` of two or three.
  if (names.length > 1 && names.length <= MOST_NAMED && !named && whichKind.test(text))
    return `do ${names.map(({ name }) => name).join(' and ')} have ${whichKind.exec(text)?.[1] ?? ''}`
  // `Which one is cheaper for a gig` of two that were compared: of those two.
  if (dialogue.topic === 'compare' && names.length === 2 && !named && atSpeed.test(text))
    return `${names.map(({ name }) => name).join(' vs ')}: ${text}`
  // `Which is cheaper for 500` after one and then another: of those two.
  const [before] = dialogue.lastPlans.flatMap(id => catalogue.internetPlan(id) ?? [])
  if (only && before && before.providerId !== only.id && !named && atFigure.test(text))
    return `${catalogue.providerName(before.providerId)} vs ${only.name}: ${text}`
  const isBrand = brandsNamed(catalogue, text).length > 0
  // `And in 89101?` after a question about one provider or two: whether they are there.
  const sold = names.filter(({ id }) => catalogue.entryPlan(id))
  const listed = new Set(dialogue.listed.flatMap(id => catalogue.internetPlan(id)?.providerId ?? []))
  if (
    sold.length > 0 &&
    sold.length <= MOST_NAMED &&
    (dialogue.topic === null || ofProvider.has(dialogue.topic) || isOfOneThere(dialogue, listed)) &&
    listed.size <= sold.length &&
    (bareZip.test(text) || thereToo.test(text))
  )
    return `${sold.map(({ name }) => name).join(' and ')} there: ${text}`
  // `Would that be enough for 2 TVs` after TV and a line of 10 Mbps.
  if (dialogue.topic === 'tv' && dialogue.mbps !== null && !named && enoughForScreens.test(text))
    return `is ${dialogue.mbps} Mbps enough for streaming: ${text}`
  // `Zip is 30534` after TV or an alarm: whether those come there.
  const notInternet =
    bareZip.test(text) && dialogue.topic !== 'bundle' ? kindAway(catalogue, dialogue, names) : null
  if (notInternet) return `${notInternet} there: ${text}`
  // `And in 48823` after who has a gig.
  if (dialogue.topic === 'availability' && dialogue.mbps !== null && bareZip.test(text))
    return `${dialogue.mbps} Mbps ${text}`
  const lacking = dialogue.topic === null ? undefined : withoutWhat[dialogue.topic]
  if (lacking) text = text.replace(bareWithout, part => `${part} ${lacking}`)
  if (dialogue.kind === 'tv' && !named && needsInternet.test(text)) return `tv without internet: ${text}`
  const ofKind =
    named ||
    isBrand ||
    (dialogue.topic === 'bundle' && ofPrice.test(text)) ||
    (ofInternet.test(text) && !needsInternet.test(text))
      ? null
      : kindSpokenOf(catalogue, dialogue, names)
  if (ofKind === 'directv' && ofTv.test(text) && intentByRule(plainWords(text).join(' ')) === null)
    return `${ofKind} ${text}`
  // `Do I need fast internet for 4 of them` after cameras: how fast.
  if (ofKind && fastFor.test(text) && isOfAlarms(catalogue, dialogue))
    return `how fast must internet be for ${fastFor.exec(text)?.[1] ?? ''} security cameras`.replace(
      '  ',
      ' ',
    )
  if (ofKind && needsInternet.test(text) && isOfAlarms(catalogue, dialogue))
    return `security cameras: ${text}`
  if (ofKind) {
    const words = plainWords(`${ofKind} ${text}`).join(' ')
    const rule = intentByRule(words)
    const alone = plainWords(text).join(' ')
    if (rule !== null && rule !== intentByRule(alone)) return `${ofKind} ${text}`
  }
  const whose = only && !named ? text.replace(thatCompany, only.name) : text
  return dialogue.use === '' ? whose : whose.replace(forThat, part => inPlaceOf(part, dialogue.use))
}

/** The alarms or the TV that were spoken of, by name; `null` after anything else. */
function kindSpokenOf(catalogue: Catalogue, dialogue: Dialogue, names: readonly Provider[]): string | null {
  if (names.length > 0 && names.every(one => !one.kinds.includes('internet')))
    return names.map(({ name }) => name.toLowerCase()).join(' ')
  if (dialogue.kind === 'tv') return 'directv'
  return isOfAlarms(catalogue, dialogue) ? 'alarm' : null
}

/** Who is asked about by a place alone after TV or an alarm: those that were spoken of, else all that sell it. */
function kindAway(catalogue: Catalogue, { kind }: Dialogue, names: readonly Provider[]): string | null {
  if (kind !== 'tv' && kind !== 'security') return null
  const sells = (one: Provider) => one.kinds.includes(kind)
  const spoken = names.filter(sells)
  return (spoken.length > 0 ? spoken : catalogue.providers.filter(sells))
    .map(({ name }) => name)
    .join(' and ')
}

const enoughForScreens =
  /\b(?:enough|handle|fast)\b.*\b(?:tvs?|televisions?|screens?|streams?|streaming|4k|that|it)\b/i
/** What is asked of TV after TV. */
const ofTv =
  /^(?!.*\b(?:rent\w*|landlord|roof|balcony|apartment)\b).*\b(?:stream\w*|(?:it|they) (?:have|carry|show|air)|channels?|dish|record\w*|sports?|football|games?|dvr|boxe?s?|rooms?)\b/i
const needsInternet =
  /\b(?:do|does|need|require)\b.*\b(?:internet|wi-?fi)\b.*\b(?:that|it|this|tv|one|them|those|these)\b|\b(?:it|that|this) (?:need|require)s? (?:internet|wi-?fi)\b/i
const ofPrice = /\b(?:how much|totals?|months?|prices?|costs?)\b/i
const fastFor =
  /\b(?:fast\w*|speeds?|mbps|upload)\b.*\bfor (?:all )?(?:(\d{1,2}|two|three|four|five|six|eight) (?:of )?)?(?:them|those|these|it|that)\b/i
/** What a test of the line showed, or a speed that may do: `it says 23 down and 2 up`, `will 300 do`. */
const measured =
  /^(?:(?:it|the test|mine|my speed|speed test|i|its)(?: \w+){0,3} )?(\d{1,4})(?: ?(?:mbps|megs?))? down(?:load)?,?(?: and)? \d{1,4}(?: ?(?:mbps|megs?))? up(?:load)?[.! ]*$|^(?:so |and |but |ok )*(?:will|would|is) (\d{3,4})(?: ?(?:mbps|megs?))? (?:do|work|(?:be )?(?:enough|fine|good|ok|okay))(?: (?:then|though|for (?:that|it|us|me)))*[?.! ]*$/i
const MOST_NAMED = 3
/** `Both available at 92677`, `in 23451 too`. */
const thereToo =
  /^[^a-z\d]*(?:and |so |ok |but |(?:i ?.?m|i am|i live|we are|we live|its|it is)(?: in| at)? \d{5}[,. ]+)*(?:(?:are |is |do |does |can i get )?(?:they|it|both|either|those|these|that|one)\b[^?]{0,40}\b\d{5}\b|(?:in |at |for )?\d{5} (?:too|also|as well)|(?:do|does|are|is|can i get) (?:they|it|both|either|those|these|all)\b[^?]{0,30}\b(?:here|there))[^a-z\d]*$/i
/** `And if I want faster`: of the one that was spoken of. */
const ifFaster =
  /^(?:(?:and|but|ok|so|what) )*if (?:i|we) (?:want|need|wanted|needed) (?:it |something |a |one )*(?:faster|quicker|more speed)(?: (?:one|plan|speed))*[?.! ]*$/i
/** Nothing but the most of something: `and for the fastest`, `whats the cheapest one`. */
const bareMost =
  /^[^a-z\d]*(?:(?:and|so|ok|for|what about|how about|whats|what is|the|their) )*(fastest|quickest|cheapest|slowest)(?: (?:one|plan|they have|there))*[^a-z\d]*$/i
/** `Is there one without`: without what was just spoken of. */
const bareWithout =
  /\b(?:ones?|any|anything|anyone|anybody|plans?|somebody|someone|which|who|provider)\b.*\bwithout(?: one| it| them)?(?=\s*[?.!]*$)/i
const withoutWhat: Partial<Record<LearnedIntent, string>> = {
  data_cap: 'data cap',
  contract: 'contract',
  termination: 'contract',
  fees: 'one-time fees',
}

const inPlaceOf = (part: string, use: string) => part.replace(/(?:that|this|it|those|these)$/i, use)
