import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'

type Props = {
  id: string
  brand: string
  text: string
  stats: readonly { figure: string; label: string }[]
  quoteLabel: string
  /** Beside the figures. */
  children?: ReactNode
}

/** A brand's claims about itself, with its own figures and its name on them. */
export function WhyChoose({ id, brand, text, stats, quoteLabel, children }: Props) {
  return (
    <section aria-labelledby={id} className="border-y border-line bg-night">
      <div className="page-width section-space grid grid-cols-1 items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className={children ? undefined : 'lg:col-span-2'}>
          <h2 id={id} className="text-3xl sm:text-4xl">
            Why Choose {brand}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-soft">{text}</p>
          <dl
            className={
              children
                ? 'mt-6 grid grid-cols-2 gap-x-8 gap-y-4 sm:mt-8 sm:gap-y-6'
                : 'mt-6 grid grid-cols-3 gap-x-4 gap-y-6 sm:mt-8 sm:gap-x-8'
            }
          >
            {stats.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-4">
                <dt className="text-soft max-sm:text-sm">{label}</dt>
                <dd className="font-display text-3xl leading-tight font-bold sm:text-4xl">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-soft">{brand}’s own figures. We haven’t measured them.</p>
          <Link to="/bundles" className={buttonClass('primary', 'mt-4 sm:mt-6')}>
            {quoteLabel}
          </Link>
        </div>
        {children}
      </div>
    </section>
  )
}
