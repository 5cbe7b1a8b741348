import { type Figure, median } from './figure.ts'
import { openPhone, type Visit } from './lighthouse.ts'
import { startSiteCopy } from './site-copy.ts'

const PATHS = [
  '/',
  '/providers',
  '/metronet',
  '/best-internet-providers',
  '/checkout',
  '/internet-plans',
  '/bundles',
  '/results?zip=78704',
]
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Results are kept from search engines on purpose, which Lighthouse counts as bad for them. */
const NOT_FOUND_BY_SEARCH = ['/results?zip=78704']
const LONGEST_BLOCKED_MS = 60
const CATEGORIES = Object.keys(LEAST)

/** What Lighthouse thinks of the pages on a phone, and each audit that cost points in any of the runs. */
export async function benchLighthouse(
  { runs }: { runs: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const site = await startSiteCopy()
  const phone = await openPhone()
  try {
    const figures: Figure[] = []
    for (const path of PATHS) {
      const visits: Visit[] = []
      for (let run = 0; run < runs; run += 1) {
        const visit = await phone.visit(`${site.origin}${path}`, CATEGORIES)
        visits.push(visit)
        tell(
          `Lighthouse of ${path}, ${run + 1} of ${runs}: ${CATEGORIES.map(name => scoreOf(visit, name)).join(', ')}`,
        )
      }
      for (const line of costsOf(visits)) tell(`  ${path}: ${line}`)
      figures.push(figureOf(path, visits), blockedOf(path, visits))
    }
    return figures
  } finally {
    await Promise.all([phone.close(), site.stop()])
  }
}

const scoreOf = ({ scores }: Visit, category: string) => scores[category] ?? 0

function figureOf(path: string, visits: readonly Visit[]): Figure {
  const scores = Object.entries(LEAST).map(([name, least]) => {
    const score = median(visits.map(visit => scoreOf(visit, name)))
    const isHeld = name !== 'seo' || !NOT_FOUND_BY_SEARCH.includes(path)
    return { name, score, met: !isHeld || score >= least }
  })
  return {
    what: `Lighthouse of ${path}, mobile, median of ${visits.length}`,
    figure: scores.map(({ name, score }) => `${name} ${score}`).join(', '),
    target: 'at least 98, 100, 100, 100',
    met: scores.every(({ met }) => met),
  }
}

function blockedOf(path: string, visits: readonly Visit[]): Figure {
  const blocked = median(visits.map(({ tbt }) => tbt ?? Number.NaN))
  return {
    what: `blocking time of ${path}, mobile, median of ${visits.length}`,
    figure: `${Math.round(blocked)} ms`,
    target: `at most ${LONGEST_BLOCKED_MS} ms`,
    met: blocked <= LONGEST_BLOCKED_MS,
  }
}

/** Each audit that cost points, with how many it cost in each run and where it points to. */
function costsOf(visits: readonly Visit[]): string[] {
  const all = visits.flatMap(visit => visit.costly)
  return [...new Set(all.map(({ audit }) => audit))].map(audit => {
    const same = all.filter(cost => cost.audit === audit)
    const points = same.map(cost => `${cost.points} points (${cost.shown})`).join(', ')
    const where = [...new Set(same.flatMap(cost => cost.where))].slice(0, 3).join(' | ')
    return `${audit}: ${points}${where ? ` at ${where}` : ''}`
  })
}
