import { Link } from 'react-router'
import { brand } from '#platform/brand.ts'

/** Our own mark: a roof with one lit window beside the name. */
export function Wordmark() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-bold tracking-tight"
    >
      <svg viewBox="0 0 28 28" className="size-7" aria-hidden>
        <path
          d="M3 13.5 14 4l11 9.5V24H3z"
          className="fill-raised stroke-soft"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M11 14h6v6h-6z" className="fill-lamp" />
        <path d="M14 14v6M11 17h6" className="stroke-on-lamp" strokeWidth="1" />
      </svg>
      {brand.name}
    </Link>
  )
}
