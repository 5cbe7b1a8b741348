import type { Page } from '@playwright/test'
import { violationsByIbm } from './ibm-engine.ts'
import { expect, expectAccessible, expectAccessibleAt } from './test.ts'

/** Nothing for axe or for IBM's engine to complain of, in the state that the page is in. The test bypasses the policy of our pages. */
export async function expectAccessibleByBoth(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await violationsByIbm(page), 'violations by IBM’s engine').toEqual([])
}

/** The same at several widths; IBM's engine, which asks little of the layout, looks once. */
export async function expectAccessibleByBothAt(page: Page, widths?: readonly number[]): Promise<void> {
  await expectAccessibleAt(page, widths)
  expect(await violationsByIbm(page), 'violations by IBM’s engine').toEqual([])
}
