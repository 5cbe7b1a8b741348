import { BellRing } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { loadWhenNeeded } from '../first-load/load-when-needed.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'
import { useSettings } from '../use-settings.ts'
import type { AskedWatch } from './asked-watch.ts'

const lazyForm = (id: string) =>
  lazy(() =>
    loadWhenNeeded(id, () => import('./watch-form.tsx').then(module => ({ default: module.WatchForm }))),
  )

/**
 * A watch's form behind its title. The server draws it and the browser can post it by itself, so its code can load
 * when somebody gets near it. Where no email can be sent, none is offered.
 */
export function WatchDisclosure({ title, asked }: { title: string; asked: AskedWatch }) {
  const id = useId()
  const [Form] = useState(() => lazyForm(id))
  if (!useSettings().mailsGoOut) return null
  return (
    <details id={id} className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-signal underline underline-offset-4">
        <BellRing aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        {title}
      </summary>
      <div className="pt-3 pb-2">
        <PartBoundary>
          <Suspense fallback={null}>
            <Form asked={asked} />
          </Suspense>
        </PartBoundary>
      </div>
    </details>
  )
}
