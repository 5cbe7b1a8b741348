import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Takes over the page that the server has drawn. Refuses a document without anything in it. */
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
