import { ARRIVAL_KEY } from '../operations/arrival-header.ts'
import { writeStorage } from '../ui/browser-storage.ts'

/**
 * Keeps by which link this visit came, as long as its tab is open and nowhere else. A browser that sends Global Privacy
 * Control keeps nothing.
 */
export function keepArrival(search: string): void {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return
  const told = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap(name => {
    const value = new URLSearchParams(search).get(name)
    return value ? [[name, value.slice(0, 100)]] : []
  })
  if (told.length > 0) writeStorage(ARRIVAL_KEY, new URLSearchParams(told).toString(), 'sessionStorage')
}
