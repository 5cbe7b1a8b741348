import { CircleCheck, CircleX, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { WholeCost } from '#domain/billing/whole-cost.ts'
import type { OrderAtHome } from '#domain/orders/order-at-home.server.ts'
import type { OrderPage } from '#domain/orders/order-page.server.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { CalledFrom, PromisedTime } from '../callbacks/callbacks.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { WholeCostView } from '../costs/costs.ts'
import { HomeWarning, HourForm, LineCheckWords, PricedFor, StatusText } from '../orders/orders.ts'
import { Button } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { useSettings } from '../use-settings.ts'
import { AfterOrderLinks } from './after-order-links.tsx'
import { countOrderOnce } from './count-order-once.ts'

type Props = {
  order: OrderPage
  at: OrderAtHome
  /** Whether it was placed before it was sent last, and what was changed in between isn't part of it. */
  detailsKept: boolean
}

/** The stored order, its reference, and what happens next and when. */
export function ConfirmedOrder({ order, at, detailsKept }: Props) {
  useEffect(() => countOrderOnce(order.id), [order.id])
  const totalCents = order.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  const { status, timeZone } = order
  const { mailsGoOut } = useSettings()
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto max-w-measure">
        {order.isOver ? <OverHead order={order} /> : <ConfirmedHead order={order} />}
        <p className="mt-4 text-soft">
          Order number{' '}
          <strong className="kept-whole font-display text-xl tracking-wide text-lamp">
            {order.reference}
          </strong>
        </p>

        {detailsKept ? (
          <NoticeBox tone="alarm" title="We already had this order" className="mt-5">
            <p className="mt-1">
              You sent it before, so it keeps the details from the first time: {order.address}. To change
              them,{' '}
              <Link
                to={`/orders/${order.reference}`}
                className="font-semibold text-signal underline underline-offset-4"
              >
                open your order
              </Link>
              .
            </p>
          </NoticeBox>
        ) : null}
        <OrderLines order={order} at={at} totalCents={totalCents} />
        {order.cost && !order.isOver && !order.isMoved ? <OrderCost order={order} cost={order.cost} /> : null}

        <section aria-labelledby="next" className="mt-8">
          <h2 id="next" className="text-xl">
            What happens next
          </h2>
          <ol className="mt-3 list-decimal space-y-2 pl-5">
            <li>
              <StatusText titled={order.firstContact === null} status={status} homeZone={timeZone} />
            </li>
            {order.mayChange ? (
              <>
                <li>
                  {at.fault
                    ? 'We ask you about the address, and confirm that each service reaches your home, and every price and fee, before you agree.'
                    : `We confirm that each service reaches ${order.address}, and every price and fee, before you agree.`}
                </li>
                <li>
                  We book installation with the provider at a time that suits you. Nothing has been charged
                  yet.
                </li>
              </>
            ) : null}
          </ol>
          {order.mayChange && !order.doNotCall ? (
            <div className="no-print mt-5">
              <HourForm
                action={`/orders/${order.reference}`}
                hours={order.freeHours}
                homeZone={timeZone}
                slotStartsAt={order.slotStartsAt}
                withoutHour={order.withoutHour}
              />
            </div>
          ) : null}
          <p className="mt-5">
            <Link
              to={`/orders/${order.reference}`}
              className="font-semibold text-signal underline underline-offset-4"
            >
              See your order
            </Link>{' '}
            for what happened so far{order.mayChange ? ', to change your contact details or to cancel' : null}
            .{mailsGoOut ? ' The link in our email opens it without signing in.' : null}
          </p>
          <p className="mt-3 text-soft">
            Need to make a change? Call <PhoneLink /> with your order number.
          </p>
        </section>
        <div className="no-print mt-6">
          <Button look="secondary" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4.5" strokeWidth={1.75} />
            Print this page
          </Button>
        </div>
        <AfterOrderLinks />
      </div>
    </div>
  )
}

function ConfirmedHead({ order }: { order: OrderPage }) {
  const { status, timeZone } = order
  return (
    <>
      <CircleCheck aria-hidden className="size-12 text-good" strokeWidth={1.75} />
      <h1 className="mt-3 text-3xl sm:text-4xl">Order Confirmed!</h1>
      <p className="mt-3 text-lg">
        Thank you, {order.contactName}.{' '}
        {order.firstContact ? (
          <>
            A representative will contact you {order.firstContact} to finalize the details
            {status.by?.kind === 'time' ? (
              <>
                , <PromisedTime at={status.by.at} homeZone={timeZone} />
              </>
            ) : null}
            .{' '}
          </>
        ) : null}
        {order.calledNext ? <CalledFrom firstName={order.firstName} /> : null}
        {order.instead}
      </p>
    </>
  )
}

/** An order that was confirmed once, and that nobody may take for one that goes on. */
function OverHead({ order }: { order: OrderPage }) {
  return (
    <>
      <CircleX aria-hidden className="size-12 text-soft" strokeWidth={1.75} />
      <h1 className="mt-3 text-3xl sm:text-4xl">
        {order.notAvailable ? order.status.title : 'Order Canceled'}
      </h1>
    </>
  )
}

function OrderCost({ order, cost }: { order: OrderPage; cost: WholeCost }) {
  return (
    <section aria-labelledby="costs" className="mt-5 rounded-card border border-line bg-surface p-5">
      <h2 id="costs" className="mb-3 text-xl">
        What it will cost
      </h2>
      <WholeCostView priceNow cost={cost} />
      <p className="mt-3 text-sm text-soft">
        <PricedFor order={order} />
      </p>
    </section>
  )
}

function OrderLines({ order, at, totalCents }: { order: OrderPage; at: OrderAtHome; totalCents: number }) {
  return (
    <section aria-labelledby="ordered" className="mt-8 rounded-card border border-line bg-surface p-5">
      <h2 id="ordered" className="text-xl">
        What you ordered
      </h2>
      <table className="mt-3 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(line => (
            <tr key={`${line.providerName} ${line.serviceName}`} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                <span className="block font-semibold">{line.serviceName}</span>
                <span className="text-sm text-soft">
                  {line.providerName}
                  {line.quantity > 1 ? `, ${line.quantity} × ${formatCents(line.priceCents)}` : ''}
                </span>
                <LineCheckWords line={line} unsure={at.unsure} />
              </th>
              <td className="py-3 text-right">{formatMonthly(line.priceCents * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 text-left">
              Total
            </th>
            <td className="pt-3 text-right text-lg font-semibold text-lamp">{formatMonthly(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      {order.isOver ? null : <HomeWarning order={order} at={at} />}
      {order.notes ? <p className="mt-3 text-sm text-soft">Your notes: {order.notes}</p> : null}
    </section>
  )
}
