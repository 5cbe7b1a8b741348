import { lazy, Suspense } from 'react'
import { CallLink } from '../shell/contact.tsx'
import { loadWhenNeeded } from '../ui/load-when-needed.ts'

const FORM_PLACE = 'quote-form'

// The server draws the form and the browser can post it by itself, so its code may come when somebody is near it.
const LeadForm = lazy(() =>
  loadWhenNeeded(FORM_PLACE, () =>
    import('../shell/lead-form.tsx').then(module => ({ default: module.LeadForm })),
  ),
)

const points = [
  'A person looks up which systems are installed at your address.',
  'You hear equipment, monitoring and installation as one price.',
  'Nothing is ordered until you say so.',
]

/** The end of the page: call, or ask to be called. */
export function SecureHome() {
  return (
    <section id="quote" aria-labelledby="quote-title" className="border-t border-line bg-surface">
      <div className="page-width section-space grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <div className="lg:self-center">
          <h2 id="quote-title" className="text-3xl sm:text-4xl">
            Ready to Secure Your Home?
          </h2>
          <p className="mt-4 max-w-measure text-lg text-soft">
            Tell us what you would like to protect and we call you back with the whole price.
          </p>
          <ol className="mt-8 space-y-4">
            {points.map((point, index) => (
              <li key={point} className="flex items-start gap-4">
                <span
                  aria-hidden
                  className="grid size-8 shrink-0 place-items-center rounded-full border border-edge font-display text-sm font-bold"
                >
                  {index + 1}
                </span>
                <span className="pt-1">{point}</span>
              </li>
            ))}
          </ol>
          <CallLink look="primary" className="mt-8" />
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
