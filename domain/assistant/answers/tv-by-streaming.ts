import type { TvPackage } from '#domain/catalog/packages.schema.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import type { Asking, Reply } from './asking.ts'
import { cordCutters, directv } from './page-links.ts'
import { laterOfTv } from './tv-later.ts'
import { channelsUnknown, showsIn } from './tv-wishes.ts'

/** How the big networks are watched without cable. */
export const LOCAL_STATIONS =
  'Local stations, which carry networks such as FOX and CBS, come by an antenna without a monthly price where they reach your home, or with a live TV package.'

/** `TV with ESPN, no satellite`, also of the question before. */
const noDish =
  /\b(?:no|not|without|w\/o|(?:do not|dont|don.t|can.?t|cannot) (?:want|like|have|use|do|get|put up)|hate|dislike) (?:a |any |the |by )*(?:satellites?|dish(?:es)?)\b/
export const withoutDish = ({ asked, dialogue }: Asking): boolean =>
  noDish.test(asked.text) ||
  (dialogue.topic === 'tv' &&
    noDish.test(dialogue.question.toLowerCase()) &&
    !/\b(?:satellite|dish)\b/.test(asked.text))

export function byStreaming(asking: Asking, streaming: TvPackage): Reply {
  const { catalogue, asked } = asking
  const needs = mbpsSpan(speedActivity(catalogue, 'hd-video'))
  const local = showsIn(asked.text).includes('local') ? ` ${LOCAL_STATIONS}` : ''
  const unknown = channelsUnknown(asked.text, asking.salesPhone)
  return {
    text: `Without a dish it is the one streaming package we have, ${streaming.name}: from ${formatMonthly(priceToday(streaming.schedule))}, with a ${wholeDollars(catalogue.guides.claims.streamingGiftCardCents)} gift card that the provider advertises. ${streaming.description} It needs about ${needs} Mbps of your internet for each screen in HD. ${laterOfTv([streaming])}.${unknown}${local}`,
    links: [directv, cordCutters],
    focus: [streaming.id],
    listed: [streaming.id],
    at: 0,
  }
}
