import { startInBrowser } from './first-load/start-in-browser.tsx'

// While editing, styles also come as a module, so that a change shows without a reload.
if (import.meta.env.DEV) void import('./app.css')

startInBrowser(document)

// Read now: the address changes with the next page.
const { search } = location
if (search.includes('utm_'))
  void import('./measurement/keep-arrival.ts').then(module => module.keepArrival(search))
if (search.includes('partner='))
  void import('./operations/keep-partner.ts').then(module => module.keepPartner(search))
