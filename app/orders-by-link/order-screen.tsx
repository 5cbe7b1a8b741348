import { Info, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import type { OrderAtHome } from '#domain/orders/order-at-home.server.ts'
import type { OrderPage } from '#domain/orders/order-page.server.ts'
import { MOVED_NEXT, newAddressWords } from '#domain/orders/order-words.ts'
import { CalledFrom } from '../callbacks/callbacks.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { CalendarLink, HourForm, hourWords, StatusText } from '../orders/orders.ts'
import { SendFault } from '../problems/send-fault.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Answered } from './answered.ts'
import { ChangeOrder } from './change-order.tsx'
import { OrderedLines } from './ordered-lines.tsx'
import { Timeline } from './timeline.tsx'
import { useFreshPage } from './use-fresh-page.ts'

const doneWords: Record<string, string> = {
  contact: 'Your contact details are changed',
  note: 'Your note is with us',
  cancel: 'Your order is canceled',
}

type Props = {
  page: OrderPage
  at: OrderAtHome
  self: string
  done: string | null
  answered: Answered | null
  /** Whether it no longer opens: then it is the order as it was last seen. */
  isClosed: boolean
}

/** One order: its progress, what happened, what was ordered, and what can still be changed. */
export function OrderScreen({ page, at, self, done, isClosed, ...given }: Props) {
  // Canceled in another tab, or by us, just before: what they wanted has happened.
  const isCancelledAlready = given.answered?.intent === 'cancel' && page.isOver && !page.notAvailable
  const answered = isCancelledAlready ? null : given.answered
  const [path, key] = self.split('?')
  useFreshPage(`${path}/changes${key === undefined ? '' : `?${key}`}`)
  const { status, timeZone } = page
  const [triesSince, setTriesSince] = useState(0)
  // What somebody of the staff did since then is news, and what was changed before it isn't any more.
  const isNewest = (page.timeline.at(-1)?.firstName ?? null) === null
  const what = isCancelledAlready ? 'cancel' : done
  const doneInWords = what === 'hour' ? hourWords(page) : doneWords[what ?? '']
  const told = answered === null && (isNewest || isCancelledAlready) && !isClosed ? doneInWords : undefined
  const NextIcon = page.calledNext ? PhoneCall : Info
  // What is sent from a closed order arrives nowhere, and would take what was typed with it.
  const keepTyped = (event: { preventDefault(): void }) => {
    event.preventDefault()
    setTriesSince(triesSince + 1)
  }
  return (
    <div className="page-width py-10 sm:py-14" onSubmit={isClosed ? keepTyped : undefined}>
      <div className="mx-auto max-w-3xl">
        {isClosed ? <ClosedNotice occasion={triesSince} /> : null}
        <h1 className="text-3xl">
          Order <span className="kept-whole">{page.reference}</span>
        </h1>
        <p className="mt-1 text-sm text-soft">
          Placed <LocalTime instant={page.placedAt} homeZone={timeZone} />
        </p>
        {told ? (
          <NoticeBox tone="good" title={told} className="mt-5">
            {done === 'contact' && page.isMoved && !page.isOver ? (
              <p className="mt-1">
                {newAddressWords(at.place || page.address)} {MOVED_NEXT}
              </p>
            ) : null}
          </NoticeBox>
        ) : null}
        {/* What is wrong in a form is said there. */}
        {answered && Object.keys(answered.errors).length === 0 ? (
          <div className="mt-5">
            <SendFault title={answered.title} lines={[answered.message]} occasion={answered} call={false} />
          </div>
        ) : null}

        <section
          aria-labelledby="status"
          className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <h2 id="status" className="text-xl">
            What happens next
          </h2>
          <p className="mt-3 flex items-start gap-2">
            <NextIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" strokeWidth={1.75} />
            <span>
              <StatusText status={status} homeZone={timeZone} />{' '}
              {page.calledNext ? <CalledFrom firstName={page.firstName} /> : null}
              {page.instead}
            </span>
          </p>
          {page.notAvailable && page.zipCode ? (
            <p className="mt-3">
              <a
                href={`/results?zip=${page.zipCode}`}
                className="font-semibold text-signal underline underline-offset-4"
              >
                See what else is there in {page.zipCode}
              </a>
            </p>
          ) : null}
          {page.mayChange && !page.doNotCall && !page.wrongNumber ? (
            <div className="no-print mt-5 border-t border-line pt-5">
              <HourForm
                action={self}
                hours={page.freeHours}
                homeZone={timeZone}
                slotStartsAt={page.slotStartsAt}
                withoutHour={page.withoutHour}
                isAgreed={status.by?.kind === 'at'}
              />
              {page.slotStartsAt ? <CalendarLink page={self} /> : null}
            </div>
          ) : null}
        </section>

        <Timeline entries={page.timeline} homeZone={timeZone} />
        <OrderedLines page={page} at={at} />
        <ChangeOrder page={page} self={self} answered={answered} />
      </div>
    </div>
  )
}

/** The address of an order was corrected, most likely; or its customer signed out in another tab. */
function ClosedNotice({ occasion }: { occasion: number }) {
  return (
    <NoticeBox tone="alarm" title="This page no longer opens your order" occasion={occasion} className="mb-6">
      <p className="mt-1">
        If the order’s email address was changed, we sent a new link to the new address. What you typed here
        wasn’t sent: copy it, and open the order by the new link, or{' '}
        <a href="/orders" className="font-semibold text-signal underline underline-offset-4">
          sign in
        </a>
        . You can also call <PhoneLink /> with your order number.
      </p>
    </NoticeBox>
  )
}
