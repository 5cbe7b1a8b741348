import { test as base } from './test.ts'

let visits = 0

/** Every test comes from a client address of its own, with limits of its own: the site trusts the header here. */
export const test = base.extend<{ comesFrom: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  comesFrom: async ({}, use) => {
    visits += 1
    await use(`198.51.${100 + (visits >> 8)}.${visits & 255}`)
  },
  extraHTTPHeaders: async ({ comesFrom }, use) => use({ 'x-forwarded-for': comesFrom }),
})

export { expect, expectAccessible, expectAccessibleAt, open, ready } from './test.ts'
