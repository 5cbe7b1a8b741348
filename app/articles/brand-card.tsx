import { CheckList } from '../ui/check-list.tsx'
import { classes } from '../ui/classes.ts'
import { ProviderMark } from '../ui/provider-mark.tsx'
import type { BrandView } from './cheap-security-view.server.ts'

/** One brand of the article: its first-year cost, what comes with it, its pros and cons. */
export function BrandCard({ brand }: { brand: BrandView }) {
  const { name, mark, description, equipment, monitoring, monthlyPlan, firstYear, included, pros, cons } =
    brand
  const figures = [
    { label: 'Equipment', figure: equipment },
    { label: `Monthly ${monthlyPlan}`, figure: monitoring },
    { label: 'First-year total', figure: firstYear },
  ]
  return (
    <li className="rounded-card border border-line bg-ground p-4 text-base sm:p-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ProviderMark
          mark={mark}
          className="h-14! min-w-32! text-xl! max-[12rem]:min-w-0! max-[12rem]:max-w-full"
        />
        <div className="grow basis-64">
          <h3 className="text-2xl">{name}</h3>
          <p className="mt-1">{description}</p>
        </div>
      </div>
      <dl className="mt-5 grid gap-x-6 border-y border-line sm:grid-cols-3">
        {figures.map(({ label, figure }, index) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-line py-2.5 not-first:border-t sm:block sm:border-t-0! sm:py-4"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd
              className={classes(
                'text-right text-lg min-[20rem]:whitespace-nowrap sm:text-left',
                index === 2 ? 'font-bold text-lamp' : 'font-semibold',
              )}
            >
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid gap-6 sm:grid-cols-3">
        <BrandList title="Included">
          <p className="text-sm">{included.join(', ')}</p>
        </BrandList>
        <BrandList title="Pros">
          <CheckList items={pros} className="text-sm" />
        </BrandList>
        <BrandList title="Cons">
          <CheckList items={cons} sign="dash" className="text-sm" />
        </BrandList>
      </div>
    </li>
  )
}

function BrandList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h4 className="mb-2 font-sans text-sm font-semibold tracking-normal text-soft">{title}</h4>
      {children}
    </div>
  )
}
