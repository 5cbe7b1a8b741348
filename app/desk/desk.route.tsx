import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
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
import { servicesContext, settingsContext } from '../contexts.ts'
import { IMPORT_WHOLE } from '../first-load/import-whole.ts'
import type { Route } from './+types/desk.route.ts'
import { BusyNote } from './busy-note.tsx'
import { ConnectionNote } from './connection/connection-note.tsx'
import { useOnePress } from './connection/use-one-press.ts'
import { useTypedText } from './connection/use-typed-text.ts'
import { DeliveryWarnings } from './delivery-warnings.tsx'
import styles from './desk.css?inline'
import { sessionOf } from './desk-caller.server.ts'
import { DeskHeader } from './desk-header.tsx'
import { placesFor } from './places.ts'
import { useIdleEnd } from './use-idle-end.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Desk | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Who works here just now, and where they may go; nobody before both factors are proven. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = (await sessionOf({ request, context }))?.member
  if (!member?.factorAt) return { staff: null }
  const { name, role, presence } = member
  const { hasReceiver: byMachine, settings } = context.get(servicesContext)
  const hasReceiver =
    byMachine || settings.receivers.some(({ kinds, isPaused }) => kinds.includes('order') && !isPaused)
  const { mailsGoOut } = context.get(settingsContext)
  return { staff: { name, role, presence, hasReceiver, mailsGoOut, places: placesFor(role) } }
}

/** The stylesheet and the fonts' addresses as the page came with them: code in the browser does not carry them a second time. */
const pageStyles = import.meta.env.SSR ? styles : (document.querySelector('head > style')?.textContent ?? '')
const pageFonts = import.meta.env.SSR
  ? [figtree, bricolage]
  : [...document.querySelectorAll('head > link[as=font]')].map(link => link.getAttribute('href') ?? '')

/** The document of the desk, whose router has this layout for its root: nothing of the visitors' site is in it. */
export function Layout({ children }: { children: ReactNode }) {
  const staff = useRouteLoaderData<typeof loader>('root')?.staff ?? null
  useIdleEnd(staff !== null)
  useKeptFocus()
  useOnePress()
  useTypedText(staff?.name)
  // Browser tests wait for this mark.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b121c" />
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? IMPORT_WHOLE : '' }}
          suppressHydrationWarning
        />
        <style dangerouslySetInnerHTML={{ __html: pageStyles }} suppressHydrationWarning />
        {pageFonts.map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2"
        >
          Skip to content
        </a>
        <DeskHeader staff={staff} />
        {staff ? <DeliveryWarnings {...staff} /> : null}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-[100rem] px-4 py-5 outline-none sm:px-6"
        >
          {children}
        </main>
        <BusyNote />
        <ConnectionNote />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Desk() {
  return <Outlet />
}

/** What is shown in the place of a page: no rights, nothing there, or a fault of ours. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const told = isRouteErrorResponse(error)
    ? (error.data as { title?: string; message?: string } | null)
    : null
  return (
    <div role="alert" className="max-w-measure py-8">
      <h1 className="text-2xl">{told?.title ?? 'Something went wrong on our side'}</h1>
      <p className="mt-2 text-soft">
        {told?.message ?? 'This page could not be shown. Nothing was changed. Load it again in a minute.'}
      </p>
      <p className="mt-4">
        <a href="/desk" className="underline underline-offset-4 hover:text-signal">
          To the start of the desk
        </a>
      </p>
    </div>
  )
}
