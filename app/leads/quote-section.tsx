import { lazy, type ReactNode, Suspense } from 'react'
import { loadWhenNeeded } from '../first-load/load-when-needed.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'

const FORM_PLACE = 'quote-form'

// The server draws the form and the browser can post it by itself, so its code can load when somebody gets near it.
const LeadForm = lazy(() =>
  loadWhenNeeded(FORM_PLACE, () => import('./lead-form.tsx').then(module => ({ default: module.LeadForm }))),
)

type Props = {
  title: string
  intro: string
  /** What happens after the form is sent, in order. */
  steps: readonly string[]
  className: string
  /** Another way to ask, below the steps. */
  children: ReactNode
}

/** The quote form beside what happens after it; several pages end with it. */
export function QuoteSection({ title, intro, steps, className, children }: Props) {
  return (
    <section id="quote" aria-labelledby="quote-title" className={className}>
      <div className="page-width section-space grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <div className="lg:self-center">
          <h2 id="quote-title" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-soft">{intro}</p>
          <ol className="mt-8 space-y-5">
            {steps.map((step, index) => (
              <li key={step} className="flex items-start gap-4">
                <span
                  aria-hidden
                  className="grid size-8 shrink-0 place-items-center rounded-full border border-edge font-display text-sm font-bold"
                >
                  {index + 1}
                </span>
                <span className="max-w-measure pt-1">{step}</span>
              </li>
            ))}
          </ol>
          <div className="mt-8 text-soft">{children}</div>
        </div>
        <div id={FORM_PLACE}>
          <PartBoundary>
            <Suspense fallback={null}>
              <LeadForm />
            </Suspense>
          </PartBoundary>
        </div>
      </div>
    </section>
  )
}
