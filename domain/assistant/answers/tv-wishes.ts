import type { TvPackage } from '#domain/catalog/packages.schema.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import type { Asked } from '../reading/read-question.ts'
import { dishNetwork, networks, sportsWords } from '../reading/tv-words.ts'
import type { Asking } from './asking.ts'
import { listInWords } from './plan-words.ts'

const capitalized = (name: string) =>
  name
    .replace(/\b[a-z]/g, letter => letter.toUpperCase())
    .replace(
      /\b(?:espn\d?|nfl|nba|mlb|nhl|mls|ncaa|ufc|wwe|tnt|tbs|amc|cnn|msnbc|hgtv|sec|nascar)\b/gi,
      word => word.toUpperCase(),
    )

/** A channel, a league or a package of games by its name. */
const ofChannels =
  /\b(?:espn\w*|nfl sunday ticket|sunday ticket|nfl redzone|red ?zone|nfl|nba|mlb|nhl|mls|ncaa|nascar|f1|ufc|wwe|premier league|la liga|champions league|soccer|fox news|cnn|msnbc|hgtv|hallmark|tnt|tbs|amc|discovery|nickelodeon|univision|telemundo|big ten|sec network|golf channel|bally\w*)\b/g
/** All games of a league, sold by themselves. */
const seasonPass = /\b(?:nfl )?sunday ticket\b|\b(?:nba|nhl|mlb) (?:league pass|center ice|extra innings)\b/
const onSundays =
  /^(?!.*\bticket\b).*(?:\bnfl\b|\bfootball\b)(?=.*\b(?:sundays?|local|channels?)\b)|\bsundays?\b.*(?:\bnfl\b|\bfootball\b)/
/** So many channels are named again. */
const MOST_NAMED = 3

/** What packages are told apart by here, each with the words that ask for it. */
const kindsOfShows: readonly (readonly [kind: string, asked: RegExp])[] = [
  ['movie', /\bmovie/],
  ['sport', sportsWords],
  [
    'local',
    new RegExp(
      String.raw`\blocal|\b(?:nfl|football)\b.*\bsundays?\b|\bsundays?\b.*\b(?:nfl|football)\b|${networks.source}`,
    ),
  ],
  ['news', /\bnews/],
  ['premium', /\bpremium/],
]

/** What no package is told apart by here, each as it is said again. */
const notKnown: readonly (readonly [asked: RegExp, words: string])[] = [
  [/\bspanish|\ben español|\bin espanol/, 'which package has channels in Spanish'],
  [/\b4k\b/, 'which package has 4K channels'],
  [/\bdvr|\brecord(?:s|ing)?\b/, 'what a DVR costs, whether one comes with it or how much it records'],
  [
    /\b(?:rooms?|tvs|televisions|boxe?s?|receivers?)\b/,
    'how many TVs a package covers or what a box for another one costs',
  ],
  [/\bon demand\b/, 'what is on demand'],
  [/\bsize\b.*\bdish\b|\bdish\b.*\bsize\b|\bhow (?:big|large) is the dish\b/, 'how big the dish is'],
]

/** What is not wanted: `no sports`. */
const refused =
  /\b(?:no|without|not|(?:don.?t|do not) (?:want|need|watch|care about|like)) (?:any |the )?(?:sports?|movies?|news)\b/g

const packagesWith = (kind: string, packs: readonly TvPackage[]) =>
  packs.filter(({ description }) => description.toLowerCase().includes(kind))

/** The kinds of shows that a text asks for, of which a package's description speaks. */
export const showsIn = (text: string): string[] =>
  kindsOfShows.filter(([, asked]) => asked.test(text.replace(refused, ''))).map(([kind]) => kind)

/** A name that somebody gave at the desk, as the text of an expression. */
const literally = (name: string): string => name.toLowerCase().replaceAll(/[^\w ]/g, '\\$&')

/** The packages that a text names; `my only choice` names none. */
export const packagesNamed = (text: string, packs: readonly TvPackage[]): TvPackage[] =>
  packs.filter(({ name }) =>
    new RegExp(
      String.raw`(?<!\b(?:my|only|best|good|first|your|a|no|other|home) )\b${literally(name)}(?!\w| (?:home|league)\b)`,
    ).test(text),
  )

/** Whether sports are asked for, which the packages' description then tells of first. */
export const asksForSports = (text: string): boolean => showsIn(text).includes('sport')

