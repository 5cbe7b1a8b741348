import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

/**
 * A component whose code loads when it is first shown (or requested by `prepare`), so that a page's first view
 * doesn't carry it. If the code doesn't arrive, `lost` is shown in its place, and it is requested again the next
 * time. `prepare` requests the code ahead of time; `arrival` waits for it, whether it arrives or is lost.
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
        // React remembers a failure forever.
        latest = attempt()
        throw fault
      }
    })
  let latest = attempt()
  function Later({ waiting, lost, ...props }: Props & { waiting?: ReactNode; lost?: ReactNode }) {
    // If the code is here, draw it immediately: a lazy component always takes a turn, in which presses on the
    // server's drawing are lost.
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
