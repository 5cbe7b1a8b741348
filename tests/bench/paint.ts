import { type Figure, median } from './figure.ts'
import { openPhone, type Visit } from './lighthouse.ts'
import { startSiteCopy } from './site-copy.ts'

/** The pages that are loaded, each with the longest that it may block, in milliseconds. */
const PATHS = { '/': 20, '/metronet': 20, '/best-internet-providers': 20, '/internet-plans': 60 }

/** When a phone shows the largest part of a page, beside the same HTML with every script removed, by the same server. */
export async function benchPaint(
  { runs }: { runs: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const site = await startSiteCopy()
  const bare = await startSiteCopy(withoutScripts)
  const phone = await openPhone()
  try {
    const figures: Figure[] = []
    for (const [path, mostBlocked] of Object.entries(PATHS)) {
      const visits: { site: Visit; bare: Visit }[] = []
      for (let run = 0; run < runs; run += 1) {
        const atSite = await phone.visit(`${site.origin}${path}`, ['performance'])
        const atBare = await phone.visit(`${bare.origin}${path}`, ['performance'])
        visits.push({ site: atSite, bare: atBare })
        tell(
          `paint of ${path}, ${run + 1} of ${runs}: ${ms(atSite.lcp)}, without scripts ${ms(atBare.lcp)}; blocked ${ms(atSite.tbt)}, ${ms(atBare.tbt)}`,
        )
      }
      figures.push(...figuresOf(path, mostBlocked, visits))
    }
    return figures
  } finally {
    await Promise.all([phone.close(), site.stop(), bare.stop()])
  }
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script[\s>][\s\S]*?<\/script>/g, '')
}

const ms = (value: number | null) => `${Math.round(value ?? Number.NaN)} ms`

function figuresOf(
  path: string,
  mostBlocked: number,
  visits: readonly { site: Visit; bare: Visit }[],
): Figure[] {
  const of = (read: (visit: { site: Visit; bare: Visit }) => number | null) =>
    median(visits.map(visit => read(visit) ?? Number.NaN))
  const lcp = of(({ site }) => site.lcp)
  const bareLcp = of(({ bare }) => bare.lcp)
  const blocked = of(({ site }) => site.tbt)
  const bareBlocked = of(({ bare }) => bare.tbt)
  return [
    {
      what: `largest paint of ${path} on Lighthouse's phone, against the same HTML without scripts`,
      figure: `${ms(lcp)}, without scripts ${ms(bareLcp)}`,
      ratio: `${(lcp / bareLcp).toFixed(2)}x`,
      target: 'at most 1.15x',
      met: lcp / bareLcp <= 1.15,
    },
    {
      what: `total blocking time of ${path}`,
      figure: `${ms(blocked)}, without scripts ${ms(bareBlocked)}`,
      target: `at most ${mostBlocked} ms`,
      met: blocked <= mostBlocked,
    },
  ]
}
