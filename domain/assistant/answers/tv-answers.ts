import type { TvPackage } from '#domain/catalog/packages.schema.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { type AnswerOf, namedInternet } from './asking.ts'
import { cordCutters, directv } from './page-links.ts'
import { listInWords } from './plan-words.ts'

/** TV that is not in the catalog, by its names; `max 50` is a limit, and a dish hangs on a wall. */
const otherTv =
  /\b(youtube ?tv|hulu|sling|philo|fubo|netflix|peacock|paramount|disney|max(?! \$?\d)|hbo|frndly|roku|apple ?tv|prime video|(?<!\b(?:a|the|my|no|any|without|satellite) )dish)\b/
const properName = (name: string) =>
  ({ 'youtube tv': 'YouTube TV', youtubetv: 'YouTube TV', hbo: 'HBO', 'apple tv': 'Apple TV' })[name] ??
  name.replace(/\b[a-z]/g, letter => letter.toUpperCase())

/** A channel, a league or a package of games by its name. */
const ofChannels =
  /\b(?:espn\w*|nfl sunday ticket|sunday ticket|nfl redzone|red ?zone|nfl|nba|mlb|nhl|ncaa|nascar|f1|soccer|fox(?: news)?|cnn|msnbc|hgtv|hallmark|tnt|tbs|amc|discovery|nickelodeon|univision|telemundo|big ten|sec network|golf channel|bally\w*)\b/

const kindsOfShows = ['movie', 'sport', 'local', 'news', 'premium'] as const

/** What is asked of the packages, said before what they cost: the cheapest, the dish, or which has a kind of shows. */
function aboutIn(text: string, packs: readonly TvPackage[]): string {
  const [cheapest] = packs.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  const wanted = kindsOfShows.filter(kind => ` ${text}`.includes(` ${kind}`))
  const having = packs.filter(({ description }) =>
    wanted.some(kind => description.toLowerCase().includes(kind)),
  )
  return [
    cheapest && /\b(?:cheap\w*|lowest|least expensive)\b/.test(text)
      ? `The cheapest is ${cheapest.name}, ${formatMonthly(priceToday(cheapest.schedule))}. `
      : '',
    /\bdish\b/.test(text) ? 'By satellite it takes a dish; streaming takes none, but internet. ' : '',
    ...having.map(
      ({ name, description }) => `${name}: ${description.charAt(0).toLowerCase()}${description.slice(1)} `,
    ),
  ].join('')
}

const tv: AnswerOf = asking => {
  const { catalogue, asked, salesPhone } = asking
  const satellite = catalogue.tvPackages.filter(pack => pack.delivery === 'satellite')
  const streaming = catalogue.tvPackages.find(pack => pack.delivery === 'streaming')
  const packs = satellite.map(
    pack => `${pack.name} ${formatMonthly(priceToday(pack.schedule))} (${pack.channels ?? 0}+ channels)`,
  )
  if (!streaming) return null
  const { months } = asked
  const totals = satellite.map(pack => `${pack.name} ${totalWords(pack.schedule, months ?? 0)}`)
  const over = months === null ? '' : `Over ${months} months that is ${listInWords(totals)}. `
  const [, other] =
    /\bdirectv\b/.test(asked.text) && !/\b(?:or|vs|versus|than|cheaper|compare)\b/.test(asked.text)
      ? []
      : (otherTv.exec(asked.text) ?? [])
  const isPart = /\b(?:has|have|with|includes?|get|on)\b/.test(asked.text)
  const unknown = other
    ? isPart
      ? `Which package has ${properName(other)} I don’t know: ask at ${salesPhone}. `
      : `I don’t know what ${properName(other)} costs: of TV our catalog has DIRECTV alone. `
    : ''
  const [named] = ofChannels.exec(asked.text) ?? []
  const unsure = named
    ? `Which package has ${named.length > 4 ? named.replace(/\b[a-z]/g, letter => letter.toUpperCase()) : named.toUpperCase()} I don’t know: ask at ${salesPhone} before you order. `
    : ''
  const [provider] = namedInternet(asking).filter(({ kinds }) => !kinds.includes('tv'))
  const besideInternet = provider
    ? `Of ${provider.name} our catalog has internet alone: whether it has TV, and which channels, ask ${provider.name}. What we have works beside any internet. `
    : ''
  return {
    text: `${besideInternet}${aboutIn(asked.text, satellite)}${unknown}${unsure}DIRECTV by satellite: ${listInWords(packs)}. ${over}Choice adds more sports, with regional networks where they’re available. Streaming without a dish starts at ${formatMonthly(priceToday(streaming.schedule))} with a ${wholeDollars(catalogue.guides.claims.streamingGiftCardCents)} gift card that the provider advertises. Later prices are not published, and I don’t know single channels or sports packages.`,
    links: [directv, cordCutters],
    ...{ focus: satellite.slice(0, 1).map(({ id }) => id), listed: satellite.map(({ id }) => id), at: 0 },
  }
}

const cordCutting: AnswerOf = ({ catalogue: { guides } }) => {
  const { cable, streaming } = guides.cordCutting.monthlyCosts
  return {
    text: `Cable TV typically costs ${formatCents(cable.fromCents)} to ${formatCents(cable.toCents)} a month, streaming ${formatCents(streaming.fromCents)} to ${formatCents(streaming.toCents)}. ${guides.cordCutting.monthlyCostsNote}`,
    links: [cordCutters, directv],
  }
}

/** Questions about TV, and TV without cable. */
export const tvAnswers = { tv, cord_cutting: cordCutting } satisfies Record<string, AnswerOf>
