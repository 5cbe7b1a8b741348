import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

if (!document.documentElement) throw new Error('Root element not found')

// While editing, styles also come as a module, so that a change shows without a reload.
if (import.meta.env.DEV) void import('./app.css')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
