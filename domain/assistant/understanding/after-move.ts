import type { Dialogue } from '../dialogue.ts'
import type { Intent } from './intents.ts'

const changes = /\b(?:date|day|plans?|closing) (?:changes?|moves?|slips?|is moved)\b/
const somebodyHome =
  /^(?:and |so |ok )*(?:do|does|must|should|will|would|have) (?:i|we|somebody|someone|anybody|anyone)(?: \w+){0,4} (?:home|there)$/
const keeps =
  /^(?:and |so |ok )*(?:can|could) (?:i|we) (?:keep|take) (?:my|the|our) (?:current|old|same|existing) (?:one|plan|internet|service|provider)(?: with me)?$/

/** What few words mean after a move was told of, though it was asked last who sells there; null elsewhere. */
export function afterMove(words: string, { topic, newZip, question }: Dialogue): Intent | null {
  if (topic !== 'moving' && newZip === null && !/\bmov(?:e|ing)\b/i.test(question)) return null
  if (changes.test(words)) return 'change_order'
  if (keeps.test(words)) return 'move_cost'
  return somebodyHome.test(words) ? 'install_visit' : null
}
