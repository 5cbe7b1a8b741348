import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string }
type Ace = {
  Checker: new () => { check(node: Document | Element, rulesets: string[]): Promise<{ results: Finding[] }> }
}

/** It takes forms without a name for landmarks, which they are not (HTML-AAM); axe asks landmarks for names of their own. */
const notAsked = new Set(['aria_form_label_unique'])

/**
 * What IBM's engine calls a violation that it is sure of, in the whole page or in a part of it. The test must bypass the
 * policy of our pages (`bypassCSP`).
 */
export async function violationsByIbm(page: Page, part: Locator = page.locator('html')): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${engine};window.ace = ace`)
  const found = await part.evaluate(async element => {
    const { ace } = window as unknown as { ace: Ace }
    const node = element === document.documentElement ? document : element
    const { results } = await new ace.Checker().check(node, ['WCAG_2_2'])
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, words: `${message} ${snippet.slice(0, 160)}` }))
  })
  const asked = found.filter(({ ruleId }) => !notAsked.has(ruleId))
  return [...new Set(asked.map(({ ruleId, words }) => `${ruleId}: ${words}`))]
}
