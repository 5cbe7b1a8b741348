import { useState } from 'react'
import { data, redirect, useLocation } from 'react-router'
import {
  addOwnNote,
  cancelOwnOrder,
  changeOrderContact,
  chooseOrderHour,
} from '#domain/orders/own-order.operations.server.ts'
import { readOwnOrder } from '#domain/orders/read-own-orders.operations.server.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { wasField } from '../ui/touched-fields.ts'
import { useKeptAnswer } from '../ui/use-kept-answer.ts'
import type { Route } from './+types/order.route.ts'
import type { Answered } from './answered.ts'
import { ClosedOrder } from './closed-order.tsx'
import { keyIn } from './order-access.server.ts'
import { OrderScreen } from './order-screen.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Your order | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The key in the address stays here; with no referrer at all, a form wouldn't say where it comes from.
  { name: 'referrer', content: 'same-origin' },
]

/** One order, for its signed-in customer or somebody with a link from its emails. All others get the same plain page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const key = keyIn(request)
  const found = await askPage(readOwnOrder, { request, context }, { reference: params.reference, key })
  if (!found.ok) return data({ page: null, at: null, self: '', done: null }, { status: 404 })
  const { page, at } = found.value
  const self = `/orders/${page.reference}${key === null ? '' : `?${new URLSearchParams({ key })}`}`
  return data({ page, at, self, done: new URL(request.url).searchParams.get('done') })
}

const contact = ['name', 'email', 'phone', 'address'] as const
const fields = [
  'intent',
  'version',
  ...contact,
  ...contact.map(wasField),
  'note',
  'startsAt',
  'timeZone',
] as const

/** Makes the customer's change; afterwards the page says what was done. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { intent = '', startsAt, timeZone, ...form } = await readForm(request, fields)
  const key = keyIn(request)
  const asked = { ...form, reference: params.reference, key }
  const args = { request, context }
  const perform = () => {
    switch (intent) {
      case 'contact':
        return performForm(changeOrderContact, args, asked)
      case 'note':
        return performForm(addOwnNote, args, asked)
      case 'hour':
        return performForm(chooseOrderHour, args, {
          ...asked,
          startsAt: startsAt || null,
          timeZone: timeZone ?? null,
        })
      case 'cancel':
        return performForm(cancelOwnOrder, args, asked)
      default:
        // What names nothing to do, as a form that was cut off may, cancels nothing either.
        return { ok: false as const, code: 'invalid_input' as const, fields: {} }
    }
  }
  const result = await perform()
  if (result.ok) {
    // A changed email address ends every earlier link, also the one that this browser came with.
    const opens = key === null ? null : (result.value?.key ?? key)
    const query = new URLSearchParams({ ...(opens === null ? {} : { key: opens }), done: intent })
    return redirect(`/orders/${encodeURIComponent(params.reference)}?${query}`, 303)
  }
  const { status, title, message } = problemKind(result.code)
  const answered: Answered = { intent, title, message, errors: result.fields ?? {}, values: form }
  return data(answered, { status, headers: retryHeaders(result) })
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const answered = useKeptAnswer(actionData)
  const { key } = useLocation()
  const [seen, setSeen] = useState({ key, order: loaderData })
  if (loaderData.page && loaderData !== seen.order) setSeen({ key, order: loaderData })
  // Somebody may be typing when the link ends: what they see and typed stays.
  const { page, at, self, done } = !loaderData.page && seen.key === key ? seen.order : loaderData
  if (!page) return <ClosedOrder />
  return <OrderScreen {...{ page, at, self, done }} answered={answered ?? null} isClosed={!loaderData.page} />
}
