import { startInBrowser } from './first-load/start-in-browser.tsx'

// While editing, styles also load as a module, so that a change shows without a reload.
if (import.meta.env.DEV) void import('./app.css')

startInBrowser(document)
