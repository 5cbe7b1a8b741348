import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** How often a page that is looked at asks whether something happened. */
const EVERY_MS = 15_000

/** Keeps the page as it is at the server while somebody looks at it; what was typed stays. */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate])
}
