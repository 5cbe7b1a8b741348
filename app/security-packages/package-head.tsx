import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { CheckList } from '../ui/check-list.tsx'

/** A package's name, what sets it apart, and whom it is for. */
export function PackageHead({ id, name, pack }: { id?: string; name: string; pack: SecurityPackage }) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-2xl">
          {name}
        </h3>
        {pack.badge ? (
          <span className="rounded-full bg-signal/15 px-2.5 py-0.5 text-sm font-semibold text-signal">
            {pack.badge}
          </span>
        ) : null}
      </div>
      <p className="mt-1 text-soft">{pack.description}</p>
    </div>
  )
}

/** The equipment of a package and the service with it. */
export function PackageContents({ pack }: { pack: SecurityPackage }) {
  const lists = [
    { title: 'Equipment', items: pack.included },
    { title: 'Service', items: pack.features },
  ]
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 text-sm min-[26rem]:grid-cols-2">
      {lists.map(({ title, items }) => (
        <div key={title}>
          <p className="mb-2 font-semibold">{title}</p>
          <CheckList items={items} />
        </div>
      ))}
    </div>
  )
}
