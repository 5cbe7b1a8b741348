import { data, redirect } from 'react-router'
import { stopPriceReminders } from '#domain/orders/own-order.operations.server.ts'
import { readPriceReminders } from '#domain/orders/read-own-orders.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { Button } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/reminders.route.ts'
import { ClosedOrder } from './closed-order.tsx'
import { keyIn } from './order-access.server.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Stop price reminders | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

/** The field that a mail program sends to unsubscribe by itself (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe'

/**
 * Shows what the link in a reminder stops. Nothing stops before a button is pressed, because mail programs open
 * links, too.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = { reference: params.reference, key: keyIn(request) }
  const found = await askPage(readPriceReminders, { request, context }, asked)
  return found.ok ? data(found.value) : data(null, { status: 404 })
}

/** Stops the reminders. A mail program gets its answer immediately, because it follows no redirect. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, [ONE_CLICK])
  const asked = { reference: params.reference, key: keyIn(request) }
  const result = await performForm(stopPriceReminders, { request, context }, asked)
  if (!result.ok) {
    const { status, message } = refusalKind(result)
    return data({ fault: message }, { status, headers: retryHeaders(result) })
  }
  return ONE_CLICK in form ? data({ fault: '' }) : redirect(request.url, 303)
}

export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <ClosedOrder />
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">Price reminders</h1>
        {actionData?.fault ? (
          <NoticeBox tone="alarm" title="Not stopped" className="mt-5">
            <p className="mt-2">{actionData.fault}</p>
          </NoticeBox>
        ) : null}
        {loaderData.stopped ? (
          <NoticeBox tone="good" title="No more price reminders" className="mt-5">
            <p className="mt-2">We no longer email you before a price of this order goes up.</p>
          </NoticeBox>
        ) : (
          <form method="post" className="mt-5">
            <p>
              We email you 30 and 14 days before a promotional price of order{' '}
              <span className="whitespace-nowrap">{loaderData.reference}</span> ends.
            </p>
            <Button type="submit" className="mt-5">
              Stop these emails
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}
