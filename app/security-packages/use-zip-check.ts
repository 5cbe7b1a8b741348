import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FIVE_DIGITS_WANTED, isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { keepLastZip, readLastZip } from '../search/search.ts'
import type { InternetOffer } from './internet-choices.ts'
import { lookUpInternet } from './look-up-internet.ts'
import { type ConfirmedZip, confirmedZip, tellOutcome } from './zip-outcome.ts'

/** How long a submitted ZIP waits before it is confirmed (specification, section 9). */
const CONFIRM_DELAY_MS = 800

export type ZipCheck = {
  /** The field as typed. */
  zipCode: string
  phase: 'unconfirmed' | 'checking' | 'confirmed'
  fault: string | null
  /** Stays while another ZIP is checked, along with what was chosen. */
  confirmed: ConfirmedZip | null
  /** Somebody sent the form and waits for its answer. A ZIP from the page's address moves no focus. */
  byHand: boolean
}

/**
 * The ZIP of a security page: the one in its address, or else the last one searched, which waits for confirmation.
 * `refused`: the one in the address as the server found it wrong, with its words.
 */
export function useZipCheck(offer: InternetOffer, refused: { zipCode: string; fault: string | null }) {
  const [params, setParams] = useSearchParams()
  const given = readZipCode(params.get('zipCode') ?? '').slice(0, ZIP_FIELD_MAX_LENGTH)
  const faultOf = (zipCode: string) => {
    if (zipCode === refused.zipCode && refused.fault) return refused.fault
    return zipCode && !isZipCode(zipCode) ? FIVE_DIGITS_WANTED : null
  }
  const [check, setCheck] = useState<ZipCheck>(() => ({
    zipCode: given,
    phase: isZipCode(given) && !faultOf(given) ? 'checking' : 'unconfirmed',
    fault: faultOf(given),
    confirmed: null,
    byHand: false,
  }))
  const change = (next: Partial<ZipCheck>) => setCheck(now => ({ ...now, ...next }))
  const attempt = useRef<{ zipCode: string; stop: AbortController } | null>(null)

  /** `typed`: a state that stands before the ZIP code is checked. */
  const run = async (zipCode: string, byHand: boolean, typed = zipCode) => {
    attempt.current?.stop.abort()
    const stop = new AbortController()
    attempt.current = { zipCode, stop }
    change({ zipCode, phase: 'checking', fault: null, byHand })
    const [lookup] = await Promise.all([
      lookUpInternet(typed, stop.signal),
      new Promise(resolve => setTimeout(resolve, byHand ? CONFIRM_DELAY_MS : 0)),
    ])
    if (stop.signal.aborted) return
    if (lookup.outcome === 'unknown_zip') {
      change({ zipCode: typed, phase: 'unconfirmed', fault: lookup.message, confirmed: null })
      return
    }
    const confirmed = confirmedZip(zipCode, lookup, offer)
    change({ phase: 'confirmed', confirmed })
    if (lookup.outcome === 'found') keepLastZip(zipCode)
    tellOutcome(confirmed, byHand)
    setParams(
      now => new URLSearchParams([...[...now].filter(([name]) => name !== 'zipCode'), ['zipCode', zipCode]]),
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  }

  const refusedZip = refused.fault ? refused.zipCode : null
  const latestRun = useRef(run)
  useEffect(() => {
    latestRun.current = run
  })
  useEffect(() => {
    if (!given) {
      const kept = readLastZip().slice(0, ZIP_FIELD_MAX_LENGTH)
      setCheck(now => (now.zipCode ? now : { ...now, zipCode: kept }))
    } else if (isZipCode(given) && given !== attempt.current?.zipCode && given !== refusedZip) {
      void latestRun.current(given, false)
    }
  }, [given, refusedZip])
  useEffect(
    () => () => {
      attempt.current?.stop.abort()
      attempt.current = null
    },
    [],
  )

  return {
    check,
    setZipCode: (zipCode: string) => change({ zipCode, fault: null }),
    submit: (typed: string) => {
      const zipCode = readZipCode(typed)
      if (check.phase === 'checking' && attempt.current?.zipCode === zipCode) return
      if (isZipCode(zipCode)) void run(zipCode, true, typed)
      else change({ fault: FIVE_DIGITS_WANTED, byHand: true })
    },
  }
}
