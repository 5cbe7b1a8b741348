import { brandsNamed } from '../reading/brands-named.ts'
import { devicesListed, madeFor } from './alarm-answers.ts'
import { againstOthers, kitsWithBackup } from './alarm-kits.ts'
import type { AnswerOf } from './asking.ts'
import { cheapSecurity } from './page-links.ts'
import { listInWords } from './plan-words.ts'

const isReused =
  /\b(?:my own|use|reuse|old|existing|keep(?! (?:working|recording|running|going|on|(?:the|our|my) (?:internet|wi-?fi))))\b/

/** What an alarm or a camera needs of the home, and what of it may be used again. */
export const securityNeeds: AnswerOf = ({ asked, catalogue, salesPhone }) => {
  const guards = asked.providers.filter(one => one.kinds.includes('security')).map(({ name }) => name)
  const backed = kitsWithBackup(catalogue)
  const isOld =
    isReused.test(asked.text) ||
    !/\b(?:wi-?fi|internet|power|electric\w*|outage|phone line|land ?line)\b/.test(asked.text)
  const brands = brandsNamed(catalogue, asked.text).flatMap(({ name, otherDevices }) =>
    otherDevices ? [` By our guide ${name} has this against it: ${againstOthers[otherDevices]}.`] : [],
  )
  const who = guards.length > 0 ? listInWords(guards) : 'each company'
  const text =
    /\bown\b.*\bequipment\b(?!.*\bmy own\b)/.test(asked.text) && !isReused.test(asked.text)
      ? `I don’t know whether equipment of ${who} becomes yours: ask at ${salesPhone} before you order, and what is due when you leave early.`
      : isOld
        ? `I don’t know what ${who} takes over or works with: ask at ${salesPhone} before you order, with the names of what you have.${brands.join('')}`
        : `How ${who} ${who.includes(' and ') ? 'work' : 'works'} without internet or power I don’t know: ask at ${salesPhone} before you order.${backed.length > 0 ? ` Of the kits you install yourself I know of a way without Wi-Fi with ${listInWords(backed)}.` : ''}`
  const { text: question } = asked
  const away = /\b(?:empty|away|snowbirds?|vacant|winter)\b/.test(question)
    ? 'To watch a camera from afar the house needs its internet on; ask the provider what a smaller plan or a seasonal hold costs. '
    : ''
  const leaks = /\b(?:leak\w*|water|flood\w*|pipes?)\b/.test(question)
    ? `${devicesListed({ asked, catalogue }, madeFor('leaks'))} `
    : ''
  return {
    text: `${away}${leaks}${text}`,
    links: [
      ...asked.providers.flatMap(one => (one.page ? [{ label: one.name, href: one.page }] : [])),
      cheapSecurity,
    ],
  }
}
