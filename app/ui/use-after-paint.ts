import { startTransition, useEffect, useState } from 'react'

/** A value that follows another one after the next paint: what was pressed is drawn first, and what costs more comes after it. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setShown(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, shown])
  return shown
}
