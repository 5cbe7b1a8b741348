import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

/**
 * A component whose code comes when it is first shown (or called for by `prepare`), so that the first view of a page
 * does not carry it. Code that does not arrive shows `lost` in its place, and is asked for anew the next time. `prepare`
 * asks for the code ahead of time; `arrival` waits for it, whether it comes or is lost.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const fetchCode = async () => (here ??= await load())
  const arrival = () => Promise.allSettled([fetchCode()])
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await fetchCode() }
      } catch (fault) {
        // React keeps a failure for good.
        latest = attempt()
        throw fault
      }
    })
  let latest = attempt()
  function Later({ waiting, lost, ...props }: Props & { waiting?: ReactNode; lost?: ReactNode }) {
    // What is here is drawn at once: a lazy component always takes a turn, in which presses on the server's drawing are lost.
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => here ?? latest)
    return (
      <PartBoundary fallback={lost} onRetry={() => setLoaded(() => latest)}>
        <Suspense fallback={waiting ?? null}>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    )
  }
  return Object.assign(Later, {
    arrival,
    prepare: () => void arrival(),
  })
}
