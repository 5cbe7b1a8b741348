import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { HouseDrawing } from '../ui/street-drawing.tsx'

const allLit = { internet: true, tv: true, security: true }

/** Where the Smart Bundle Builder begins: with what is sold at the visitor's address. */
export function BuilderStart() {
  return (
    <section
      id="builder"
      aria-labelledby="builder-title"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-soft"
    >
      <HouseDrawing lit={allLit} className="mx-auto block h-auto w-full max-w-64 pt-4" />
      <div className="border-t-4 border-line p-5 sm:p-6">
        <h2 id="builder-title" className="text-2xl">
          Smart Bundle Builder
        </h2>
        <p className="mt-2 text-soft">
          A bundle is only as good as what is sold at your address. Search it, put the services you like into
          the cart, and see one monthly total.
        </p>
        <Link to="/" className={buttonClass('primary', 'mt-5 w-full')}>
          Start with my address
          <ArrowRight aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        </Link>
      </div>
    </section>
  )
}
