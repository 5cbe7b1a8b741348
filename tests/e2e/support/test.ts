import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type DatabaseKind, SiteProcess } from '#tests/support/site-process.ts'

type Fixtures = {
  /** Words of console errors that this test provokes on purpose. */
  provoked: RegExp[]
  /** What the site keeps its data in. */
  database: DatabaseKind
  /** Environment variables of the site. */
  settings: Record<string, string>
  site: SiteProcess
}

/** A site of its own for each worker; every page is watched for console errors and requests to elsewhere. */
export const test = base.extend<Pick<Fixtures, 'provoked'>, Omit<Fixtures, 'provoked'>>({
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
  provoked: [[], { option: true }],
  context: async ({ context, provoked }, use) => {
    const faults: string[] = []
    context.on('console', message => {
      if (message.type() === 'error' && !provoked.some(words => words.test(message.text())))
        faults.push(message.text())
    })
    context.on('weberror', error => faults.push(String(error.error())))
    context.on('request', request => {
      const { protocol, hostname } = new URL(request.url())
      if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname))
        faults.push(`outgoing: ${request.url()}`)
    })
    await use(context)
    expect(faults, 'console errors and outgoing requests').toEqual([])
  },
})

export { expect }

/** Nothing for axe to complain of, in the state that the page is in. */
export async function expectAccessible(page: Page): Promise<void> {
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

export const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const
