import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { Report } from '#domain/numbers/report.server.ts'
import type { NumbersTable, Unit } from '#domain/numbers/table.ts'
import { figureWords } from './figure-words.ts'

type Tile = { name: string; unit: Unit; now: number | null; change: number | null; changeUnit: Unit }

/** The figures that say how it goes, large, each with how it moved `beside` what it is compared with. */
export function Tiles({ tables, beside }: { tables: Report['tables']; beside: string }) {
  return (
    <ul
      aria-label="At a glance"
      className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 md:grid-cols-3 xl:grid-cols-6"
    >
      {tilesOf(tables).map(({ name, unit, now, change, changeUnit }) => (
        <li key={name} className="rounded-card border border-line bg-surface p-4">
          <p className="text-soft">{name}</p>
          <p className="mt-1 font-display text-3xl font-semibold tabular-nums">{figureWords(unit, now)}</p>
          <p className="mt-1 flex items-center gap-1.5 text-soft tabular-nums">
            <Way change={change} />
            {change === null ? 'nothing to compare with' : `${figureWords(changeUnit, change)} ${beside}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Up is not always good: the arrow has no color of its own. */
function Way({ change }: { change: number | null }) {
  // What is written as 0.0 goes no way.
  const Icon = change === null || Math.abs(change) < 0.000_5 ? Minus : change > 0 ? TrendingUp : TrendingDown
  return <Icon aria-hidden className="size-4 shrink-0 text-signal" strokeWidth={1.75} />
}

function tilesOf(tables: Report['tables']): Tile[] {
  const cells = (table: NumbersTable, key: string) =>
    table.rows.find(row => row.key === key)?.cells ?? ([] as const)
  const counted = (key: string, name: string): Tile => {
    const [now = null, , change = null] = cells(tables.funnel, key)
    return { name, unit: 'count', now, change, changeUnit: 'change' }
  }
  const shared = (table: NumbersTable, key: string, name: string, at = 2): Tile => {
    const own = cells(table, key)
    const [now = null, change = null] = [own[at], own[at + 2]]
    return { name, unit: 'share', now, change, changeUnit: 'points' }
  }
  return [
    counted('searches', 'Searches'),
    counted('orders', 'Orders'),
    counted('booked', 'Booked'),
    shared(tables.times, 'first_call_order', 'Called within the promise', 5),
    shared(tables.chats, 'chats_alone', 'Chats without a person'),
    shared(tables.messages, 'messages_at_once', 'Delivered at once'),
  ]
}
