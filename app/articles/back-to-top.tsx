import { useEffect, useState } from 'react'
import { later } from '../first-load/later.tsx'

const TopButton = later(() => import('./top-button.tsx').then(module => module.TopButton))
const SHOWN_AFTER_PX = 400

/** Appears once the page is scrolled past 400 px, and leads back to its top. */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return shown ? <TopButton lost={null} /> : null
}
