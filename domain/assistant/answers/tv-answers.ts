import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { formatCents, formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { speedsIn } from '../reading/speeds-in.ts'
import { dishNetwork, networks } from '../reading/tv-words.ts'
import { isOfSeveralKinds } from '../understanding/spoken-of.ts'
import { type AnswerOf, namedInternet } from './asking.ts'
import { cordCutters, directv, speeds } from './page-links.ts'
import { isThere } from './places/is-there.ts'
import { listInWords } from './plan-words.ts'
import { byStreaming, LOCAL_STATIONS, withoutDish } from './tv-by-streaming.ts'
import { isLaterUnknown, laterOfTv } from './tv-later.ts'
import { asksForSports, packagesNamed, showsIn, streamingNote, wishedOfTv } from './tv-wishes.ts'

/** TV that is not in the catalog, by its names; `max 50` is a limit. */
const otherTv =
  /\b(youtube ?tv|hulu|sling|philo|fubo|netflix|peacock|paramount|disney|max(?! \$?\d)|hbo|frndly|roku|apple ?tv|prime video)\b/
const properName = (name: string) =>
  ({ 'youtube tv': 'YouTube TV', youtubetv: 'YouTube TV', hbo: 'HBO', 'apple tv': 'Apple TV' })[name] ??
  name.replace(/\b[a-z]/g, letter => letter.toUpperCase())

/** DISH, which is not sold here, and what there is in its place. */
export const dishNetworkAnswer: AnswerOf = ({ catalogue, asked, salesPhone }) => {
  const satellite = catalogue.tvPackages.filter(({ delivery }) => delivery === 'satellite')
  const [least] = satellite.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  if (!least) return null
  const country = /\b(?:country|rural|farm|woods|mountains|remote)\b/.test(asked.text)
    ? ' Out in the country it only needs a dish with a free view of the sky, and no internet.'
    : ''
  const card = /\b(?:gift|reward|visa) ?cards?\b|\bpromo\w*|\bdeals?\b/.test(asked.text)
    ? ` With its streaming DIRECTV advertises a ${wholeDollars(catalogue.guides.claims.streamingGiftCardCents)} gift card.`
    : ''
  const better = /\bbetter\b|\bvs\b/.test(asked.text) ? ', so I can’t say which is better' : ''
  const streaming = catalogue.tvPackages.find(({ delivery }) => delivery === 'streaming')
  if (streaming && /\bcheap\w*|\bcosts? (?:more|less)\b/.test(asked.text))
    return {
      text: `What DISH costs I don’t know, so I can’t say which is cheaper: ask DISH. DIRECTV starts at ${formatMonthly(priceToday(least.schedule))} by satellite and ${formatMonthly(priceToday(streaming.schedule))} by streaming.`,
      links: [directv, cordCutters],
      focus: [least.id],
    }
  if (rises.test(asked.text))
    return {
      text: `Of DISH I know no price, today’s or later ones: ask DISH. What DIRECTV costs later isn’t published either; today it starts at ${formatMonthly(priceToday(least.schedule))} by satellite. Ask at ${salesPhone} before you order.`,
      links: [directv, cordCutters],
      focus: [least.id],
    }
  const games =
    asksForSports(asked.text) || /\bgames?\b/.test(asked.text)
      ? ` Which games either one shows I don’t know. Of DIRECTV’s packages: ${satellite
          .filter(({ description }) => /local|sport/i.test(description))
          .map(({ name, description }) => `${name}: ${inSentence(description)}`)
          .join(' ')} Ask before you order whether your team’s games are on it.`
      : ''
  const dvr = /\b(?:dvr|record\w*)\b/.test(asked.text) ? ' How much its DVR records I don’t know either.' : ''
  return {
    text: `We don’t sell DISH and don’t know its prices, channels and equipment${better}. By satellite we have DIRECTV, from ${formatMonthly(priceToday(least.schedule))}, which also comes as streaming, without a dish.${country}${card}${dvr}${games} For DISH itself ask DISH; for anything else call ${salesPhone}.`,
    links: [directv, cordCutters],
    focus: [least.id],
  }
}

/** What is known of TV at a place: nothing, since coverage data tell of internet lines. */
const tvThere = (where: string, salesPhone: string): string =>
  `Coverage data only tell of internet lines, so whether DIRECTV comes to ${where} I don’t know: that’s confirmed at ${salesPhone} before you order.`

const rises =
  /\b(?:go(?:es)?|going) up\b|\bprice (?:increase|hike|rise)s?\b|\bafter (?:the )?(?:a|one|1|first|promo\w*|12|24)\b|\b(?:later|regular) price\b|\b(?:stay|stays) the same\b/
const ofSpeed = /\b(?:min\w*|what|how (?:fast|much)|which)\b.*\b(?:speeds?|mbps|megs?|fast)\b/

const tv: AnswerOf = asking => {
  const { catalogue, asked, salesPhone, place, dialogue } = asking
  // `Does the price go up` after DISH: of both.
  const isOfDish = dishNetwork.test(dialogue.question.toLowerCase()) && rises.test(asked.text)
  if (isOfDish || dishNetwork.test(asked.text)) return dishNetworkAnswer(asking)
  const satellite = catalogue.tvPackages.filter(pack => pack.delivery === 'satellite')
  const streaming = catalogue.tvPackages.find(pack => pack.delivery === 'streaming')
  const named = packagesNamed(asked.text, satellite)
  const packs = satellite.map(
    pack => `${pack.name} ${formatMonthly(priceToday(pack.schedule))} (${pack.channels ?? 0}+ channels)`,
  )
  if (!streaming) return null
  if (withoutDish(asking)) return byStreaming(asking, streaming)
  const ofAll = [...satellite, streaming]
  const sports = satellite.find(({ description }) => /more sports/i.test(description))
  const moreSports = sports
    ? `${sports.name} adds more sports, with regional networks where they’re available. `
    : ''
  const dish = satellite.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))[0]
  // `Does the price go up`: that is not known, and no list tells it.
  if (
    dish &&
    rises.test(asked.text) &&
    named.length === 0 &&
    !/\b(?:under|below|less than)\b/.test(asked.text)
  )
    return {
      text: `${isLaterUnknown(ofAll) ? `What DIRECTV costs later isn’t published, so whether and when its price goes up I don’t know: ask at ${salesPhone} before you order` : laterOfTv(ofAll)}. Today it starts at ${formatMonthly(priceToday(dish.schedule))} by satellite and ${formatMonthly(priceToday(streaming.schedule))} by streaming.`,
      links: [directv, cordCutters],
      focus: [dish.id],
    }
  // `Min speed for DIRECTV stream`.
  if (ofSpeed.test(asked.text) && /\bstream\w*/.test(asked.text) && named.length === 0)
    return {
      text: `DIRECTV by streaming needs about ${mbpsSpan(speedActivity(catalogue, 'hd-video'))} Mbps for each screen in HD and about ${mbpsSpan(speedActivity(catalogue, '4k-video'))} in 4K; what DIRECTV itself asks for our catalog doesn’t say. By satellite it takes none of your internet.`,
      links: [directv, speeds],
      focus: [streaming.id],
    }
  // `How much is the equipment`: that is not known, and no package tells it.
  const ofBoxes =
    dish && /\b(?:equipment|receivers?|hardware|install\w*|activation)\b/.test(asked.text)
      ? `What DIRECTV charges for ${/\b(?:install\w*|activation)\b/.test(asked.text) ? 'the installation' : 'equipment, such as the dish or receivers for more TVs'}, our catalog doesn’t say: ask at ${salesPhone} before you order. `
      : ''
  const { months } = asked
  const totals = satellite.map(pack => `${pack.name} ${totalWords(pack.schedule, months ?? 0)}`)
  const over = months === null ? '' : `Over ${months} months that is ${listInWords(totals)}. `
  const [, other] =
    /\bdirectv\b/.test(asked.text) && !/\b(?:or|vs|versus|than|cheaper|compare)\b/.test(asked.text)
      ? []
      : (otherTv.exec(asked.text) ?? [])
  const isPart = /\b(?:has|have|with|includes?|get|on)\b/.test(asked.text)
  const isShared = /\b(?:same time|at once|kicked off|share|screens at)\b/.test(asked.text)
  const unknown = other
    ? isShared
      ? `How many may watch ${properName(other)} at once, and in how many homes, I don’t know: its own site says so. `
      : isPart
        ? asked.text.includes(`does ${other}`) || asked.text.includes(`is ${other}`)
          ? `What ${properName(other)} has I don’t know: its own site says so. `
          : `Which package has ${properName(other)} I don’t know: ask at ${salesPhone}. `
        : `I don’t know what ${properName(other)} costs: of TV our catalog has DIRECTV alone. `
    : ''
  const [provider] = namedInternet(asking).filter(({ kinds }) => !kinds.includes('tv'))
  const goesBeside =
    asked.providers.length > 1 && !/\b(?:vs|versus|or|than|cheaper|better)\b/.test(asked.text)
  const besideInternet = !provider
    ? ''
    : goesBeside
      ? `DIRECTV works beside any internet, that of ${provider.name} too. `
      : `Of ${provider.name} our catalog has internet alone: whether it has TV, and which channels, ask ${provider.name}. ${
          asked.zipCode !== null && place
            ? `Its internet there: ${isThere(provider, place.result, place.where, '')
                .text.trim()
                .replace(/^[YN]/, letter => letter.toLowerCase())} `
            : ''
        }What we have works beside any internet. `
  const ofNamed = named
    .map(
      pack =>
        `DIRECTV ${pack.name} is ${formatMonthly(priceToday(pack.schedule))} for ${pack.channels ?? 0}+ channels. ${pack.description} Which channels those are our catalog doesn’t list. `,
    )
    .join('')
  // One by its name, and nothing to hold it against.
  const isOfOne =
    named.length === 1 && !/\b(?:or|vs|versus|than|cheap\w*|difference|other|all)\b/.test(asked.text)
  const byStream =
    /\bstream\w*/.test(asked.text) && named.length === 0
      ? `${streaming.description} It needs about ${mbpsSpan(speedActivity(catalogue, 'hd-video'))} Mbps for each screen in HD; how its channels differ from those by satellite I don’t know. `
      : ''
  // How fast their internet is, which `is that enough` means next.
  const line = streamingNote(asking) ? speedsIn(asked.text)[0] : undefined
  // A place that was just named: what is known of TV there.
  const there = asked.zipCode !== null && place ? `${tvThere(place.where, salesPhone)} ` : ''
  return {
    text: `${ofBoxes}${besideInternet}${wishedOfTv(asking, satellite)}${streamingNote(asking)}${unknown}${there}${ofNamed}${byStream}${isOfOne ? '' : `DIRECTV by satellite: ${listInWords(packs)}. `}${over}${isOfOne || asksForSports(asked.text) ? '' : moreSports}Streaming without a dish starts at ${formatMonthly(priceToday(streaming.schedule))} with a ${wholeDollars(catalogue.guides.claims.streamingGiftCardCents)} gift card that the provider advertises. ${laterOfTv(ofAll)}, and I don’t know single channels or sports packages.`,
    links: [directv, cordCutters],
    ...(line === undefined ? {} : { needMbps: line }),
    ...{
      // What a bundle should show changes nothing of what it is made of.
      focus:
        isOfSeveralKinds(catalogue, dialogue) && named.length === 0 && showsIn(asked.text).length > 0
          ? dialogue.plans
          : (isOfOne ? named : satellite).slice(0, 1).map(({ id }) => id),
      listed: satellite.map(({ id }) => id),
      at: 0,
    },
  }
}

