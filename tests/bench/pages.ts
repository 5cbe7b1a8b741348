import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/postgres-server.ts'
import { type Figure, median } from './figure.ts'
import { root, type ServerProcess, startServer, startSite } from './server-process.ts'
import { type Shot, shoot } from './shoot.ts'

const PATH = '/metronet'
const CONNECTIONS = 64

/**
 * A prerendered page from the built server beside a bare node:http server that gives the same bytes under the same
 * headers, and beside react-router-serve on the same build. Rounds alternate; the median round counts.
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
  const framework = await startServer(
    [
      join(root, 'bench', 'node_modules', '@react-router', 'serve', 'bin.cjs'),
      join(root, 'bench', 'served-build.mjs'),
    ],
    {
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      SERVER: join(root, 'build', 'server', 'index.js'),
      SERVER_BUILD: serverBuild(),
    },
  )
  const results: Round[] = []
  try {
    const load = ({ origin }: ServerProcess, time = seconds) =>
      shoot('flood.ts', [`${origin}${PATH}`, CONNECTIONS, time])
    // Warm: the first round would otherwise measure the compiler.
    for (const server of [bare, site, framework]) await load(server, 2)
    for (let round = 0; round < rounds; round += 1) {
      // In turn first and second, so that neither always follows the slow one.
      const siteFirst = round % 2 === 0
      const first = await load(siteFirst ? site : bare)
      const second = await load(siteFirst ? bare : site)
      const [atSite, atBare] = siteFirst ? [first, second] : [second, first]
      const slow = await load(framework)
      results.push({ bare: atBare, site: atSite, framework: slow })
      tell(
        `pages, round ${round + 1} of ${rounds}: site ${shown(atSite)}, bare ${shown(atBare)}, react-router-serve ${shown(slow)}`,
      )
    }
  } finally {
    await Promise.all([site.stop(), bare.stop(), framework.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  return figuresOf(results)
}

type Round = { bare: Shot; site: Shot; framework: Shot }
const shown = ({ rate, p99 }: Shot) => `${Math.round(rate)}/s p99 ${p99.toFixed(1)} ms`

function figuresOf(results: readonly Round[]): Figure[] {
  const middle = (of: (round: Round) => number) => median(results.map(of))
  const toBare = middle(({ site, bare }) => site.rate / bare.rate)
  const toFramework = middle(({ site, framework }) => site.rate / framework.rate)
  const tail = middle(({ site, bare }) => site.p99 / bare.p99)
  const siteRate = `${Math.round(middle(({ site }) => site.rate))}/s`
  return [
    {
      what: `${PATH}, brotli, ${CONNECTIONS} connections, against a bare node:http server`,
      figure: `${siteRate}, bare ${Math.round(middle(({ bare }) => bare.rate))}/s`,
      ratio: `${toBare.toFixed(2)}x`,
      target: 'at least 0.85x',
      met: toBare >= 0.85,
    },
    {
      what: `${PATH} against react-router-serve on the same build`,
      figure: `${siteRate}, react-router-serve ${Math.round(middle(({ framework }) => framework.rate))}/s`,
      ratio: `${toFramework.toFixed(1)}x`,
      target: 'at least 20x',
      met: toFramework >= 20,
    },
    {
      what: `${PATH}, p99 at ${CONNECTIONS} connections against the bare server's`,
      figure: `${middle(({ site }) => site.p99).toFixed(1)} ms, bare ${middle(({ bare }) => bare.p99).toFixed(1)} ms`,
      ratio: `${tail.toFixed(2)}x`,
      target: 'at most 2x',
      met: tail <= 2,
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

/** The router's own part of the server build, as react-router-serve expects it. */
function serverBuild(): string {
  const folder = join(root, 'build', 'server', 'assets')
  const name = readdirSync(folder).find(file => /^server-build-.*\.js$/.test(file))
  if (!name) throw new Error('The build has no server-build')
  return join(folder, name)
}
