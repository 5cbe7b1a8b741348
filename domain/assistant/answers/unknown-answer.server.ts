import type { Provider } from '#domain/catalog/provider.schema.ts'
import { isSomebodyOnline } from '#domain/staff/who-is-there.server.ts'
import type { Database } from '#platform/database.server.ts'
import { TALK_TO_PERSON } from '../chat-texts.ts'
import { intentQuestions } from '../understanding/intent-questions.ts'
import type { Intent } from '../understanding/intents.ts'
import type { Reply } from './asking.ts'

/** What is asked of a provider most. */
const questionsAbout = ({ name }: Provider): string[] => [
  `What does ${name} cost?`,
  `Is ${name} available at my ZIP code?`,
  `Does ${name} have a contract?`,
]

/**
 * Asks back where up to three things may be meant; else says that it does not know, and who does. What is only remarked in a
 * conversation is no question that has no answer.
 */
export async function unknown(
  { db, now, salesPhone }: { db: Database; now: () => Date; salesPhone: string },
  possible: readonly Intent[],
  named: Provider | null,
  next: readonly string[],
  isRemark = false,
): Promise<Reply> {
  const likely = possible.flatMap(intent => intentQuestions[intent] ?? [])
  const choices = (named ? [...likely.slice(0, 2), ...questionsAbout(named)] : likely).slice(0, 3)
  const isOnline = await isSomebodyOnline(db, now())
  const person = isOnline ? [TALK_TO_PERSON] : []
  if (choices.length > 0)
    return {
      text: `${named ? `You mentioned ${named.name}, but I’m not sure what you’d like to know.` : 'I’m not sure what you mean.'} Did you mean: ${choices.map(choice => `“${choice}”`).join(', ')} If not, put it another way${isOnline ? '' : ` or call ${salesPhone}`}.`,
      links: [],
      kind: 'asks',
      choices: [...choices, ...person],
    }
  return {
    text: `${isRemark ? 'I see. What would you like to know?' : 'I don’t know that.'} I can tell you about internet plans and their prices over time, who sells at a ZIP code, bundles, home security, TV and discounts. For anything else ${isOnline ? 'a representative is here now, or ' : ''}call ${salesPhone}.`,
    links: [
      { label: 'Resources', href: '/resources' },
      { label: 'Compare all plans', href: '/internet-plans' },
    ],
    kind: 'unknown',
    choices: [...next, ...person],
  }
}
