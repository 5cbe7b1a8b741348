import type { AnswerOf } from './asking.ts'
import { search } from './page-links.ts'

/** Somebody who wants no more emails of an alert. */
const stops =
  /\bunsubscribe\w*|\b(?:stop|end|cancel|no more|get rid of)\b(?: \w+){0,3} (?:alerts?|emails?|news)\b|\b(?:alerts?|emails?)\b.*\b(?:stop|end|cancel|get rid of) (?:them|it|that)\b/i
const ofPrices = /\b(?:drops?|cheaper|goes? down|prices?|costs?|sales?|promos?)\b/
const ofPlaces =
  /\b(?:available|reach\w*|built|build\w*|comes?|here|sold|get it|my (?:street|area|address|house|place))\b/
const forPrices = 'On the page of a plan’s broadband label choose “Tell me when the price changes”'
const forPlaces = 'On the page of your results choose “Tell me when it reaches me”'

/** Where an alert is set, by what it shall tell of; both where a question doesn't say. */
function whereSet(words: string): string {
  if (ofPrices.test(words)) return forPrices
  return ofPlaces.test(words)
    ? forPlaces
    : `${forPrices}; on the page of your results “Tell me when it reaches me”`
}

/** How somebody hears of a price that changes or of a line that reaches them. */
export const tellMeWhen: AnswerOf = ({ asked, dialogue, place, mailsGoOut, salesPhone }) => {
  const isAgain = dialogue.lastIntent === 'tell_me_when'
  const words = isAgain ? `${dialogue.question.toLowerCase()} ${asked.text}` : asked.text
  const isOfEnd =
    stops.test(asked.text) || (dialogue.lastIntent === 'delete_data' && stops.test(dialogue.question))
  const byEmail = /\b(?:texts?|sms|call)\b/.test(asked.text)
    ? 'Alerts come by email, not by text or phone. '
    : ''
  const howSet = `${byEmail}${whereSet(words)}: leave an email address, confirm it by the link we send, and you hear of it when our data change. Each is for one plan or one place. One click ends it. I can’t set it up from here.`
  const none = `We can’t email you news yet: email isn’t set up on this site. Look at your results again later, or call ${salesPhone}.`
  return {
    text: isOfEnd
      ? `Each email of an alert has a link that ends it with one click. If that doesn’t work, call ${salesPhone}, or have all that we hold of you deleted on Your Privacy Choices.`
      : mailsGoOut
        ? howSet
        : none,
    links: [
      place ? { label: `Results for ${place.zipCode}`, href: `/results?zip=${place.zipCode}` } : search,
    ],
  }
}
