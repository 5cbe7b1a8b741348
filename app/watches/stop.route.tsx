import { data, redirect } from 'react-router'
import { formatDate } from '#domain/shared/calendar.ts'
import { readWatches } from '#domain/watches/read-watches.operations.server.ts'
import { wishInWords } from '#domain/watches/watch-words.ts'
import { endWatch } from '#domain/watches/watches.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/stop.route.ts'
import { NoMoreAlerts, StoppedOne, WatchList } from './watch-list.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Stop email alerts | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

/** The longest text that is looked up as a token. */
const TOKEN_MAX_LENGTH = 100
/** The field that a mail program sends to unsubscribe by itself (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe'

const tokenIn = (request: Request) =>
  (new URL(request.url).searchParams.get('token') ?? '').slice(0, TOKEN_MAX_LENGTH)

const doneBy = (request: Request) => new URL(request.url).searchParams.get('done')

/**
 * Shows what the owner of an emailed link gets. Nothing stops before a button is pressed, because mail programs open
 * links, too.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request)
  const found = await askPage(readWatches, { request, context }, { token })
  // A link that confirmed a watch expires once that watch is stopped: what it has just done is said all the same.
  if (!found.ok) {
    const done = doneBy(request)
    if (done === 'all') return { state: 'all' as const }
    return { state: done === 'one' ? ('one' as const) : ('closed' as const) }
  }
  return {
    state: 'open' as const,
    token,
    email: found.value.email,
    stopped: doneBy(request) === 'one',
    watches: found.value.watches.map(({ id, wish, known, endsAt }) => ({
      id,
      wish: wishInWords(wish, known.kind === 'price' ? known.name : ''),
      until: formatDate(endsAt.toISOString()),
    })),
  }
}

/** Stops one or all. A mail program gets its answer immediately, because it follows no redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ['token', 'watch', ONE_CLICK])
  const token = form.token ?? tokenIn(request)
  const result = await performForm(endWatch, { request, context }, { token, watch: form.watch ?? null })
  if (!result.ok) {
    const { status, message } = refusalKind(result)
    return data({ fault: message }, { status, headers: retryHeaders(result) })
  }
  if (ONE_CLICK in form) return data({ fault: '' })
  const { done } = result.value
  return redirect(
    `/watches/stop?${new URLSearchParams({ token, ...(done ? { done } : {}) }).toString()}`,
    303,
  )
}

export default function StopWatches({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">Stop email alerts</h1>
        {actionData?.fault ? (
          <NoticeBox tone="alarm" title="Not stopped" className="mt-5">
            <p className="mt-2">{actionData.fault}</p>
          </NoticeBox>
        ) : null}
        {loaderData.state === 'open' ? <WatchList {...loaderData} /> : null}
        {loaderData.state === 'all' ? <NoMoreAlerts /> : null}
        {loaderData.state === 'one' ? <StoppedOne /> : null}
        {loaderData.state === 'closed' ? <Closed /> : null}
      </div>
    </div>
  )
}

function Closed() {
  return (
    <p className="mt-5">
      This link has expired. If you still get emails from us, use the link at the end of the newest one.
    </p>
  )
}
