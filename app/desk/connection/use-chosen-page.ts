import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * The page that a link leads to, where it was pressed while the connection is lost: it opens once that is back. Opened
 * at once, its code might not be here, and the browser's own page of errors would take the place of this one.
 */
export function useChosenPage(isLost: boolean): string | null {
  const [chosen, setChosen] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLost) return
    const keep = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname
      if (!link || !isElsewhere || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      setChosen(link.pathname + link.search)
    }
    window.addEventListener('click', keep, true)
    return () => window.removeEventListener('click', keep, true)
  }, [isLost])
  useEffect(() => {
    if (isLost || chosen === null) return
    setChosen(null)
    void navigate(chosen)
  }, [isLost, chosen, navigate])
  return chosen
}
