import { data, Link, redirect, useSearchParams } from 'react-router'
import { formatDate } from '#domain/shared/calendar.ts'
import { readWatchToConfirm } from '#domain/watches/read-watches.operations.server.ts'
import { endOf } from '#domain/watches/watch.ts'
import { wishInWords } from '#domain/watches/watch-words.ts'
import { turnWatchOn } from '#domain/watches/watches.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { servicesContext } from '../contexts.ts'
import { Button } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/confirm.route.ts'

/** What the page is about, before and after the link did what it is for. */
const headingOf = (loaderData: { on: boolean } | null | undefined) =>
  loaderData?.on ? 'Your email alert' : 'Confirm your email alert'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${headingOf(loaderData)} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The token in the address stays here; with no referrer at all, the form wouldn't say where it comes from.
  { name: 'referrer', content: 'same-origin' },
]

/** The longest text that is looked up as a token. */
const TOKEN_MAX_LENGTH = 100

/** Shows what an emailed link starts. Nothing happens before the form is sent, because mail programs open links, too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, TOKEN_MAX_LENGTH)
  const found = await askPage(readWatchToConfirm, { request, context }, { token })
  if (!found.ok) return null
  const { on, watch } = found.value
  const { wish, known, endsAt } = watch
  return {
    ...{ token, on },
    wish: wishInWords(wish, known.kind === 'price' ? known.name : ''),
    until: formatDate((on ? endsAt : endOf(wish, services.now())).toISOString()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token = '' } = await readForm(request, ['token'])
  const result = await performForm(turnWatchOn, { request, context }, { token })
  if (result.ok) return redirect(`/watches/confirm?${new URLSearchParams({ token }).toString()}`, 303)
  const { status, message } = refusalKind(result)
  return data({ fault: message }, { status, headers: retryHeaders(result) })
}

export default function ConfirmWatch({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">{headingOf(loaderData)}</h1>
        {actionData ? (
          <NoticeBox tone="alarm" title="Not confirmed" className="mt-5">
            <p className="mt-2">{actionData.fault}</p>
          </NoticeBox>
        ) : null}
        {loaderData ? <Alert {...loaderData} /> : <Closed />}
      </div>
    </div>
  )
}

function Alert({ token, on, wish, until }: { token: string; on: boolean; wish: string; until: string }) {
  if (on) {
    return (
      <NoticeBox tone="good" title="Your alert is on" className="mt-5">
        <p className="mt-2">{wish}.</p>
        <p className="mt-2">It ends by itself on {until}. At most one email a day.</p>
        <p className="mt-3">
          <a
            href={`/watches/stop?${new URLSearchParams({ token }).toString()}`}
            className="font-semibold text-signal underline underline-offset-4"
          >
            See or stop your alerts
          </a>
        </p>
      </NoticeBox>
    )
  }
  return (
    <form
      method="post"
      aria-label="Confirm your email alert"
      className="mt-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <input type="hidden" name="token" value={token} />
      <p>We’ll email you about:</p>
      <p className="mt-2 text-lg font-semibold">{wish}</p>
      <p className="mt-2 text-soft">
        At most one email a day, until {until}. Every email has a link that stops it.
      </p>
      <Button type="submit" className="mt-5 w-full">
        Confirm
      </Button>
    </form>
  )
}

/** Where the same can be asked for again, as far as the link says what it was about. */
function newAlertOf(search: URLSearchParams): string {
  const about = new URLSearchParams(search)
  about.delete('token')
  return `${about.has('date') ? '/moving' : '/watches'}?${about.toString()}`
}

function Closed() {
  const [search] = useSearchParams()
  return (
    <div className="mt-5 space-y-3">
      <p>This link has expired, or the alert was stopped. Nothing was changed by opening it.</p>
      <p>
        <Link to={newAlertOf(search)} className="font-semibold text-signal underline underline-offset-4">
          Ask for a new alert
        </Link>
      </p>
    </div>
  )
}
