import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { type DatabaseKind, SiteProcess } from '#tests/support/site-process.ts'
import { test as base } from './watched-test.ts'

type SiteFixtures = {
  /** What the site keeps its data in. */
  database: DatabaseKind
  /** Environment variables of the site. */
  settings: Record<string, string>
  site: SiteProcess
}

/** A site of its own for each worker; every page is watched. */
export const test = base.extend<object, SiteFixtures>({
  database: ['PGlite', { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ database, settings }, use) => {
      const site = await SiteProcess.start(database, settings)
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect }

/** Nothing for axe to complain of, in the state that the page is in: nothing is on its way in or out meanwhile. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`,
  )
  expect(told, 'axe violations').toEqual([])
}

/** Waits until the page's script has taken over, which a visitor notices only by things working. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
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
  await expect.poll(hasReact, { timeout: 10_000 }).toBe(true)
}

export const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const
