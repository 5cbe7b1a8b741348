import { readStorage } from '../ui/browser-storage.ts'

/** Where a tab keeps by which link its visit came (`app/measurement/keep-arrival.ts`). */
export const ARRIVAL_KEY = 'plainwire-arrival'

/** What is posted says by which link its visit came; the server reads it by `readArrival`. */
export function arrivalHeader(): Record<string, string> {
  const arrival = readStorage(ARRIVAL_KEY, 'sessionStorage')
  return arrival ? { 'x-arrival': arrival } : {}
}
