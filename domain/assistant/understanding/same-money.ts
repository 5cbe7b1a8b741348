import { dollarsFromCents } from '#domain/shared/money.ts'
import type { Dialogue } from '../dialogue.ts'

const sameMoney = /\b(?:the |that )?same (?:money|amount)\b|\bthat (?:kind of )?money\b/i

/** `What would I get for the same money`: what was told to be paid, written out. */
export const withSameMoney = (said: string, { budgetCents }: Pick<Dialogue, 'budgetCents'>): string =>
  budgetCents === null ? said : said.replace(sameMoney, `$${dollarsFromCents(budgetCents)} a month`)
