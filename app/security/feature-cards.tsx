import type { FeatureCard } from '#domain/catalog/guides.schema.ts'
import { SecurityIcon } from './security-icon.tsx'

export function FeatureCards({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, icon, text }) => (
        <li key={title} className="flex gap-4 rounded-card border border-line bg-ground p-5 sm:block">
          <SecurityIcon name={icon} className="size-7 shrink-0 text-signal" />
          <div>
            <h3 className="text-xl sm:mt-4">{title}</h3>
            <p className="mt-1 text-soft sm:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
