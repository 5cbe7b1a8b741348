import { useEffect, useState } from 'react'
import { zipOfAddress } from '#domain/shared/zip-of-address.ts'
import { type ApiOutput, callApi } from '../operations/call-api.ts'

type Offered = ApiOutput<'GET /api/callback-hours/:zip'>

/** The hours in which the home at an address can be called; null until its ZIP code is typed and the answer has arrived. */
export function useCallHours(address: string): { offered: Offered | null; askAgain(): void } {
  const [offered, setOffered] = useState<Offered | null>(null)
  const [asked, setAsked] = useState(0)
  const zip = zipOfAddress(address)
  useEffect(() => {
    if (zip === '') return undefined
    const stop = new AbortController()
    callApi<'GET /api/callback-hours/:zip'>(`GET /api/callback-hours/${zip}`, null, { signal: stop.signal })
      .then(answer => setOffered(answer.ok ? answer.value : null))
      // Without the hours, the call comes as soon as possible.
      .catch(() => {})
    return () => stop.abort()
  }, [zip, asked])
  return { offered: zip === '' ? null : offered, askAgain: () => setAsked(count => count + 1) }
}
