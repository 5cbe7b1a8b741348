import { inSentence } from '#domain/shared/first-letter.ts'
import { type AnswerOf, type Asking, type Reply } from './asking.ts'
import { latencyInWords } from './label-words.ts'
import { routerSetup, speeds, types } from './page-links.ts'
import { planListLink, planName } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'
import { leastDelay } from './satellites.ts'
import { searchKnowledge } from './search-knowledge.ts'

/** From which delay on games suffer. */
export const GOOD_DELAY =
  'As a rule of thumb, not a figure of our catalog, under 50 milliseconds is good for games and over 100 is felt.'

/** What delay is, whose is short, and what is said of it in general; first of all what the labels of the plans state that are meant. */
function pingInWords(asking: Asking): Reply {
  const { catalogue } = asking
  const meant = plansInQuestion(asking).slice(0, 3)
  const ofMeant = meant.length > 0 ? `${latencyInWords(asking, meant)} ` : ''
  const latency = catalogue.guides.education.terms.find(({ id }) => id === 'latency')
  return {
    text: `${ofMeant}Latency, or ping: ${latency ? inSentence(latency.meaning) : 'how long an answer takes, in milliseconds.'} Lower is better. ${GOOD_DELAY} ${leastDelay(catalogue)}${meant.length > 0 ? '' : ' The FCC label of a plan names its typical latency.'}`,
    links: [
      ...meant
        .filter(plan => plan.labels.length > 0)
        .map(plan => ({ label: `Label of ${planName(catalogue, plan)}`, href: `/plans/${plan.id}/label` })),
      { label: 'Internet basics', href: '/education#basics' },
      types,
    ],
    ...(meant.length > 0 ? focused(meant) : {}),
  }
}

/** `Steam says 40 and I pay for 300`: what a download shows in megabytes, as Mbps. */
function ofDownload(text: string): string {
  const [, shown] = /\b(?:steam|download\w*|xbox|playstation|console)\b\D{0,30}(\d{1,3})\b/.exec(text) ?? []
  return shown === undefined
    ? ''
    : `If ${shown} means megabytes a second (MB/s), as downloads mostly show it, that is ${Number(shown) * 8} Mbps. `
}

/** What a word of the trade means. */
export const glossary: AnswerOf = asking => {
  const { asked, catalogue } = asking
  if (/\bgbps\b|\bhow fast is\b.*\bgig|\bmbps\b.*\bgigs?\b|\bgigs?\b.*\bmbps\b/.test(asked.text))
    return {
      text: '1 Gbps (1 Gig) is 1,000 Mbps. Both say how much data a line moves each second: a film of 5 GB takes 40 seconds at best, where the other end and the Wi-Fi keep up.',
      links: [speeds],
    }
  if (/\bmbps\b|\bmegabits?\b/.test(asked.text))
    return {
      text: `${ofDownload(asked.text)}Mbps is megabits per second: how much data a line moves each second. Eight megabits are one megabyte, so 100 Mbps downloads at most 12.5 megabytes a second.`,
      links: [speeds],
    }
  if (/\bbuffer ?bloat\b|\bping\b.*\b(?:goes|jumps?|spikes?|shoots)\b/.test(asked.text))
    return {
      text: 'Bufferbloat: while somebody fills the line, what others send waits in the modem or router, and the ping (latency) rises. A router with smart queues (SQM or QoS), set a little below the speed of the line, helps most; a cable to the console helps, too, and a faster plan only where uploads fill the line.',
      links: [routerSetup, speeds],
    }
  if (/\b(?:ping|latency|jitter|delay|lag)\b/.test(asked.text)) return pingInWords(asking)
  if (/\bat least\b/.test(asked.text))
    return {
      text: '“At least” stands before a total where the provider doesn’t publish what a plan costs after the promotion: today’s price is counted on, so you won’t pay less.',
      links: [planListLink({ sort: 'total' }, 'Plans by 24-month total')],
    }
  if (/\btypical\b/.test(asked.text))
    return {
      text: 'A typical speed is what the provider’s own broadband label states as usual for that plan. It can be above or below the speed in its advertising.',
      links: [speeds],
    }
  if (/\bselect markets?\b/.test(asked.text))
    return {
      text: '“Select markets only” means that the provider sells this plan in some of its places and doesn’t say which: whether it’s sold at your address only the provider can say.',
      links: [planListLink()],
    }
  if (/\ba?symmetric\w*/.test(asked.text))
    return {
      text: 'Symmetrical means that you upload as fast as you download. Fiber mostly is; cable, 5G and satellite upload far slower.',
      links: [speeds],
    }
  const [found] = searchKnowledge(catalogue, asked.text, 1)
  return found ? { text: found.text, links: [found.link] } : null
}
