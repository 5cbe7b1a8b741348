import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type BundlePart, bundleName, bundleTotalCents } from '#domain/bundles/bundle.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { Button } from '../ui/button.tsx'
import { HouseDrawing } from '../ui/street-drawing.tsx'
import type { BundleTaken } from './send-bundle.ts'

/** Replaces the builder once the bundle is sent. */
export function BundleThanks({ chosen, callPage, instead }: { chosen: readonly BundlePart[] } & BundleTaken) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  const has = (kind: BundlePart['kind']) => chosen.some(part => part.kind === kind)
  return (
    <div className="mx-auto max-w-3xl overflow-hidden rounded-card border border-line bg-surface text-center shadow-soft">
      <div className="bg-night">
        <HouseDrawing
          lit={{ internet: has('internet'), tv: has('tv'), security: has('security') }}
          className="mx-auto block h-auto w-full max-w-64 pt-5"
        />
      </div>
      <div className="border-t-4 border-line p-6 sm:p-8">
        <h3 ref={title} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          <CircleCheck
            aria-hidden
            className="mr-2 inline size-8 align-[-0.2em] text-good"
            strokeWidth={1.75}
          />
          Thank you, we have your bundle
        </h3>
        <p className="mx-auto mt-4 max-w-measure text-soft">
          {instead ?? 'We check your address and call you with the full price.'} We order nothing until you
          say so.
        </p>
        <p className="mt-4 font-medium">
          {bundleName(chosen)}, {formatMonthly(bundleTotalCents(chosen))}
        </p>
        {callPage ? (
          <p className="mt-4">
            <a href={callPage} className="font-semibold text-signal underline underline-offset-4">
              Choose when we call
            </a>
          </p>
        ) : null}
        <p className="mt-4 text-soft">
          Want to talk now? Call <PhoneLink />.
        </p>
        <Button
          look="secondary"
          className="mt-6"
          onClick={() => {
            // The next one starts empty, so the bundle in the address is removed first.
            window.history.replaceState(window.history.state, '', '/bundles')
            window.location.reload()
          }}
        >
          Build Another Bundle
        </Button>
      </div>
    </div>
  )
}
