import { expect, test } from 'vitest'
import { dependsOnAddress, hasFeature } from './plan-features.ts'

const SYMMETRIC = 'Upload about as fast as download'
const cable = {
  features: [],
  contractMonths: 0,
  dataCap: 'none' as const,
  downloadMbps: 113,
  uploadMbps: 23,
  uploadToMbps: 105,
}

test('uploads that reach the download at some addresses are neither a yes nor a no', () => {
  expect(hasFeature(cable, SYMMETRIC)).toBeNull()
  expect(dependsOnAddress(cable, SYMMETRIC)).toBe(true)
  const slow = { ...cable, uploadToMbps: 40 }
  expect([hasFeature(slow, SYMMETRIC), dependsOnAddress(slow, SYMMETRIC)]).toEqual([false, false])
  expect(hasFeature({ ...cable, uploadToMbps: null }, SYMMETRIC)).toBe(false)
})
