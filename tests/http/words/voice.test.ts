import { expect, test } from 'vitest'
import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'
import { voiceFaults } from '#tests/support/voice.ts'

const site = useBuiltSite()
const more = ['/auth', '/auth?tab=sign-up', '/auth/forgot', '/checkout', '/quote', '/providers/att']

/** Where the later price is called by the name that its provider has for it (specification, section 9). */
const withRackRate = new Set(['/metronet', '/providers/metronet', '/internet-plans'])

test.each([...prerenderedPaths, ...more])('%s is in our own voice', async path => {
  const page = await servedPage(site.get(path))
  expect(page.words.length).toBeGreaterThan(200)
  expect(voiceFaults(page.words, { rackRate: withRackRate.has(path) })).toEqual([])
})
