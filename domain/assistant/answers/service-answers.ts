import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { boundMonths } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { ofStorms } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, namedInternet } from './asking.ts'
import { contractUnsaid } from './contract-words.ts'
import { notCompared } from './not-compared-answer.ts'
import { directv, movingChecklist, privacyChoices, results, speeds, types } from './page-links.ts'
import { listInWords, planListLink } from './plan-words.ts'
import { securityNeeds } from './security-needs-answer.ts'

/** An hour at one megabit per second, in gigabytes. */
const GIGABYTES_PER_MBPS_HOUR = 3_600 / 8 / 1_000

/** What somebody watches or does, by its words and the education center's activity. */
const takesData: readonly (readonly [RegExp, string])[] = [
  [/\b4k\b|\bmovies?\b/, '4k-video'],
  [/\bzoom\b|\bcalls?\b|\bteams\b/, 'video-calls'],
  [/\bmusic\b|\bspotify\b/, 'music'],
]

const DAYS = 30

/** What so many hours of video a day take in a month, in 4K where that is said; nothing where no hours are told. */
function hoursADay(text: string, catalogue: Catalogue): string {
  const [, many] = /\b(\d{1,2}) ?(?:hours?|hrs?)\b(?=.*\b(?:day|daily|night)\b)/.exec(text) ?? []
  if (many === undefined) return ''
  const video = speedActivity(catalogue, /\b4k\b/.test(text) ? '4k-video' : 'hd-video')
  const gigabytes = Math.round(Number(many) * DAYS * video.toMbps * GIGABYTES_PER_MBPS_HOUR)
  return `${many} hours a day of that are at most about ${gigabytes.toLocaleString('en-US')} GB a month on one screen. `
}

const EVENING_HOURS = 4
const DAYS_A_MONTH = 30

/** What a screen takes in a month that plays every evening. */
const gigabytesOf = (catalogue: Catalogue, id: '4k-video' | 'hd-video') =>
  Math.round(speedActivity(catalogue, id).toMbps * GIGABYTES_PER_MBPS_HOUR * EVENING_HOURS * DAYS_A_MONTH)

/** The same, as it is said: nobody publishes what a family uses. */
function ofEvenings(catalogue: Catalogue): string {
  const [uhd, hd] = (['4k-video', 'hd-video'] as const).map(id => gigabytesOf(catalogue, id))
  return `It depends on the hours of video: one screen that plays ${EVENING_HOURS} hours every day takes at most about ${hd?.toLocaleString('en-US')} GB a month in HD and ${uhd?.toLocaleString('en-US')} GB in 4K. `
}

/** Whether so much a month is enough for a screen that plays every evening. */
function lastsFor(catalogue: Catalogue, gigabytes: number, people: number | null): string {
  const [uhd, hd] = (['4k-video', 'hd-video'] as const).map(id => gigabytesOf(catalogue, id))
  const screens = Math.floor(gigabytes / (hd ?? 1))
  const evenings = `${EVENING_HOURS} hours every day`
  if (screens < 1) return `One screen in HD for ${evenings} can go over it. `
  const many = screens === 1 ? 'one screen' : `${screens} screens`
  if (people !== null && people > screens)
    return `For ${people} screens in HD at once, ${evenings}, it isn’t enough, for ${many} it is. `
  return `Yes, for ${many} in HD for ${evenings}${gigabytes >= (uhd ?? 0) ? ', or one in 4K' : '; one in 4K goes over'}. `
}

const dataUse: AnswerOf = ({ asked, catalogue }) => {
  const named = takesData.filter(([pattern]) => pattern.test(asked.text)).map(([, id]) => id)
  const lines = (named.length > 0 ? named : ['4k-video', 'hd-video']).map(id => {
    const one = speedActivity(catalogue, id)
    const most = Math.max(1, Math.round(one.toMbps * GIGABYTES_PER_MBPS_HOUR))
    return `${one.name} at ${mbpsSpan(one)} Mbps takes at most about ${most} GB an hour`
  })
  const [, amount, unit] = /(\d+(?:\.\d)?) ?(tb|terabytes?|gb|gigabytes?|gigs?)\b/.exec(asked.text) ?? []
  const gigabytes = Number(amount) * (unit?.startsWith('t') ? 1_000 : 1)
  const hd = speedActivity(catalogue, 'hd-video').toMbps * GIGABYTES_PER_MBPS_HOUR
  const hours = amount
    ? `${/\b(?:enough|ok|okay|fine|plenty|good|last|lasts|covers?)\b/.test(asked.text) ? lastsFor(catalogue, gigabytes, asked.people) : ''}${amount} ${unit?.startsWith('t') ? 'TB' : 'GB'} is at least ${Math.floor(gigabytes / hd)} hours of HD video in a month. `
    : ''
  const month = /\b(?:family|household|month|monthly|usually|average|people)\b/.test(asked.text) && !amount
  const ofHours = hoursADay(asked.text, catalogue)
  return {
    text: `${hours}${ofHours || (month ? ofEvenings(catalogue) : '')}${listInWords(lines)}. Video takes by far the most; games mostly when they are downloaded, and email hardly any.`,
    links: [speeds, planListLink()],
  }
}

