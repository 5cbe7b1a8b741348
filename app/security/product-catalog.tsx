import type { SecurityProductCategory } from '#domain/catalog/guides.schema.ts'
import { CheckList } from '../ui/check-list.tsx'
import { SecurityIcon } from './security-icon.tsx'

/** A brand's devices by category: the category at the side, its devices beside it. */
export function ProductCatalog({ categories }: { categories: readonly SecurityProductCategory[] }) {
  return (
    <div className="space-y-12">
      {categories.map(({ id, name, icon, description, items }) => (
        <div
          key={id}
          className="grid grid-cols-1 gap-x-10 gap-y-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
        >
          <div>
            <SecurityIcon name={icon} className="size-8 text-lamp" />
            <h3 className="mt-3 text-2xl">{name}</h3>
            <p className="mt-2 text-soft">{description}</p>
          </div>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {items.map(item => (
              <li
                key={item.name}
                className="row-span-2 grid grid-rows-subgrid gap-y-4 rounded-card border border-line bg-surface p-5"
              >
                <div>
                  <h4 className="font-sans text-lg font-semibold tracking-normal">{item.name}</h4>
                  <p className="mt-1 text-sm text-soft">{item.description}</p>
                </div>
                <CheckList
                  items={item.features}
                  className="border-t border-line pt-4 text-sm max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:space-y-0 max-sm:gap-y-1"
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
