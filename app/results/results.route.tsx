import { useEffect } from 'react'
import { easternDay } from '#domain/shared/calendar.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { later } from '../first-load/later.tsx'
import { addressSearchedIn } from '../search/search.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/results.route.ts'
import { ResultsPage } from './results-page.tsx'
import { resultsView } from './results-view.server.ts'
import type { ResultsView } from './results-view.ts'

/**
 * A visit counts when somebody does something on the page, or has looked at it for this long. The code that counts
 * loads then.
 */
const COUNTED_AFTER_MS = 10_000
const SIGNS_OF_LIFE = ['pointermove', 'keydown', 'scroll']

const AskForZip = later(() => import('./ask-for-zip.tsx').then(module => module.AskForZip))

/** Not for search engines: they keep the county's page. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const view = loaderData as ResultsView | undefined
  const known = view?.phase === 'answered' ? view : null
  return [
    ...pageMeta(matches, {
      title: known ? `Internet plans for ZIP code ${known.zip}` : 'Internet plans at your address',
      description: 'Each plan sold here with its price today and later, its fees and its 24-month total.',
      path: known?.countyPath ?? '/results',
      pictureOf: '/providers',
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const loader = (args: Route.LoaderArgs) => resultsView(args)

/** What a search in this tab has just found isn't requested again. */
export function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ResultsView> | ResultsView {
  const zip = zipOf(new URL(request.url))
  const search = addressSearchedIn(zip)
  if (!search || search.isOld) return serverLoader()
  const today = easternDay(new Date())
  return { phase: 'answered', zip, answer: search.answer, today, countyPath: null }
}

/** Filters and picks are applied by the browser. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  zipOf(currentUrl) !== zipOf(nextUrl)

const zipOf = ({ searchParams }: URL) => fiveDigitZip((searchParams.get('zip') ?? '').trim())

export default function Results({ loaderData }: Route.ComponentProps) {
  const view: ResultsView = loaderData
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, count)
    }
    const count = () => {
      stop()
      void import('./count-answer.ts').then(module => module.countAnswer(view))
    }
    const timer = setTimeout(count, COUNTED_AFTER_MS)
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, count)
    return stop
  }, [view])
  if (view.phase === 'answered') return <ResultsPage key={view.zip} view={view} />
  return <AskForZip key={JSON.stringify(view)} view={view} />
}