/** The cheapest package, or the cheapest of those that have what is asked for. */
function cheapestIn(
  { text, budgetCents }: Pick<Asked, 'text' | 'budgetCents'>,
  packs: readonly TvPackage[],
): string {
  const [least] = packs.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  if (budgetCents !== null && least && priceToday(least.schedule) > budgetCents)
    return `For ${formatMonthly(budgetCents)} or less I find none: the cheapest is ${least.name}, ${formatMonthly(priceToday(least.schedule))}. `
  // Of streaming there is one price alone, and these come by satellite.
  if (!/\b(?:cheap\w*|lowest|least expensive)\b/.test(text) || /\bstream/.test(text)) return ''
  if (/\b(?:that|which) (?:has|have|shows?|carries|gets?|includes?) (?:it|them|that|those|both)\b/.test(text))
    return 'Which package has it I don’t know, so not which of those is the cheapest either. '
  const byPrice = packs.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  const [kind] = showsIn(text)
  const [withKind] = kind ? packagesWith(kind, byPrice) : []
  const [first] = byPrice
  if (withKind && kind === 'sport')
    return `The cheapest with more sports is ${withKind.name}, ${formatMonthly(priceToday(withKind.schedule))}. `
  return first ? `The cheapest is ${first.name}, ${formatMonthly(priceToday(first.schedule))}. ` : ''
}

/** Where the internet is slow: what TV takes of it. */
export function streamingNote({ asked: { text }, catalogue }: Pick<Asking, 'asked' | 'catalogue'>): string {
  if (!/\b(?:internet|wi-?fi|dsl)\b.*\b(?:slow|mbps|megs?|bad)\b|\bslow (?:internet|wi-?fi)\b/.test(text))
    return ''
  const [hd, fourK] = (['hd-video', '4k-video'] as const).map(id => mbpsSpan(speedActivity(catalogue, id)))
  return `The satellite packages take none of your internet; streaming takes about ${hd} Mbps for each screen in HD, and ${fourK} in 4K. `
}

/** Channels by name, of which no package is known to have them; after a space, or nothing. */
export function channelsUnknown(text: string, salesPhone: string): string {
  const named = [...new Set(text.match(ofChannels))].slice(0, MOST_NAMED)
  return named.length > 0
    ? ` Which TV package shows ${listInWords(named.map(capitalized))} I don’t know: ask at ${salesPhone} before you order.`
    : ''
}

/** What is asked of the packages, said before what they cost: the cheapest, the dish, or which has a kind of shows. */
export function wishedOfTv(
  { asked, salesPhone }: Pick<Asking, 'asked' | 'salesPhone'>,
  packs: readonly TvPackage[],
): string {
  const { text } = asked
  const having = new Set(showsIn(text).flatMap(kind => packagesWith(kind, packs)))
  // Who sells all games of a league for a season is none of ours.
  const ofSeason = seasonPass.exec(text)?.[0]
  const named = [...new Set(text.match(ofChannels))].filter(one => !seasonPass.test(one)).slice(0, MOST_NAMED)
  const channels = named.length > 0 ? [`which package shows ${listInWords(named.map(capitalized))}`] : []
  const unknown = [...channels, ...notKnown.filter(([asked]) => asked.test(text)).map(([, words]) => words)]
  return [
    ofSeason
      ? `No package in our catalog names ${capitalized(ofSeason)}: whether DIRECTV adds it, ask at ${salesPhone}; otherwise whoever sells it tells the price. `
      : '',
    onSundays.test(text)
      ? 'Sunday games of the NFL are mostly on local stations such as FOX and CBS, which come by an antenna without a monthly price where they reach your home. '
      : '',
    cheapestIn(asked, packs),
    /\bdish\b/.test(text) && !dishNetwork.test(text)
      ? 'By satellite it takes a dish; streaming takes none, but internet. '
      : '',
    ...[...having].map(({ name, description }) => `${name}: ${inSentence(description)} `),
    unknown.length > 0 ? `I don’t know ${listInWords(unknown)}: ask at ${salesPhone} before you order. ` : '',
    /\bfees?\b|\btotal\b/.test(text)
      ? `These are the package prices alone: TV companies often add a broadcast and a regional sports fee, and which ones you’d pay isn’t published, nor are taxes. Ask at ${salesPhone} for the total before you order. `
      : '',
  ].join('')
}

/** That internet without TV has none of these fees, where it is asked who charges none; with a blank behind it. */
export const tvFeesAvoided = (text: string): string =>
  /\b(?:without|avoid|get rid|get out|drop|skip|get around|charge|free)\b|n['’]?t\b/.test(text) &&
  !/\bdirectv\b/.test(text)
    ? 'Internet without TV has no such fee, and an antenna brings local stations without one where they reach your home. '
    : ''
