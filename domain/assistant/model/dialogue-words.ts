import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { formatCents } from '#domain/shared/money.ts'
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
    budgetCents === null ? '' : `Budget ${formatCents(budgetCents)} a month.`,
  ]
    .filter(part => part !== '')
    .join(' ')
}

/** The plans that a text names, in the order in which it does: `Spectrum Internet Gig` is not `Spectrum Internet`. */
export function plansNamedIn(catalogue: Catalogue, text: string): string[] {
  const named = catalogue.internetPlans
    .map(plan => ({ id: plan.id, name: planName(catalogue, plan) }))
    .toSorted((a, b) => b.name.length - a.name.length)
  let rest = text
  const found: { id: string; at: number }[] = []
  for (const { id, name } of named) {
    const at = rest.indexOf(name)
    if (at === -1) continue
    found.push({ id, at })
    rest = rest.replaceAll(name, ' '.repeat(name.length))
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ id }) => id)
}

/** What it has spoken of after an answer in a model's own words: what the question names, and the plans of the answer. */
export function dialogueAfterModel(
  catalogue: Catalogue,
  before: Dialogue = newDialogue,
  { message, plans }: { message: string; plans: readonly string[] },
): Dialogue {
  const asked = readQuestion(catalogue, message)
  const told = plans.length > 0 ? { focus: plans.slice(0, 3), listed: plans } : {}
  const zipped = { ...before, zipCode: asked.zipCode ?? before.zipCode }
  return dialogueAfter(zipped, { asked, catalogue, intent: null }, told)
}
