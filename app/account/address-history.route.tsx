import { Suspense, useCallback, useRef } from 'react'
import { Await, data } from 'react-router'
import { deleteSearch, readHistory } from '#domain/addresses/addresses.operations.server.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { signInFirst } from '../api/ask-page.server.ts'
import { performForm } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { servicesContext } from '../contexts.ts'
import { showToast } from '../shell/toasts.ts'
import { PageLinks } from '../ui/page-links.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Route } from './+types/address-history.route.ts'
import { AddressCard, DELETE_FAILED } from './address-card.tsx'
import { answerOr } from './answer-or.ts'
import { HistoryError, NoHistory } from './history-states.tsx'
import { hasSessionEnded } from './session-ended.ts'
import { requireVisitor } from './signed-in.server.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Address history | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The visitor's own searches; null if they could not be read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireVisitor(request, context)
  const page = new URL(request.url).searchParams.get('page')
  const found = await performForm(readHistory, { request, context }, { page })
  if (!found.ok) return { history: null }
  const { zips } = context.get(servicesContext)
  const { entries } = found.value
  const placed = entries.map(entry => ({ ...entry, homeZone: timeZoneOf(zips, entry.zipCode) }))
  return { history: { ...found.value, entries: placed } }
}

/** When coming from another page, the screen appears immediately and shows that it is loading. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const unread = () => null
  return { history: serverLoader().then(({ history }) => history, unread) }
}

/** Deletes one of the visitor's own searches. Somebody else's gets the same answer as a missing one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = await readForm(request, ['id'])
  const result = await performForm(deleteSearch, { request, context }, { id })
  if (result.ok) return data({ deleted: true }, 200)
  if (result.code === 'authentication_required') throw signInFirst(request)
  const code = result.code === 'invalid_input' ? 'not_found' : result.code
  return data({ deleted: false }, problems[code].status)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await answerOr(serverAction, () => ({ deleted: false })).catch(
    async (redirected: unknown) => {
      await hasSessionEnded(redirected, '/address-history')
      throw redirected
    },
  )
  showToast(
    result.deleted
      ? {
          tone: 'good',
          title: 'Address deleted',
          description: 'The address has been removed from your history',
        }
      : {
          tone: 'alarm',
          ...DELETE_FAILED,
        },
  )
  // The status of a refusal, so that the list isn't requested again if nothing answers.
  return data(result, result.deleted ? 200 : problems.unexpected.status)
}

export default function AddressHistory({ loaderData, actionData }: Route.ComponentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useCallback(() => title.current?.focus(), [])
  return (
    <div className="page-width py-10 sm:py-14">
      <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
        Address history
      </h1>
      {actionData?.deleted === false ? (
        <p role="alert" className="mt-4 text-alarm">
          {DELETE_FAILED.description}
        </p>
      ) : null}
      <Suspense fallback={<Spinner label="Loading your address history" />}>
        <Await resolve={loaderData.history}>
          {history => {
            if (history === null) return <HistoryError />
            if (history.entries.length === 0) return <NoHistory />
            return (
              <>
                <ul className="mt-8 grid gap-4 md:grid-cols-2">
                  {history.entries.map(entry => (
                    <AddressCard key={entry.id} entry={entry} onGone={focusTitle} />
                  ))}
                </ul>
                <PageLinks page={history.page} pages={history.pages} label="Pages of your address history" />
              </>
            )
          }}
        </Await>
      </Suspense>
    </div>
  )
}
