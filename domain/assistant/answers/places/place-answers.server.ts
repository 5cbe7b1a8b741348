import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { satelliteNames } from '#domain/catalog/satellite-providers.ts'
import { readTypes } from '../../reading/wishes-in.ts'
import { plainWords } from '../../understanding/features.ts'
import { reachesHome } from '../../understanding/of-spoken-plan.ts'
import { atHouse, coming } from '../../understanding/shapes.ts'
import type { AnswerOf, Asking } from '../asking.ts'
import { labelAgainst } from '../fees-there.ts'
import { search } from '../page-links.ts'
import { listOf } from '../plan-list.ts'
import { listInWords, planListLink } from '../plan-words.ts'
import { flying } from '../satellites.ts'
import { placeWanted, whoServes } from './availability-answer.server.ts'
import { isThere, surelyThere } from './is-there.ts'

const availability: AnswerOf = asking => {
  const { asked, catalogue, place, dialogue } = asking
  const [other] = asked.providers
  if (other && asked.providers.every(one => !one.kinds.includes('internet'))) {
    const names = listInWords(asked.providers.map(({ name }) => name)).replace(' and ', ' or ')
    const found = place ? surelyThere(place.result).map(({ name }) => name) : []
    const internet =
      place && asked.zipCode !== null && found.length > 0
        ? ` For internet I find there: ${listInWords(found)}. ${place.certainty}`
        : ''
    return {
      text: `Coverage data only tell of internet lines, so whether ${names} comes to ${place ? place.where : 'your address'} I don’t know: that’s confirmed at ${asking.salesPhone} before you order.${other.kinds.includes('tv') ? ' By satellite it needs a free view of the sky; its streaming only needs internet.' : ''}${internet}`,
      links: asked.providers.flatMap(({ name, page }) => (page ? [{ label: name, href: page }] : [])),
    }
  }
  const spoken =
    /(?<!of )\b(?:it|they|them)\b/.test(asked.text) &&
    asked.providers.length === 0 &&
    !/\bwho\b|\bavailable\b/.test(asked.text)
  const providers = spoken ? dialogue.providers.flatMap(id => catalogue.provider(id) ?? []) : asked.providers
  if (!place) {
    const [named] = providers
    const plan = named ? catalogue.entryPlan(named.id) : undefined
    return { ...placeWanted({ providers, text: asked.text }), ...(plan ? { focus: [plan.id] } : {}) }
  }
  // A ZIP code alone answers what was asked without one.
  const pending =
    asked.zipCode !== null &&
    asked.text.replace(/[^a-z]/g, '').length < 12 &&
    dialogue.topic === 'availability' &&
    dialogue.zipCode === null
  // Another ZIP code alone asks the same of that place.
  const again =
    asked.zipCode !== null &&
    asked.text.replace(/[^a-z]/g, '').length < 12 &&
    (dialogue.topic === 'availability' || dialogue.topic === 'technology')
  const before = pending ? dialogue.providers.flatMap(id => catalogue.provider(id) ?? []) : providers
  const types =
    asked.types.length === 0 &&
    (pending || again || /\bis there (?:any|some|one)\b(?! \w+ (?:provider|internet))/.test(asked.text))
      ? readTypes(dialogue.type)
      : asked.types
  const [whose, ...others] = [...place.result.providers, ...place.result.likelyProviders].filter(({ id }) =>
    (providers.length > 0 ? providers.map(one => one.id) : dialogue.providers).includes(id),
  )
  // `Is it fiber or DSL at my house`: no ZIP code tells that.
  if (whose && others.length === 0 && asked.types.length > 1 && atHouse.test(asked.text))
    return {
      text: `A ZIP code can’t tell which of them reaches your house. Around ${place.where} ${whose.name} reports ${whose.technology.replace(/Fiber|Cable|Satellite/g, word => word.toLowerCase())}, but not for every house: search your full address, and ${whose.name} confirms it before you order.`,
      links: [search],
      focus: dialogue.plans,
    }
  const found = whoServes(
    catalogue,
    { ...asked, types, providers: before.length > 0 ? before : providers },
    place,
  )
  return coming.test(asked.text)
    ? { ...found, text: `What a provider plans to build I don’t know. As of now: ${found.text}` }
    : found
}

/** Whether the only one that was spoken of sells there at all; before a space, or nothing. */
function spokenThere({ place, dialogue, catalogue }: Asking): string {
  const [id, ...others] = new Set(
    dialogue.plans.flatMap(one => catalogue.internetPlan(one)?.providerId ?? []),
  )
  const spoken = id === undefined || others.length > 0 ? undefined : catalogue.provider(id)
  return place && spoken && (dialogue.topic !== 'availability' || dialogue.listed.length < 2)
    ? `${isThere(spoken, place.result, place.where, '').text.trim()} `
    : ''
}

