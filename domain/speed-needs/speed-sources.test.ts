import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { speedSources } from './speed-sources.ts'

const { guides } = readSeed()

test('only figures that are the FCC guide’s are said to be from it', () => {
  expect(speedSources({ guides })[0]?.says).toMatch(
    /Our lower figures for email and browsing, HD video, and 4K video are the guide’s\. All others are our own/,
  )
  const activities = guides.education.activities.map(one =>
    one.id === 'hd-video' ? { ...one, fromMbps: 6 } : one,
  )
  const changed = { ...guides, education: { ...guides.education, activities } }
  expect(speedSources({ guides: changed })[0]?.says).not.toContain('HD video')
})
