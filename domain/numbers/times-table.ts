import { timeIds, times } from './figures.ts'
import { percentileOf } from './percentile.ts'
import type { TimeSum } from './read-sums.server.ts'
import { type NumbersTable, pointsOf, shareOf } from './table.ts'

/** How long it took until somebody answered. */
export function timesTable(sums: readonly TimeSum[]): NumbersTable {
  return {
    id: 'times',
    title: 'How long people wait for us',
    lines: 'What',
    note: 'Half of all calls took at most the time under ‘Half within’; 90 and 99 of a hundred likewise. A promise whose time passed without an answer is broken, whenever the answer comes; what nobody has answered yet has no time.',
    columns: [
      { name: 'Calls or chats', unit: 'count' },
      { name: 'Half within', unit: 'seconds' },
      { name: '90% within', unit: 'seconds' },
      { name: '99% within', unit: 'seconds' },
      { name: 'Half, before', unit: 'seconds' },
      { name: 'Within the promise', unit: 'share' },
      { name: 'Before', unit: 'share' },
      { name: 'Change', unit: 'points' },
    ],
    rows: timeIds.map(figure => {
      const all = sums.filter(one => one.figure === figure)
      const own = all.filter(({ promise }) => promise !== 'broken')
      const histogram = own.map(({ seconds, now }) => ({ seconds, count: now }))
      const earlier = own.map(({ seconds, before }) => ({ seconds, count: before }))
      const [kept, before] = [keptShare(all, 'now'), keptShare(all, 'before')]
      return {
        ...{ key: figure, name: times[figure].name, definition: times[figure].definition },
        cells: [
          own.reduce((sum, { now }) => sum + now, 0),
          ...[50, 90, 99].map(percent => percentileOf(histogram, percent)),
          percentileOf(earlier, 50),
          ...[kept, before, pointsOf(kept, before)],
        ],
      }
    }),
  }
}

/** The share within the promised time, among those who got a promise. */
function keptShare(sums: readonly TimeSum[], when: 'now' | 'before'): number | null {
  const of = (promise: TimeSum['promise']) =>
    sums.filter(one => one.promise === promise).reduce((sum, one) => sum + one[when], 0)
  return shareOf(of('kept'), of('kept') + of('late') + of('broken'))
}
