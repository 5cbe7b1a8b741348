import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Timeline, type TimelineEvent } from './timeline.tsx'

const booked: TimelineEvent = {
  ...{ id: 1, at: new Date('2026-11-23T18:00:00Z'), actor: 'visitor', what: 'slot_booked' },
  ...{ visible: true, note: null, before: null },
  after: { startsAt: '2026-11-24T20:00:00.000Z', timeZone: 'Pacific/Honolulu' },
}

test('a callback time stands as its customer chose it, in the letters of that zone', () => {
  const words = renderToStaticMarkup(<Timeline events={[booked]} />).replaceAll(/<[^>]*>/g, ' ')
  expect(words).toMatch(/Callback at\s+Tue, Nov 24,\s+10:00\sAM HT\s+Time zone\s+HT/)
})
