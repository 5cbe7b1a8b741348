import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

/**
 * A component whose code comes when it is first shown (or called for by `prepare`), so that the first view of a page
 * does not carry it. Code that does not arrive shows `lost` in its place, and is asked for anew the next time.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (fault) {
        // React keeps a failure for good.
        latest = attempt()
        throw fault
      }
    })
  let latest = attempt()
  function Later({ waiting, lost, ...props }: Props & { waiting?: ReactNode; lost?: ReactNode }) {
    const [Loaded, setLoaded] = useState(() => latest)
    return (
      <PartBoundary fallback={lost} onRetry={() => setLoaded(() => latest)}>
        <Suspense fallback={waiting ?? null}>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    )
  }
  return Object.assign(Later, { prepare: () => void load().catch(() => {}) })
}
