import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOutsideConsent } from './outside-consent.ts'
import { OutsideScript } from './outside-script.tsx'
import { startTag, stopTag } from './tell-tag.ts'

/** The outside analytics tag: it loads, and is told of events, only if the settings name it and the visitor agreed. */
export function OutsideTag({ id }: { id: string }) {
  const { search } = useLocation()
  const consent = useOutsideConsent()
  // An address that opens something by itself is never reported.
  const granted = consent.granted && !/[?&](?:key|token)=/.test(search)
  useEffect(() => {
    if (!granted) return undefined
    startTag(id)
    return stopTag
  }, [id, granted])
  return <OutsideScript src={`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`} />
}
