// `npm run bench [-- PART...] [--quick]`: the figures of speed beside what they are compared with, in one table.
// A benchmark, not a test: a missed target is told in the table, not by the exit code.
import { parseArgs } from 'node:util'
import { machine } from '../proofs/machine.ts'
import { type Figure, tableOf } from './figure.ts'
import { installPackages } from './install-packages.ts'
import { benchInteractions } from './interactions.ts'
import { benchLighthouse } from './lighthouse-scores.ts'
import { benchLookups } from './lookups.ts'
import { benchMemory } from './memory.ts'
import { benchNumbers } from './numbers.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchPaint } from './paint.ts'
import { benchScript } from './script.ts'
import { benchStreams } from './streams.ts'

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { quick } = values
const tell = (text: string) => console.log(text)

const parts: Record<string, () => Promise<Figure[]>> = {
  pages: () => benchPages(quick ? { rounds: 3, seconds: 2 } : { rounds: 9, seconds: 5 }, tell),
  orders: () => benchOrders(quick ? { rounds: 2, seconds: 4 } : { rounds: 5, seconds: 10 }, tell),
  lookups: () => benchLookups(quick ? { rounds: 2, seconds: 4 } : { rounds: 5, seconds: 10 }, tell),
  paint: () => benchPaint({ runs: quick ? 1 : 5 }, tell),
  lighthouse: () => benchLighthouse({ runs: quick ? 1 : 5 }, tell),
  memory: () => benchMemory(tell),
  streams: () => benchStreams({ seconds: quick ? 5 : 20 }, tell),
  numbers: () =>
    benchNumbers(quick ? { events: 100_000, asks: 20 } : { events: 10_000_000, asks: 100 }, tell),
  script: () => benchScript(),
  interactions: () => benchInteractions({ runs: quick ? 4 : 12 }, tell),
}

const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
// Streams and numbers are asked for by code of our own.
if (chosen.some(name => name !== 'streams' && name !== 'numbers')) installPackages()
const heading = `${new Date().toISOString().slice(0, 10)}, ${machine()}${quick ? ', quick: not for the record' : ''}`
console.log(heading)
const figures: Figure[] = []
for (const name of chosen) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`)
  figures.push(...(await part()))
}
console.log(`\n${heading}\n\n${tableOf(figures)}`)
const missed = figures.filter(({ met }) => met === false).length
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} missed.`)
process.exit(0)