const installVisit: AnswerOf = ({ salesPhone, asked, dialogue }) => ({
  text: `${asked.providers[0]?.name ?? 'The provider'} agrees the day and the hours with you when the order is confirmed${/\bhow long\b/.test(asked.text) ? ', and says how long the visit takes' : ''}; I don’t know which days are free where you live, so ask about evenings and weekends then, or at ${salesPhone}. ${
    /\b(?:holes?|drill\w*|dig|wall|inside|come in)\b/.test(asked.text)
      ? 'New fiber wiring or a dish usually needs work at the house; 5G home internet and self-install kits need none.'
      : 'Somebody usually has to be home for a technician, with access to where the line comes in; 5G home internet and self-install kits need no visit.'
  }${/\b(?:tv|directv)\b/.test(asked.text) ? ' For TV by satellite somebody mounts the dish; TV by streaming needs no visit.' : ''}`,
  links: [movingChecklist],
  focus: dialogue.plans,
})

/** The TV company that is named, or was spoken of last. */
const tvSpokenOf = ({ asked, dialogue, catalogue }: Asking): Provider | undefined =>
  asked.providers.find(({ kinds }) => kinds.includes('tv')) ??
  (dialogue.kind === 'tv' && asked.types.length === 0
    ? catalogue.providers.find(({ kinds }) => kinds.includes('tv'))
    : undefined)

const weather: AnswerOf = asking => {
  const { asked, catalogue, dialogue } = asking
  const spoken = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const [named] = namedInternet(asking)
  const tv = named ? undefined : tvSpokenOf(asking)
  if (tv)
    return {
      text: `By satellite ${tv.name} feels weather: heavy rain or snow can interrupt the picture for a while, and trees in the dish’s view do so all the time. How often that happens at your house I don’t know. Its streaming uses no dish, only your internet.`,
      links: [directv],
      focus: dialogue.plans,
    }
  const own = named ? catalogue.plansOf(named.id) : spoken
  const kinds = new Set(asked.types.length > 0 ? asked.types : own.map(({ type }) => type))
  const all = kinds.size === 0
  return {
    text: [
      named ? `For ${named.name}:` : '',
      all || kinds.has('satellite')
        ? `Satellite feels weather most: heavy rain or snow can slow it or cut it off for a while, and trees in the dish’s view do so all the time.${ofStorms.test(asked.text) ? ' It needs no line to your house, so what breaks lines there leaves it alone; a dish that wind moves has to be set again.' : ''}`
        : '',
      all || kinds.has('5g')
        ? '5G reaches you by radio: walls, trees and distance matter more than rain.'
        : '',
      all || kinds.has('fiber') || kinds.has('cable') || kinds.has('dsl')
        ? 'Fiber, cable and DSL run in lines that rain and snow don’t slow, unless a storm damages them or the power is out.'
        : '',
      ofStorms.test(asked.text)
        ? 'All of them need power at home: a battery backup or a generator keeps router and modem on.'
        : '',
      'How it is at your house I don’t know: neighbors do.',
    ]
      .filter(line => line !== '')
      .join(' '),
    links: [types],
    focus: named ? own.slice(0, 1).map(({ id }) => id) : dialogue.plans,
  }
}

