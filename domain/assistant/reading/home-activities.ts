import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { namesByOrbit } from '#domain/catalog/satellite-providers.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { numberOf } from './number-words.ts'

/** `id` is that of the education center's activity. */
type Activity = {
  pattern: RegExp
  id: string
  words: string
  advice: string | ((catalogue: Catalogue) => string)
}
const activities: readonly Activity[] = [
  {
    pattern:
      /\bgam(?:es?|ing|ers?)\b|\bvalorant|\bcod\b|\bcall of duty|\bwarzone|\bxbox|\bplaystation|\bps[45]s?\b|\bfortnite|\bminecraft|\broblox|\bapex\b|\bleague of legends/,
    id: 'games',
    words: 'gaming',
    advice: catalogue => {
      const high = namesByOrbit(catalogue, 'high')
      return `Short delays matter more than speed, so take fiber or cable where you can and connect the console by wire; satellites that fly high${high.length > 0 ? ` (${high.join(', ')})` : ''} answer too late.`
    },
  },
  {
    pattern:
      /\bwork(?:ing|s)? (?:from|at) home|\bremote work|\bwfh\b|\b(?:online|virtual|remote) (?:school|class(?:es)?|learning|college)\b|\bhomeschool\w*|\bhome office|\bcitrix\b|\bremote desktops?\b|\bupload/,
    id: 'working-from-home',
    words: 'working from home',
    advice: 'Upload counts as much as download; fiber has both equal.',
  },
  {
    pattern:
      /\bface ?time\b|\bskype\b|\bzoom\w*|\bteams (?:calls?|meetings?|all day)\b|\b(?:on|microsoft|ms|and) teams\b|\bvideo (?:chat|call|meeting)s?\b/,
    id: 'video-calls',
    words: 'video calls',
    advice: 'Your own picture goes up, so upload counts, too.',
  },
  {
    pattern: /\b4k\b|\bnetflix|\bstream(?:s|ing)?\b|\bmovies|\btik ?tok|\byoutube|\btvs\b/,
    id: '4k-video',
    words: 'streaming',
    advice: 'Count each screen that plays at the same time.',
  },
  {
    pattern: /\bbrows(?:e|ing)|\be-?mails?\b|\bfacebook|\bipads?\b|\bnews\b/,
    id: 'browsing',
    words: 'browsing',
    advice: 'Any plan in our catalog is fast enough.',
  },
]

/** Who works on a computer elsewhere waits for each answer of the line. */
const waitsForEach = /\b(?:citrix|remote desktops?|vdi|rdp|latency|lag|ping|delay)\b/
function quickest(catalogue: Catalogue): string {
  const low = namesByOrbit(catalogue, 'low').join(' and ')
  return `Work on a remote desktop feels every delay: fiber and cable answer soonest, then 5G${low ? `, then ${low}; other satellites` : '; satellites'} answer too late.`
}

/** What a text says that a home is used for, in words that say it again; null where it says none. */
export const usedFor = (text: string): string | null =>
  activities.find(one => one.pattern.test(text))?.words ?? null

/** What a text says is done at home, with the speed that the education center counts for each. */
export function activitiesIn(catalogue: Catalogue, text: string) {
  const found = activities
    .filter(one => one.pattern.test(text))
    .map(one => ({ ...one, line: speedActivity(catalogue, one.id) }))
  const words = found.map(
    ({ id, line, advice }) =>
      `${line.name}: about ${mbpsSpan(line)} Mbps, ${line.note.toLowerCase()}. ${typeof advice === 'string' ? advice : advice(catalogue)}${id === 'working-from-home' && waitsForEach.test(text) ? ` ${quickest(catalogue)}` : ''}`,
  )
  const isLight =
    found.length > 0 &&
    found.every(({ id }) => id === 'browsing' || id === 'video-calls' || id === '4k-video') &&
    /\b(?:only|just|mostly)\b/.test(text)
  return {
    words: words.join(' '),
    uses: found.map(({ line }) => ({ mbpsPerPerson: line.toMbps })),
    /** Whether nothing more demanding is done. */
    isLight,
  }
}

const manyCameras =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){0,2}(?:cameras?|cams?)\b/

/** What cameras take, for each and for as many as a text counts. */
export function camerasInWords(catalogue: Catalogue, text: string): string {
  const each = speedActivity(catalogue, 'cameras')
  const [, figure] = manyCameras.exec(text) ?? []
  const many = figure === undefined ? 1 : numberOf(figure)
  const inAll =
    many > 1
      ? ` For ${many} that is ${mbpsSpan({ fromMbps: many * each.fromMbps, toMbps: many * each.toMbps })} Mbps of upload.`
      : ''
  return `${each.name}: about ${mbpsSpan(each)} Mbps, ${each.note.toLowerCase()}.${inAll}`
}
