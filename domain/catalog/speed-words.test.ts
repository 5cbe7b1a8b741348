import { expect, test } from 'vitest'
import { closeSpeedInWords, reachesSpeed } from './speed-words.ts'

const at = (downloadMbps: number, downloadFromMbps: number | null = null) => ({
  downloadMbps,
  downloadFromMbps,
})

test('a filter by speed says what it lets through below the speed that it names', () => {
  const plans = [at(2526), at(997), at(985)]
  expect(plans.every(({ downloadMbps }) => reachesSpeed(downloadMbps, 1000))).toBe(true)
  expect(closeSpeedInWords(plans, 1000)).toBe('Plans just under 1,000 Mbps count, too: here from 985 Mbps.')
  // A range counts by its lower end.
  expect(closeSpeedInWords([at(415, 96)], 100)).toContain('here from 96 Mbps.')
  expect(closeSpeedInWords([at(1000)], 1000)).toBeNull()
  expect(closeSpeedInWords(plans, 0)).toBeNull()
})
