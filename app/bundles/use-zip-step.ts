import { useEffect, useRef, useState } from 'react'
import { isBundleZip } from '#domain/bundles/bundle-address.ts'
import { keepLastZip, readLastZip } from '../shell/address-search/last-search.ts'
import { askWhoServes, lookupFault } from '../shell/ask-who-serves.ts'
import { showToast } from '../shell/toasts.ts'

/** What is sold at a checked ZIP. */
export type CheckedZip = {
  zipCode: string
  /** City, state and ZIP, or the ZIP alone where the place is not known. */
  place: string
  /** Internet providers by their ids. */
  found: ReadonlySet<string>
  /** Set where the answer comes from what providers sell in the state, not from coverage data. */
  stateOnly: string | null
}

export type ZipFault = { title: string; text: string | null }

export type ZipStep = {
  /** The field, as it is typed. */
  typed: string
  phase: 'open' | 'checking'
  /** Whether the services are shown: after a check, without one on request, or with a ZIP in the page's address. */
  servicesShown: boolean
  checked: CheckedZip | null
  /** How often the visitor's own press led on to the services. */
  steppedOn: number
  /** What went wrong with the check. */
  fault: ZipFault | null
  /** What is wrong with the ZIP itself. */
  mistake: string | null
}

const faults = {
  answered: {
    title: 'Service Error',
    text: 'Unable to check service availability. Please try again later.',
  },
  thrown: { title: 'Unable to check internet service availability.', text: null },
} satisfies Record<string, ZipFault>

/** The ZIP step: five digits, the lookup, and what it says. A ZIP in the page's address is checked by itself. */
export function useZipStep(addressZip: string, onChecked: (zipCode: string) => void) {
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

  const check = async (zipCode: string, byHand: boolean) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    change({ typed: zipCode, phase: 'checking', fault: null, mistake: null })
    const fail = (fault: ZipFault) => {
      const { title, text } = fault
      showToast({ tone: 'alarm', title, ...(text === null ? {} : { description: text }) })
      change({ phase: 'open', fault })
    }
    try {
      const answer = await askWhoServes(zipCode, stop.signal)
      if (stop.signal.aborted) return
      if (answer.fields?.address) {
        change({ phase: 'open', mistake: answer.fields.address })
        return
      }
      if (lookupFault(answer) !== null) {
        fail(faults.answered)
        return
      }
      const { place, providers, isMock, precision } = answer
      const found = new Set((Array.isArray(providers) ? providers : []).map(provider => provider.id))
      const stateOnly = isMock || precision === 'state' ? (place?.state ?? 'your state') : null
      const named = place ? `${place.city}, ${place.state} ${zipCode}` : zipCode
      change({ phase: 'open', checked: { zipCode, place: named, found, stateOnly } })
      if (byHand) stepOn()
      keepLastZip(zipCode)
      onChecked(zipCode)
    } catch {
      if (!stop.signal.aborted) fail(faults.thrown)
    }
  }

  const latestCheck = useRef(check)
  useEffect(() => {
    latestCheck.current = check
  })
  // Only the address that the page was opened with: later ones are written by the step itself.
  const openedWith = useRef(addressZip)
  useEffect(() => {
    if (openedWith.current) void latestCheck.current(openedWith.current, false)
    else {
      const kept = readLastZip().slice(0, 5)
      setStep(now => (now.typed === '' && isBundleZip(kept) ? { ...now, typed: kept } : now))
    }
    return () => running.current?.abort()
  }, [])

  return {
    step,
    type: (typed: string) => change({ typed, mistake: null }),
    check: () => {
      if (isBundleZip(step.typed) && step.phase !== 'checking') void check(step.typed, true)
    },
    skip: () => {
      change({ fault: null })
      stepOn()
    },
  }
}
