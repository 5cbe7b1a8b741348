import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Figure, median } from './figure.ts'
import { type ServerProcess, startServer, startSite } from './server-process.ts'
import { type Shot, shoot } from './shoot.ts'

const PATH = '/metronet'
const CONNECTIONS = 64
const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/**
 * A prerendered page from the built server beside a bare node:http server that gives the same bytes under the same
 * headers. Rounds alternate; the median round counts. The load comes from wrk where it is installed, else from a client
 * of our own: what is full is then the server and not what asks it.
 */
export async function benchPages(
  { rounds, seconds }: { rounds: number; seconds: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-bench-pages-'))
  const site = await startSite()
  const answer = join(folder, 'answer.json')
  writeFileSync(answer, JSON.stringify(await answerOf(`${site.origin}${PATH}`)))
  const bare = await startServer([join(import.meta.dirname, 'bare-server.ts'), answer])
  const results: Round[] = []
  try {
    const load = ({ origin }: ServerProcess, time = seconds) => flood(`${origin}${PATH}`, time)
    // Warm: the first round would otherwise measure the compiler.
    for (const server of [bare, site]) await load(server, 2)
    for (let round = 0; round < rounds; round += 1) {
      // In turn first and second, so that neither always follows the slow one.
      const siteFirst = round % 2 === 0
      const first = await load(siteFirst ? site : bare)
      const second = await load(siteFirst ? bare : site)
      const [atSite, atBare] = siteFirst ? [first, second] : [second, first]
      results.push({ bare: atBare, site: atSite })
      tell(
        `pages, round ${round + 1} of ${rounds}${hasWrk ? ', by wrk' : ''}: site ${shown(atSite)}, bare ${shown(atBare)}`,
      )
    }
  } finally {
    await Promise.all([site.stop(), bare.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  return figuresOf(results)
}

type Round = { bare: Shot; site: Shot }
const shown = ({ rate, p99 }: Shot) => `${Math.round(rate)}/s p99 ${p99.toFixed(1)} ms`

function figuresOf(results: readonly Round[]): Figure[] {
  const middle = (of: (round: Round) => number) => median(results.map(of))
  const toBare = middle(({ site, bare }) => site.rate / bare.rate)
  const tail = middle(({ site, bare }) => site.p99 / bare.p99)
  const siteRate = `${Math.round(middle(({ site }) => site.rate))}/s`
  return [
    {
      what: `${PATH}, brotli, ${CONNECTIONS} connections, against a bare node:http server`,
      figure: `${siteRate}, bare ${Math.round(middle(({ bare }) => bare.rate))}/s`,
      ratio: `${toBare.toFixed(2)}x`,
      target: 'at least 0.9x',
      met: toBare >= 0.9,
    },
    {
      what: `${PATH}, p99 at ${CONNECTIONS} connections against the bare server's`,
      figure: `${middle(({ site }) => site.p99).toFixed(1)} ms, bare ${middle(({ bare }) => bare.p99).toFixed(1)} ms`,
      ratio: `${tail.toFixed(2)}x`,
      target: 'at most 1.5x',
      met: tail <= 1.5,
    },
  ]
}

/** The bytes as they go over the wire, and the headers but those that node:http writes by itself. */
async function answerOf(url: string) {
  const { default: http } = await import('node:http')
  return new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br' } }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { date, connection, 'keep-alive': _, ...kept } = response.headers
          if (kept['content-encoding'] !== 'br' || !date || !connection)
            return reject(new Error(`${url} is not served as expected`))
          return resolve({
            headers: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks).toString('base64'),
          })
        })
      })
      .on('error', reject)
  })
}

/** Asks for one page over and over. A single answer that is no 200 ends the benchmark. */
async function flood(url: string, seconds: number): Promise<Shot> {
  if (!hasWrk) return shoot('flood.ts', [url, CONNECTIONS, seconds])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br', url]
  const { stdout } = await promisify(execFile)('wrk', args)
  const latency = (share: string) => {
    const [, figure = '', unit = ''] = stdout.match(new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`)) ?? []
    return Number(figure) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
  }
  const rate = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  return { rate, p50: latency('50'), p99: latency('99') }
}
