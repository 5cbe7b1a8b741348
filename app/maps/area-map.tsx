import { createContext, use } from 'react'
import { classes } from '../ui/classes.ts'

/** How much there is in an area, from none to much; `unknown` if nobody knows. */
export type AreaKind = 0 | 1 | 2 | 3 | 4 | 'unknown'

/** Areas of one link: a county, or all counties of a state. */
export type MapArea = {
  key: string
  /** What people who point at it or hear it are told. */
  title: string
  href: string | null
  /** SVG paths, one for each kind in it. */
  parts: readonly { kind: AreaKind; path: string }[]
}

export type AreaMapView = {
  /** What the picture shows, in one sentence. */
  title: string
  width: number
  height: number
  areas: readonly MapArea[]
  /** Lines over the areas, such as the borders of states. */
  borders: string | null
  legend: readonly { kind: AreaKind; label: string }[]
  /** The sources of facts and outlines. */
  credit: string
}

const DrawnMapContext = createContext<AreaMapView | null>(null)
/** Around the whole page on the server: the picture that its loader made. */
export const DrawnMap = DrawnMapContext.Provider

const plain: Record<AreaKind, string> = {
  0: 'fill-area-0',
  1: 'fill-area-1',
  2: 'fill-area-2',
  3: 'fill-area-3',
  4: 'fill-area-4',
  unknown: 'fill-ground',
}
const nameOf = (kind: AreaKind) => `area-${kind}`

/**
 * The page's area map, with a legend and its sources. Drawn by the server only. Each area is a link with a title;
 * patterns say the same as the colors.
 */
export function AreaMap({ className }: { className?: string }) {
  const map = use(DrawnMapContext)
  if (!map) return null
  const { title, width, height, areas, borders, legend, credit } = map
  return (
    <figure className={classes('min-w-0', className)}>
      <svg
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        role="group"
        aria-label={title}
        className="h-auto max-h-[85vh] w-full stroke-ground [&_a:focus-visible_path]:stroke-lamp [&_a:focus-visible_path]:stroke-[3] [&_a:hover_path]:stroke-lamp"
        strokeWidth={0.8}
        strokeLinejoin="round"
      >
        <defs>
          {legend.map(({ kind }) => (
            <Pattern key={kind} kind={kind} />
          ))}
        </defs>
        {areas.map(({ key, title: areaTitle, href, parts }) => {
          const paths = parts.map(({ kind, path }) => (
            <path key={kind} fill={`url(#${nameOf(kind)})`} d={path} />
          ))
          return href ? (
            <a key={key} href={href}>
              <title>{areaTitle}</title>
              {paths}
            </a>
          ) : (
            <g key={key}>
              <title>{areaTitle}</title>
              {paths}
            </g>
          )
        })}
        {borders ? (
          <path
            d={borders}
            className="area-borders pointer-events-none fill-none stroke-ink"
            strokeWidth={1.2}
          />
        ) : null}
      </svg>
      <figcaption className="mt-4 text-sm">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {legend.map(({ kind, label }) => (
            <li key={kind} className="flex items-center gap-2">
              <svg viewBox="0 0 32 20" aria-hidden className="h-5 w-8 shrink-0 stroke-edge">
                <rect width="32" height="20" fill={`url(#${nameOf(kind)})`} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-soft">{credit}</p>
      </figcaption>
    </figure>
  )
}

const SIZE = 8

/** The look of a kind: a color, and markings that differ without it. */
function Pattern({ kind }: { kind: AreaKind }) {
  return (
    <pattern id={nameOf(kind)} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse" stroke="none">
      <rect width={SIZE} height={SIZE} className={plain[kind]} />
      {kind === 1 ? <circle cx="2" cy="2" r="1" className="fill-ink" /> : null}
      {kind === 2 ? <path d="M-1 1 1-1M0 8 8 0M7 9 9 7" className="stroke-ink" strokeWidth={0.6} /> : null}
      {kind === 3 ? <path d="M0 4h8M4 0v8" className="stroke-ground" strokeWidth={1} /> : null}
      {kind === 'unknown' ? (
        <path d="M-1 1 1-1M-1 9 9-1M7 9 9 7" className="stroke-alarm" strokeWidth={0.7} />
      ) : null}
    </pattern>
  )
}
