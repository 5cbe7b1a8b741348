import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import { brand } from '#platform/brand.ts'
import type { Route } from './+types/root.ts'
import styles from './app.css?inline'
import { catalogueContext, settingsContext } from './contexts.ts'
import { HEAD_SCRIPT } from './first-load/head-script.ts'
import { later } from './first-load/later.tsx'
import { SomethingWrong } from './problems/something-wrong.tsx'
import { Shell } from './shell/shell.tsx'

const NotFound = later(() => import('./problems/not-found.tsx').then(module => module.NotFound))
const OutsideTag = later(() => import('./measurement/outside-tag.tsx').then(module => module.OutsideTag))

/**
 * The settings, the date until which prices count as checked too long ago, and how many months that is: everything that shows a price date
 * says so.
 */
export const loader = ({ context }: Route.LoaderArgs) => ({
  ...context.get(settingsContext),
  pricesOldUntil: context.get(catalogueContext).oldUntil,
  priceMonthsAgo: context.get(catalogueContext).monthsAgo,
})

/** The settings are the same for the whole visit, so going from page to page requests nothing from the server. */
export const shouldRevalidate = () => false

/** The stylesheet as the page came with it: code in the browser doesn't carry it a second time. */
const pageStyles = import.meta.env.SSR ? styles : (document.querySelector('head > style')?.textContent ?? '')

/**
 * The document with the shell, which stays whatever happens inside. The stylesheet is small and part of the page, so
 * the first paint waits for nothing else.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b121c" />
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? HEAD_SCRIPT : '' }}
          suppressHydrationWarning
        />
        <style dangerouslySetInnerHTML={{ __html: pageStyles }} suppressHydrationWarning />
        {[figtree, bricolage].map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const settings = useRouteLoaderData<typeof loader>('root')
  const tag = settings?.analyticsId
  return (
    <>
      <Outlet />
      {tag ? <OutsideTag id={tag} lost={null} /> : null}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      {/* A page that failed has no title of its own. */}
      <title>{`${missing ? 'Page not found' : 'Something went wrong'} | ${brand.name}`}</title>
      {missing ? <NotFound lost={<SomethingWrong />} /> : <SomethingWrong />}
    </>
  )
}
