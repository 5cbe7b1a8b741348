import { useEffect } from 'react'
import { useOutsideConsent } from './outside-consent.ts'

/** Loads another site's script, only if the settings name it and the visitor agreed. */
export function OutsideScript({ src }: { src: string | null }) {
  const { granted } = useOutsideConsent()
  useEffect(() => {
    if (!src || !granted || document.querySelector(`script[src="${CSS.escape(src)}"]`)) return
    const script = document.createElement('script')
    script.src = src
    script.async = true
    document.head.append(script)
  }, [src, granted])
  return null
}