const notConfirmed = /\b(?:not|isn.?t|un) ?confirmed\b/
/** What isn't confirmed of a provider that is named: that it is there, or its price; before a space, or nothing. */
function whatIsOpen(asking: Asking): string {
  const { asked, place, catalogue } = asking
  const [named] = asked.providers.filter(({ kinds }) => kinds.includes('internet'))
  if (!place || !named || !notConfirmed.test(asked.text)) return ''
  const isSure = surelyThere(place.result).some(({ id }) => id === named.id)
  const entry = catalogue.entryPlan(named.id)
  const ofPrice =
    isSure && entry && labelAgainst(asking, entry).length > 0
      ? ' What isn’t confirmed is its price: its own broadband label shows another one, or one that depends on the address.'
      : ''
  return `${isThere(named, place.result, place.where, '').text.trim()}${ofPrice} `
}

const certainty: AnswerOf = asking => ({
  text: asking.place
    ? `${whatIsOpen(asking)}${reachesHome.test(plainWords(asking.asked.text).join(' ')) ? spokenThere(asking) : ''}${asking.place.certainty} Shares are by county: I can’t tell each street from a ZIP code alone, so search your full address.`
    : 'I only know coverage by county or ZIP code from FCC data, not for each house. With your ZIP code I can say who sells around you; search your full address for the most exact answer: the provider confirms it before you order.',
  links: [search],
  focus: asking.dialogue.plans,
})

/** What each provider without a line to the home starts at. */
const airPlans = (catalogue: Catalogue): InternetPlan[] =>
  catalogue.internetProviders.flatMap(({ id }) => catalogue.entryPlan(id, ['satellite', '5g']) ?? [])

/** What is sold where no line comes, and by whom. */
function withoutLines(catalogue: Catalogue): string {
  const inBrackets = (names: readonly string[]) => (names.length > 0 ? ` (${names.join(', ')})` : '')
  const overAir = catalogue.internetProviders.filter(({ id }) => catalogue.plansOf(id, '5g').length > 0)
  const low = flying(catalogue, 'low')
  const shortest =
    low &&
    `; ${low} ${low.includes(' and ') ? 'have' : 'has'} the shortest delay${flying(catalogue, 'high') ? '' : ' of satellites'}`
  return `Without cable or fiber there’s satellite almost everywhere${inBrackets(satelliteNames(catalogue))} and 5G home internet${inBrackets(overAir.map(({ name }) => name))} where the cell signal reaches${shortest}.`
}

const rural: AnswerOf = asking => {
  const { catalogue } = asking
  const wanted = airPlans(catalogue)
  const { providers, types } = asking.asked
  const meant = wanted
    .filter(
      plan =>
        (providers.length === 0 && types.length === 0) ||
        providers.some(({ id }) => id === plan.providerId) ||
        types.includes(plan.type),
    )
    .toSorted(cheapestFirst)
  const plans = meant.length > 0 ? meant : wanted
  const note = asking.place
    ? ''
    : ' Tell me your ZIP code: county data also name small local fiber and wireless companies.'
  return listOf(asking, `${withoutLines(catalogue)}${note}`, plans, {
    links: [
      planListLink({ type: 'satellite' }, 'Satellite plans'),
      planListLink({ type: '5g' }, '5G home internet'),
    ],
  })
}

const namesOf = ({ catalogue }: Asking, kind: ServiceKind) =>
  listInWords(catalogue.providers.filter(one => one.kinds.includes(kind)).map(one => one.name))

/** Questions about where something is sold. */
export const placeAnswers = {
  availability,
  certainty,
  rural,
  known_zip: ({ place }) =>
    place
      ? { text: `I answer for ${place.where}. Type another ZIP code to change it.`, links: [search] }
      : { text: 'I don’t have a ZIP code of yours. Type one, and I’ll use it.', links: [search] },
  which_providers: asking => ({
    text: `We compare ${asking.catalogue.internetProviders.length} internet providers: ${namesOf(asking, 'internet')}; ${namesOf(asking, 'security')} for home security, and ${namesOf(asking, 'tv')} for TV. Which of them sell at your address I can tell you by your ZIP code.`,
    links: [{ label: 'Compare providers', href: '/providers' }, planListLink()],
  }),
} satisfies Record<string, AnswerOf>
