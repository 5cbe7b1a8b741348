import { type BrowserContext, test as base, expect } from '@playwright/test'
import { jitterPages } from './jitter.ts'

/** Nobody provokes these on purpose: a breach of the security policy is a fault in every test. */
const policyBreach = /Content Security Policy|securitypolicyviolation/

/** Every page of a test is watched, also those in browsers that it opens besides: for console errors, breaches of the security policy and requests to elsewhere. */
export const test = base.extend<{ provoked: RegExp[]; standIns: RegExp; watched: undefined }>({
  /** Words of console errors that this test provokes on purpose. */
  provoked: [[], { option: true }],
  /** Hosts of other sites that this test answers for by itself. */
  standIns: [/^$/, { option: true }],
  watched: [
    async ({ browser, provoked, standIns }, use) => {
      const faults: string[] = []
      const isProvoked = (text: string) =>
        !policyBreach.test(text) && provoked.some(words => words.test(text))
      const watchedContexts = new WeakSet<BrowserContext>()
      const watch = (context: BrowserContext) => {
        // Playwright tells of a context that is used again more than once.
        if (watchedContexts.has(context)) return
        watchedContexts.add(context)
        if (process.env.JITTER) jitterPages(context)
        context.on('console', message => {
          if (message.type() === 'error' && !isProvoked(message.text())) faults.push(message.text())
        })
        context.on('weberror', error => faults.push(String(error.error())))
        context.on('request', request => {
          const { protocol, hostname } = new URL(request.url())
          const isOurs = ['localhost', '127.0.0.1'].includes(hostname) || standIns.test(hostname)
          if (/^https?:$/.test(protocol) && !isOurs) faults.push(`outgoing: ${request.url()}`)
        })
        void context.addInitScript(() =>
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
            console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI}`),
          ),
        )
      }
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      expect(faults, 'console errors, breaches of the policy, outgoing requests').toEqual([])
    },
    { auto: true },
  ],
})
