import { expect, type Locator, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { type DatabaseKind, SiteProcess } from '#tests/support/site-process.ts'
import { violationsByAxe } from './axe-engine.ts'
import { test as base } from './watched-test.ts'

type SiteFixtures = {
  /** What the site keeps its data in. */
  database: DatabaseKind
  /** Environment variables of the site. */
  settings: Record<string, string>
  site: SiteProcess
}

/** The last of what a site has logged as a warning or a fault. */
const FAULTS_TOLD = 5

/** A site of its own for each worker; every page is watched. */
export const test = base.extend<{ siteSaid: undefined }, SiteFixtures>({
  database: ['PGlite', { scope: 'worker', option: true }],
  // Also for tests whose visitors come from addresses of their own (account-test.ts): another setting is another site.
  settings: [{ TRUSTED_PROXY_HOPS: '1' }, { scope: 'worker', option: true }],
  site: [
    async ({ database, settings }, use) => {
      const site = await SiteProcess.start(database, settings)
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // Where a test fails, it is told whether its site was still there.
  siteSaid: [
    async ({ site }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      const faults = site.output.split('\n').filter(line => /"level":"(?:warn|error|fatal)"/.test(line))
      const standing = site.runs ? 'runs' : 'has ended'
      throw new Error([`The site ${standing}.`, ...faults.slice(-FAULTS_TOLD)].join('\n'))
    },
    { auto: true },
  ],
})

export { expect }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The narrowest phone that pages must fit, a usual one, a desktop. */
const usualWidths = [320, 390, 1440]
/** Rules of axe whose answer depends on where things stand, not only on what they are. */
const layoutRules = ['target-size', 'scrollable-region-focusable']

/** Nothing for axe to complain of, in the state that the page is in: nothing is on its way in or out meanwhile. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await stillViolations(page, tags), 'axe violations').toEqual([])
}

/**
 * The same at several widths, and nothing wider than the page: every rule where the main part is another one to assistive
 * technology than at the widths before, the rules about layout where it is not. What is around the main part has tests of
 * its own. Afterwards the page is as wide as it was.
 */
export async function expectAccessibleAt(page: Page, widths: readonly number[] = usualWidths): Promise<void> {
  const before = page.viewportSize()
  const seen = new Set<string>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const structure = await page.locator('main').ariaSnapshot()
    if (seen.has(structure)) {
      const found = await stillViolations(page, { type: 'rule', values: layoutRules })
      expect(found, `axe violations at ${width} px`).toEqual([])
    } else {
      await expectAccessible(page)
    }
    seen.add(structure)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

async function stillViolations(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return violationsByAxe(page, runOnly)
}

/** Opens a page and waits until its script has taken over, which a visitor notices only by things working. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Waits until the page's script has taken over, where a form has led to a new page. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

/**
 * Waits until a part has been taken over whose code comes when somebody is near it. Before that a form of it is posted by
 * the browser itself.
 */
export async function takenOver(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  const hasReact = () =>
    part.evaluate(element => Object.keys(element).some(key => key.startsWith('__reactProps')))
  await expect.poll(hasReact).toBe(true)
}

export const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const
