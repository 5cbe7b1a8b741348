import type { Reason } from '#domain/catalog/guides.schema.ts'

/** A 'why choose' or benefits section: a few reasons, each in a sentence. */
export function Reasons({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  return (
    <section aria-labelledby="reasons-title" className="page-width section-space">
      <h2 id="reasons-title" className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {reasons.map(reason => (
          <li key={reason.title} className="border-t-2 border-line pt-5">
            <h3 className="text-xl">{reason.title}</h3>
            <p className="mt-2 max-w-measure text-soft">{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
