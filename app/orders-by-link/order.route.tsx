import { data, redirect } from 'react-router'
import { orderPage } from '#domain/orders/order-page.server.ts'
import {
  addOwnNote,
  cancelOwnOrder,
  changeOrderContact,
  chooseOrderHour,
} from '#domain/orders/own-order.operations.server.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { servicesContext } from '../contexts.ts'
import { useKeptAnswer } from '../ui/use-kept-answer.ts'
import type { Route } from './+types/order.route.ts'
import type { Answered } from './answered.ts'
import { ClosedOrder } from './closed-order.tsx'
import { accessOf, keyIn } from './order-access.server.ts'
import { OrderScreen } from './order-screen.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Your order | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The key in the address stays here; with no referrer at all, a form wouldn't say where it comes from.
  { name: 'referrer', content: 'same-origin' },
]

/** One order, for its signed-in customer or somebody with a link from its emails. All others get the same plain page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const page = await orderPage(services, await accessOf(request, params.reference, context))
  const key = keyIn(request)
  if (!page) return data({ page: null, self: '' }, { status: 404 })
  const self = `/orders/${page.reference}${key === null ? '' : `?${new URLSearchParams({ key })}`}`
  return data({ page, self, done: new URL(request.url).searchParams.get('done') })
}

const fields = [
  'intent',
  'version',
  'name',
  'email',
  'phone',
  'address',
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
      default:
        return performForm(cancelOwnOrder, args, asked)
    }
  }
  const result = await perform()
  if (result.ok) {
    const query = new URLSearchParams({ ...(key === null ? {} : { key }), done: intent })
    return redirect(`/orders/${encodeURIComponent(params.reference)}?${query}`, 303)
  }
  const { status, title, message } = problemKind(result.code)
  const answered: Answered = { intent, title, message, errors: result.fields ?? {}, values: form }
  return data(answered, { status, headers: retryHeaders(result) })
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { page, self } = loaderData
  const answered = useKeptAnswer(actionData)
  if (!page) return <ClosedOrder />
  return <OrderScreen page={page} self={self} done={loaderData.done} answered={answered ?? null} />
}
