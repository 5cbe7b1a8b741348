import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { planName } from '../answers/plan-words.ts'
import { type Dialogue, newDialogue } from '../dialogue.ts'
import { dialogueAfter } from '../dialogue-after.ts'
import { readQuestion } from '../reading/read-question.ts'

/** What a conversation has spoken of, in a sentence for a language model; empty where nothing. */
export function dialogueInWords(
  catalogue: Catalogue,
  { zipCode, plans, listed, people, budgetCents }: Dialogue,
): string {
  const names = (ids: readonly string[]) =>
    ids.flatMap(id => {
      const plan = catalogue.internetPlan(id)
      return plan ? [planName(catalogue, plan)] : []
    })
  const [spoken, list] = [names(plans), names(listed).slice(0, 6)]
  return [
    zipCode ? `ZIP code ${zipCode}.` : '',
    spoken.length > 0 ? `Spoken of last: ${spoken.join(', ')}.` : '',
    list.length > 0 ? `Listed last, in this order: ${list.join(', ')}.` : '',
    people === null ? '' : `${people} people in the home.`,
    budgetCents === null ? '' : `Budget $${(budgetCents / 100).toFixed(2)} a month.`,
  ]
    .filter(part => part !== '')
    .join(' ')
}

/** What it has spoken of after an answer in a model's own words: what the question names, and plans that the answer names. */
export function dialogueAfterModel(
  catalogue: Catalogue,
  before: Dialogue = newDialogue,
  { message, text }: { message: string; text: string },
): Dialogue {
  const asked = readQuestion(catalogue, message)
  const told = catalogue.internetPlans
    .filter(plan => text.includes(planName(catalogue, plan)))
    .map(({ id }) => id)
  const reply = { text, links: [], ...(told.length > 0 ? { focus: told.slice(0, 3), listed: told } : {}) }
  const zipped = { ...before, zipCode: asked.zipCode ?? before.zipCode }
  return dialogueAfter(zipped, { asked, catalogue, intent: null }, reply)
}