const cordCutting: AnswerOf = ({ asked, salesPhone, catalogue: { guides, tvPackages } }) => {
  const { cable, streaming } = guides.cordCutting.monthlyCosts
  const local =
    /\blocal\b|\b(?:cheapest|free) way\b/.test(asked.text) || networks.test(asked.text)
      ? ` ${LOCAL_STATIONS}`
      : ''
  const more = tvPackages.filter(({ description }) => /sport/i.test(description))
  const games = asksForSports(asked.text)
    ? `${/\bnfl\b|\bfootball\b|\bsunday ticket\b/.test(asked.text) ? '' : ' Your team’s games may depend on its regional sports network.'} ${more.map(({ name, description }) => `DIRECTV ${name}: ${inSentence(description)}`).join(' ')} Which package or app shows a single team, channel or show I don’t know: ask at ${salesPhone} before you cancel.`
    : ''
  return {
    text: `Cable TV typically costs ${formatCents(cable.fromCents)} to ${formatCents(cable.toCents)} a month, streaming ${formatCents(streaming.fromCents)} to ${formatCents(streaming.toCents)}. ${guides.cordCutting.monthlyCostsNote}${local}${games}`,
    links: [cordCutters, directv],
  }
}

/** Questions about TV, and TV without cable. */
export const tvAnswers = { tv, cord_cutting: cordCutting } satisfies Record<string, AnswerOf>
