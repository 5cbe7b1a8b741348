import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { PartBoundary } from './part-boundary.tsx'

/**
 * A component whose code comes when it is first shown (or called for by `prepare`), so that the first view of a page
 * does not carry it. Code that does not arrive shows `lost` in its place.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  function Later({ waiting, lost, ...props }: Props & { waiting?: ReactNode; lost?: ReactNode }) {
    return (
      <PartBoundary {...(lost === undefined ? {} : { fallback: lost })}>
        <Suspense fallback={waiting ?? null}>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    )
  }
  return Object.assign(Later, { prepare: () => void load().catch(() => {}) })
}
