import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, open, test } from './support/test.ts'

// The policy of our pages lets no other script in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string }
type Ace = {
  Checker: new () => { check(node: Document, rulesets: string[]): Promise<{ results: Finding[] }> }
}

/** What IBM's engine calls a violation that it is sure of. */
async function violations(page: Page): Promise<string[]> {
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

const pages = [
  ...['/', '/bundles', '/providers', '/education', '/home-security-products', '/auth'],
  ...['/cheap-home-security', '/best-internet-providers', '/terms', '/privacy', '/resources', '/discounts'],
  ...['/checkout', '/vivint-packages', '/metronet', '/results?zip=78704', '/internet-plans'],
]

for (const path of pages) {
  test(`IBM's engine finds nothing on ${path}`, async ({ page }) => {
    await open(page, path)
    // What is folded is looked at as well.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    expect(await violations(page)).toEqual([])
  })
}
