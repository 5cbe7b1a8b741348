import { ChevronDown } from 'lucide-react'
import { CheckList } from '../ui/check-list.tsx'
import { SecurityIcon } from './security-icon.tsx'
import type { ShownCategory } from './security-view.server.ts'

/** A brand's devices, one collapsible section per category: closed it names its devices, open it says what each can do. */
export function ProductCatalog({ categories }: { categories: readonly ShownCategory[] }) {
  return (
    <div className="border-b border-line">
      {categories.map(({ id, name, icon, description, items }) => (
        <details key={id} className="group border-t border-line">
          <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-4 hover:bg-surface sm:gap-x-5 sm:px-3 [&::-webkit-details-marker]:hidden">
            <SecurityIcon name={icon} className="mt-0.5 size-7 text-lamp" />
            <h3 className="text-xl sm:text-2xl">{name}</h3>
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className="mt-1 size-6 transition-transform duration-150 group-open:rotate-180"
            />
            <span className="col-start-2 text-soft">{description}</span>
            <span className="col-start-2 text-sm group-open:hidden">
              {items.map(item => item.name).join('\u00a0· ')}
            </span>
          </summary>
          <ul className="grid grid-cols-1 gap-x-5 gap-y-4 pb-6 sm:grid-cols-2 sm:px-3 xl:grid-cols-3">
            {items.map(item => (
              <li key={item.name} className="rounded-card bg-surface p-4 sm:p-5">
                <h4 className="font-sans text-lg font-semibold tracking-normal">{item.name}</h4>
                <p className="mt-1 text-sm text-soft">{item.description}</p>
                <CheckList
                  items={item.features}
                  className="mt-3 text-sm max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-1 max-sm:space-y-0"
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
