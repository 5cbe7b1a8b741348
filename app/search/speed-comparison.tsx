import type { ReactNode } from 'react'
import { reachInWords } from '#domain/availability/county-words.ts'
import type {
  Doubt,
  LookupPlace,
  LookupResult,
  ProviderCoverage,
} from '#domain/availability/lookup-result.ts'
import { formatCents } from '#domain/shared/money.ts'
import { classes } from '../ui/classes.ts'
import { shareOf } from './certainty.ts'
import { Doubted } from './doubted.tsx'

type Entry = Doubt & {
  id: string
  name: string
  technology: string
  /** Fastest download there, in Mbps; null where it is not known. */
  download: number | null
  upload: number | null
  coverage?: ProviderCoverage | undefined
  /** Our price a month, where there is one. */
  priceCents?: number
}

type Props = {
  caption: string
  entries: readonly Entry[]
  precision: LookupResult['precision']
  place: LookupPlace
}

/** On the narrowest screens there is no room: the cards have the prices too. */
const atWidth = 'max-[23rem]:hidden'

/** The best advertised upload of any technology there. */
export function bestUpload(coverage: ProviderCoverage | undefined): number | null {
  const uploads = (coverage?.technologies ?? []).flatMap(one => one.upload ?? [])
  return uploads.length > 0 ? Math.max(...uploads) : null
}

/** Technologies and speeds side by side, small enough for a phone. */
export function SpeedComparison({ caption, entries, precision, place }: Props) {
  const fastest = Math.max(1, ...entries.map(entry => entry.download ?? 0))
  const priced = entries.some(entry => entry.priceCents !== undefined)
  const withUploads = entries.some(entry => entry.upload !== null)
  return (
    <div role="group" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-y border-line">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-raised text-sm">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-left font-semibold sm:px-4">
              Provider
            </th>
            <Head>
              Download<span className="block font-normal text-soft">Mbps</span>
            </Head>
            {withUploads ? (
              <Head>
                Upload<span className="block font-normal text-soft">Mbps</span>
              </Head>
            ) : null}
            {priced ? (
              <Head className={atWidth}>
                Price<span className="block font-normal text-soft">a month</span>
              </Head>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, name, technology, download, upload, coverage, priceCents, ...doubt }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="min-w-28 px-3 py-3 text-left font-semibold sm:px-4">
                {name}
                <span className="block text-sm font-normal text-soft">
                  {technologyOf(technology, coverage)}
                </span>
                <Share coverage={coverage} precision={precision} place={place} />
                <Doubted entry={doubt} />
              </th>
              <td className="px-3 py-3 text-right sm:w-56 sm:px-4">
                <Speed mbps={download} />
                {download ? (
                  <svg
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden
                    className="mt-2 ml-auto h-1.5 w-full max-sm:hidden"
                  >
                    <rect width="100" height="4" className="fill-raised" />
                    <rect width={(download / fastest) * 100} height="4" className="fill-signal" />
                  </svg>
                ) : null}
              </td>
              {withUploads ? (
                <td className="px-3 py-3 text-right sm:w-36 sm:px-4">
                  <Speed mbps={upload} />
                </td>
              ) : null}
              {priced ? (
                <td className={classes('px-3 py-3 text-right text-lamp sm:w-36 sm:px-4', atWidth)}>
                  {priceCents === undefined ? <Speed mbps={null} /> : formatCents(priceCents)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a provider sells somewhere is only likely here. */
function technologyOf(technology: string, coverage: ProviderCoverage | undefined): string {
  if (!technology) return 'Technology not known'
  if (coverage?.nationwide) return `${technology}, nationwide`
  return coverage?.technologies.length === 0 ? `Likely ${technology}` : technology
}

function Head({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={classes('px-3 py-2.5 text-right font-semibold sm:px-4', className)}>
      {children}
    </th>
  )
}

function Share({ coverage, precision, place }: Pick<Entry, 'coverage'> & Pick<Props, 'precision' | 'place'>) {
  const reach = coverage?.reach && reachInWords(coverage.reach, place)
  const share = reach ?? (coverage ? shareOf(coverage, precision) : null)
  return share ? <span className="block text-sm font-normal text-soft">{share}</span> : null
}

function Speed({ mbps }: { mbps: number | null }) {
  if (mbps !== null && mbps > 0) return mbps.toLocaleString('en-US')
  return (
    <>
      <span aria-hidden className="text-soft">
        –
      </span>
      <span className="sr-only">not known</span>
    </>
  )
}
