import type { Page } from '@playwright/test'

/** A screen as somebody has it open, and what is done on it again and again. */
export type Screen = {
  what: string
  viewport: { width: number; height: number }
  /** Opens the page; what it answers ends whatever it started. */
  open(page: Page): Promise<() => Promise<void>>
  interactions: Record<string, (page: Page, run: number) => Promise<void>>
}

/** How much slower than this machine a phone is taken to be, as Lighthouse does. */
const SLOWER = 4
/** After an answer of the server, too, nothing moves any more. */
const SETTLED_MS = 600

type Watched = { interactions: number[] }

/** Notes from now on how long this page takes from each press and key to the paint after it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: { interactions: number[] } = { interactions: [] }
    Object.assign(window, watched)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Presses and keys alone, as the web's own measure counts: text set by the tool has no press.
        if (entry.interactionId) watched.interactions.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** Waits until a page listens, then makes its processor as slow as a phone's. */
export async function slowDown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** The longest from a press to its paint since it was last asked, in milliseconds; the browser counts in steps of 8. */
export async function slowestSince(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() => {
    const { interactions } = window as unknown as Watched
    return Math.max(0, ...interactions.splice(0))
  })
}
