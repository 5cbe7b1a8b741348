import { usStates } from '#domain/shared/us-states.ts'

const legalForm =
  /[,\s]+(?:LLC\.?|L\.L\.C\.|Inc\.?(?:-[A-Z]{2})?|Incorporated|I|LP|L\.P\.|LTD\.?|Corp\.?|Corporation|\(NFP\))$/i
/** A company's legal name before the one that it trades under. */
const tradesAs = /^.+?\s\/?d\/?b\/?a\s(?=\S)/i
/** Whose network it is, a second name, a division. */
const afterName = /\s?\|.*$|,? (?:powered|provided|delivered) by .*$|, [\w ]+ Division$/i
/** Company words that end a name written without blanks. */
const joinedEnd = /(?:Inc|LLC|Co|Company|Cooperative|Communications|Board|CommunityTel)$/
/** Words of up to four letters that are no initials; longer ones are told by their length. */
const shortWords = new Set(['and', 'co', 'comp', 'coop', 'coop.', 'link', 'new', 'of', 'the', 'tri'])

/**
 * An operator's name as people would write it: the trading name, without legal forms, divisions and owners of networks,
 * not shouted, and with its words apart. Initials and brands that are written in capitals stay.
 */
export function tidyOperatorName(text: string): string {
  const traded = text.replace(tradesAs, '').replace(afterName, '')
  const apart = joinedEnd.test(traded) && !traded.includes(' ') ? splitWords(traded) : traded
  const [first = '', second] = withoutLegalForm(apart).split('/')
  // After a stroke comes a state, or the name that people know.
  const name = second === undefined || usStates.some(state => state.name === second) ? first : second
  return spellOut(quiet(name))
}

function withoutLegalForm(text: string): string {
  let name = text
  while (legalForm.test(name)) name = name.replace(legalForm, '')
  return name
}

/** `BarryElectricCooperative`, `A&ACommunicationsLLC` */
function splitWords(text: string): string {
  return text.replaceAll(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
}

/** Several words in capitals, or all in small letters, become names; what may be initials stays. */
function quiet(name: string): string {
  const letters = name.replaceAll(/\b([A-Z]) (?=[A-Z]\b)/g, '$1')
  const words = letters.split(' ')
  if (words.length === 1) return name
  if (letters === letters.toLowerCase()) return words.map(named).join(' ')
  if (letters !== letters.toUpperCase() || !/[A-Z]{5}/.test(letters)) return letters
  return words.map(word => word.split('-').map(spoken).join('-')).join(' ')
}

/** A word of a shouted name: long ones and usual ones were no initials. */
const spoken = (word: string) =>
  /^[A-Z]{5,}[.,]?$/.test(word) || shortWords.has(word.toLowerCase()) ? named(word) : word
const named = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`

/** `Fenton Coop Tel. Co.` */
function spellOut(name: string): string {
  return name
    .replace(/\bTel\.? (?=Co\b)/, 'Telephone ')
    .replace(/ (?:Co\.?|Comp)$/i, ' Company')
    .replace(/ Coop\.$/, ' Coop')
}
