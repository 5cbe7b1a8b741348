import { type Figure, percentile } from './figure.ts'

export const AGENTS = 200
export const VISITORS = 2_000
/** Messages, half of them in each direction. */
export const A_SECOND = 50
const TARGET_MS = 500

/** Milliseconds from sending a message to its arrival at each place. */
export type Times = { toVisitor: number[]; toDesk: number[]; read: number[] }

/** What the end of a process did to its streams. */
export type Drain = { lost: number; doubled: number; againMs: number; goneMs: number }

export const shown = (times: number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`

export function figuresOf(
  { toVisitor, toDesk, read }: Times,
  memory: { before: number; open: number; after: number },
  { lost, doubled, againMs, goneMs }: Drain,
): Figure[] {
  const line = (what: string, times: number[]): Figure => ({
    what,
    figure: `${shown(times)}, of ${times.length}`,
    target: `p99 under ${TARGET_MS} ms`,
    met: percentile(times, 0.99) < TARGET_MS,
  })
  return [
    line(
      `a person's message in the visitor's stream (${AGENTS} + ${VISITORS} streams, ${A_SECOND}/s)`,
      toVisitor,
    ),
    line("a visitor's message known at the desk", toDesk),
    line("a visitor's message read by the desk's screen", read),
    {
      what: 'memory of the process (RSS)',
      figure: `${memory.before} MB before, ${memory.open} MB with all streams, ${memory.after} MB after the messages`,
      met: null,
    },
    {
      what: 'the process ends under load: every stream goes on at another one',
      figure: `${lost} lost, ${doubled} twice; the last was back after ${(againMs / 1_000).toFixed(1)} s, the process gone after ${(goneMs / 1_000).toFixed(1)} s`,
      target: 'none lost, none twice',
      met: lost === 0 && doubled === 0,
    },
  ]
}
