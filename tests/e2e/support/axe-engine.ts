import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run(root: Document, options: RunOptions): Promise<AxeResults> }

/**
 * What axe finds wrong in the page by the rules or tags named: the rule, and where. The engine is put into a page once,
 * which took three tenths of each run; frames are not looked into, so none may be there.
 */
export async function violationsByAxe(
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<string[]> {
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine)
  // Only violations are worked out in full.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  const found = await page.evaluate(async asked => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(document, asked)
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(node => node.target.join(' ')) }))
  }, options)
  return found.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`)
}
