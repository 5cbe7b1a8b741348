import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string }
type Ace = {
  Checker: new () => { check(node: Document, rulesets: string[]): Promise<{ results: Finding[] }> }
}

/** What IBM's engine calls a violation that it is sure of. The policy of our pages lets its script in only with `bypassCSP`. */
export async function engineViolations(page: Page): Promise<string[]> {
  await page.evaluate(`${engine};window.ace = ace`)
  const found = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Ace }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
  })
  return [...new Set(found)]
}
