import type { BrowserContext, Page } from '@playwright/test'

const LONGEST_TURN_MS = 200

/**
 * Makes the pages of a browser as slow and uneven as those of many a visitor, differently at every moment: what works
 * only in one order of events shows itself. Asked for by `JITTER=1`.
 */
export function jitterPages(context: BrowserContext): void {
  let offline = false
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async wanted => {
    offline = wanted
    await setOffline(wanted)
    // A turn that began before it is over by then.
    await new Promise(resolve => setTimeout(resolve, LONGEST_TURN_MS))
  }
  // A page that closes meanwhile has no use for it any more.
  context.on('page', page => void jitter(page, () => offline).catch(() => {}))
}

async function jitter(page: Page, isOffline: () => boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const between = (least: number, most: number) => least + Math.random() * (most - least)
  while (!page.isClosed()) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: between(1, 4) })
    await devtools.send('Network.emulateNetworkConditions', {
      offline: isOffline(),
      latency: between(0, 200),
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await new Promise(resolve => setTimeout(resolve, between(20, LONGEST_TURN_MS)))
  }
}
