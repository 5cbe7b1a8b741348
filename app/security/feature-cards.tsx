import type { FeatureCard } from '#domain/catalog/guides.schema.ts'
import { SecurityIcon } from './security-icon.tsx'

/** Two columns on phones, one where large text leaves no room for two. */
export function FeatureCards({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,50%-0.75rem)),1fr))] gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      {features.map(({ title, icon, text }) => (
        <li key={title} className="rounded-card border border-line bg-ground p-3.5 sm:p-5">
          <SecurityIcon name={icon} className="size-6 text-signal sm:size-7" />
          <div>
            <h3 className="mt-2 text-lg leading-snug sm:mt-4 sm:text-xl">{title}</h3>
            <p className="mt-1 text-soft max-sm:text-sm sm:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
