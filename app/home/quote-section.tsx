import { lazy, Suspense } from 'react'
import { PhoneLink } from '../shell/contact.tsx'
import { loadWhenNeeded } from '../ui/load-when-needed.ts'

const FORM_PLACE = 'quote-form'

// The server draws the form and the browser can post it by itself, so its code may come when somebody is near it.
const LeadForm = lazy(() =>
  loadWhenNeeded(FORM_PLACE, () =>
    import('../shell/lead-form.tsx').then(module => ({ default: module.LeadForm })),
  ),
)

const steps = [
  'A representative reads what you ask for and checks what your ZIP code can get.',
  'You get one call, with monthly prices, one-time fees and what changes later.',
  'You decide. Nothing is ordered until you say so.',
]

/** The quote form with what happens after it. */
export function QuoteSection() {
  return (
    <section aria-labelledby="quote-title" className="border-y border-line bg-night">
      <div className="page-width section-space grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <div className="lg:self-center">
          <h2 id="quote-title" className="text-3xl sm:text-4xl">
            Get a Quote for Your Home
          </h2>
          <p className="mt-4 max-w-measure text-lg text-soft">
            Tell us what you are looking for. We look it up and call you back with the whole price.
          </p>
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
          <p className="mt-8 text-soft">
            Would you rather talk now? Call <PhoneLink />.
          </p>
        </div>
        <div id={FORM_PLACE}>
          <Suspense fallback={null}>
            <LeadForm />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
