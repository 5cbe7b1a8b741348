import { useEffect, useRef, useState } from 'react'
import type { BundlePart } from '#domain/bundles/bundle.ts'
import { isBundleZip } from '#domain/bundles/bundle-address.ts'
import { keepLastZip, readLastZip } from '../search/search.ts'
import { checkBegins } from './first-check.ts'
import { type CheckedZip, checkedPlace, NOT_CHECKED, type ZipFault, type ZipOutcome } from './zip-outcome.ts'

export type ZipStep = {
  /** The field as typed. */
  typed: string
  phase: 'open' | 'checking'
  /** Whether the services are shown: after a check, on request without one, or with a ZIP in the page's address. */
  servicesShown: boolean
  checked: CheckedZip | null
  /** How often the visitor's own press led on to the services. */
  steppedOn: number
  /** What went wrong with the check. */
  fault: ZipFault | null
  /** What is wrong with the ZIP itself. */
  mistake: string | null
}

/**
 * The ZIP step: five digits, the lookup, and its result. A ZIP in the page's address is checked automatically; so is
 * the last one searched in this browser, silently: it doesn't move on, and its failure isn't shown.
 */
export function useZipStep(
  addressZip: string,
  parts: readonly BundlePart[],
  onChecked: (zipCode: string) => void,
) {
  const [step, setStep] = useState<ZipStep>({
    typed: addressZip,
    phase: addressZip ? 'checking' : 'open',
    servicesShown: addressZip !== '',
    steppedOn: 0,
    checked: null,
    fault: null,
    mistake: null,
  })
  const running = useRef<AbortController | null>(null)
  const change = (next: Partial<ZipStep>) => setStep(now => ({ ...now, ...next }))
  const stepOn = () => setStep(now => ({ ...now, servicesShown: true, steppedOn: now.steppedOn + 1 }))

  const check = async (zipCode: string, how: 'by-hand' | 'by-address' | 'for-help' | 'quietly') => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const typed = how === 'quietly' ? {} : { typed: zipCode }
    change({ ...typed, phase: 'checking', fault: null, mistake: null })
    // The check's code is loaded with it, because most visitors read the page first.
    checkBegins()
    const load = import('./check-zip.ts').then(module => module.checkZip(zipCode, parts, stop.signal))
    const outcome = await load.catch((): ZipOutcome => ({ fault: NOT_CHECKED }))
    if (stop.signal.aborted) return
    if (how === 'quietly' && !outcome.checked) {
      change({ phase: 'open' })
      return
    }
    change({ phase: 'open', ...outcome })
    if (!outcome.checked) return
    checkedPlace.set(outcome.checked)
    if (how === 'quietly') return
    keepLastZip(zipCode)
    // Who asks for help stays there: the services come when a bundle is used.
    if (how === 'for-help') return
    if (how === 'by-hand') stepOn()
    onChecked(zipCode)
  }

  const latestCheck = useRef(check)
  useEffect(() => {
    latestCheck.current = check
  })
  // Only the address that the page was opened with: the step itself writes later ones.
  const openedWith = useRef(addressZip)
  useEffect(() => {
    const kept = readLastZip().slice(0, 5)
    if (openedWith.current) void latestCheck.current(openedWith.current, 'by-address')
    else if (isBundleZip(kept)) {
      setStep(now => (now.typed === '' ? { ...now, typed: kept } : now))
      void latestCheck.current(kept, 'quietly')
    }
    return () => {
      running.current?.abort()
      checkedPlace.set(null)
    }
  }, [])

  return {
    // A link to a bundle brings its ZIP code when the step is there already.
    step: addressZip === '' ? step : { ...step, servicesShown: true },
    type: (typed: string) => change({ typed, mistake: null }),
    check: () => {
      if (isBundleZip(step.typed) && step.phase !== 'checking') void check(step.typed, 'by-hand')
    },
    /** Checks the ZIP in the field if that wasn't done: what is recommended must be sold there. */
    checkTyped: () => {
      if (isBundleZip(step.typed) && step.checked?.zipCode !== step.typed) void check(step.typed, 'for-help')
    },
    skip: () => {
      change({ fault: null })
      stepOn()
    },
  }
}
