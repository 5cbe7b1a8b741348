import { ChevronDown } from 'lucide-react'

/** The ten reasons as a checklist. The browser handles opening and checking, and nothing is stored. */
export function TopTen({ reasons }: { reasons: readonly { title: string; text: string }[] }) {
  return (
    <section aria-labelledby="top-ten-title" className="page-width section-space">
      <details className="group rounded-card border border-line bg-surface">
        <summary className="flex list-none items-center justify-between gap-4 rounded-card p-5 hover:bg-raised sm:p-8 [&::-webkit-details-marker]:hidden">
          <h2 id="top-ten-title" className="text-2xl sm:text-3xl">
            Top 10 Reasons to Cut the Cord
          </h2>
          <ChevronDown
            aria-hidden
            className="size-7 shrink-0 text-signal transition-transform duration-150 group-open:rotate-180"
            strokeWidth={1.75}
          />
        </summary>
        <p className="px-5 pb-4 text-soft sm:px-8">Check off what matters to you.</p>
        <ol className="grid grid-cols-1 gap-x-10 border-t border-line px-5 py-3 sm:px-8 md:grid-flow-col md:grid-cols-2 md:grid-rows-5">
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <label className="group/reason flex cursor-pointer items-start gap-4 py-3">
                <input type="checkbox" className="mt-0.5 size-6 shrink-0" />
                <span className="font-semibold group-has-checked/reason:text-soft group-has-checked/reason:line-through">
                  {title}
                  <span className="block font-normal text-soft">{text}</span>
                </span>
              </label>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
