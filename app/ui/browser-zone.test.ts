import { expect, test, vi } from 'vitest'
import { browserZone } from './browser-zone.ts'

test.each([
  ['America/Chicago', 'America/Chicago'],
  ['Pacific/Honolulu', 'Pacific/Honolulu'],
  ['UTC', null],
  ['Etc/GMT+5', null],
])('a browser in %s tells %s', (told, zone) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: told,
  } as Intl.ResolvedDateTimeFormatOptions)
  expect(browserZone()).toBe(zone)
})
