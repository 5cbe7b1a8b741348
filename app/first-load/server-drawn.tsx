import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router'

/**
 * A part of a page that only the server draws: the browser keeps what it received and needs no code for it. Pass it
 * what the server draws and `null` in the browser (`import.meta.env.SSR ? … : null`). A route that uses it exports
 * `loadAsDocument` as its `clientLoader`, because the browser couldn't draw the page when coming from another one.
 */
export function ServerDrawn({ children, className }: { children: ReactNode; className?: string }) {
  return import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}

/** Loads a page as a whole from the server instead of drawing it here. */
export function loadAsDocument({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): never {
  throw redirectDocument(request.url)
}
