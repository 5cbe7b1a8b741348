import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Hydrates the page that the server drew. Refuses an empty document. */
export function startInBrowser(page: Document): void {
  if (!page.documentElement) throw new Error('Root element not found')
  startTransition(() => {
    hydrateRoot(
      page,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