const trial: AnswerOf = asking => {
  const { catalogue, salesPhone, dialogue } = asking
  const [named] = namedInternet(asking)
  const spoken =
    dialogue.kind === 'internet' ? [] : dialogue.providers.flatMap(id => catalogue.provider(id) ?? [])
  const [other] = named
    ? []
    : [...asking.asked.providers, ...spoken.filter(({ kinds }) => !kinds.includes('internet'))]
  if (other)
    return {
      text: `Whether ${other.name} gives a trial or your money back our catalog doesn’t say: ask at ${salesPhone} before you order, and what leaving early costs.`,
      links: other.page ? [{ label: other.name, href: other.page }] : [],
    }
  const own = named ? catalogue.plansOf(named.id) : catalogue.internetPlans
  const bound = own.filter(plan => boundMonths(plan) > 0)
  const unsaid = named ? contractUnsaid(catalogue, own) : ''
  if (unsaid)
    return {
      text: `I don’t know who gives a trial or your money back: ask the provider, or us at ${salesPhone}, before you order. ${unsaid}`,
      links: [planListLink({}, 'Plans and their terms')],
      focus: dialogue.plans,
    }
  const free =
    bound.length === 0
      ? `${named ? `${named.name}’s plans` : 'All internet plans'} in our catalog come without a contract`
      : named
        ? `${named.name} is sold with a contract of ${bound[0]?.contractMonths} months`
        : `Nearly all internet plans in our catalog come without a contract`
  const leave = bound.length > 0 && named ? 'leaving early costs a fee' : 'no term keeps you from leaving'
  return {
    text: `I don’t know who gives a trial or your money back: ask the provider, or us at ${salesPhone}, before you order. ${free}: ${leave}, though one-time fees may stay paid.`,
    links: [planListLink({}, 'Plans and their terms')],
    focus: dialogue.plans,
  }
}

const talksForUs =
  /\b(?:can|could|will|would|do) (?:you|u|someone|somebody|one of you)\b(?: \w+){0,3} (?:talk|call|speak|negotiate|argue|haggle|deal|fight|contact)\b/

const negotiate: AnswerOf = asking => {
  const { catalogue, dialogue, asked } = asking
  const named = namedInternet(asking)[0] ?? (dialogue.own === null ? null : catalogue.provider(dialogue.own))
  const who = named ? named.name : 'your provider'
  const forYou = talksForUs.test(asked.text)
    ? `We can’t talk to ${who} for you: it speaks about an account only with its owner, so only you can. `
    : ''
  return {
    text: `${forYou}We can’t match or change prices: providers set them, and we show what they publish. What often helps: ask ${who} for a current promotion or a smaller plan, and say what others charge at your address and that you’d switch.${asking.place ? '' : ' Tell me your ZIP code and I’ll say who is cheaper there.'}`,
    links: [results, planListLink()],
    focus: asking.dialogue.plans,
  }
}

/** Questions around the service itself, and what is not compared here. */
export const serviceAnswers = {
  install_visit: installVisit,
  weather,
  data_use: dataUse,
  trial,
  negotiate,
  security_needs: securityNeeds,
  existing_customer: asking => {
    const [named] = namedInternet(asking)
    const who = named ? named.name : 'your provider'
    return {
      text: `Introductory prices here are for new customers. Whether ${who} gives one to somebody who is or was a customer I don’t know: ask ${who} for the current promotion or another plan, and say what others charge at your address.${asking.place ? '' : ' Tell me your ZIP code and I’ll say what those are.'}`,
      links: [results, planListLink()],
      focus: asking.dialogue.plans,
    }
  },
  callback_change: ({ salesPhone, asked }) => ({
    text: `${/\b(?:stop|never|do not|dont|quit)\b/.test(asked.text) ? 'Your Privacy Choices ends offers to a phone number at once, and you can say STOP to any caller. ' : ''}If you left a request in this chat, “Change or cancel” beside its time moves the call or calls it off; for any other request, the page whose link you got when you sent it does. Or call ${salesPhone} and say that you want no call. Without a request nobody calls you.`,
    links: [privacyChoices],
  }),
  keep_talk: () => ({
    text: 'Press Copy at the top of this chat: that copies the whole conversation, to paste into an email or a note.',
    links: [planListLink()],
  }),
  not_me: ({ salesPhone }) => ({
    text: `Please call ${salesPhone}, so that we can look into it and stop it. An order here is only a request until a representative has confirmed it by phone, and nothing is paid on this site. Your Privacy Choices deletes what we have of you. Against calls from others the Do Not Call Registry (donotcall.gov) helps.`,
    links: [privacyChoices],
  }),
  not_compared: notCompared,
} satisfies Record<string, AnswerOf>
