import { type ReactNode, useState } from 'react'
import type { OrderPage } from '#domain/orders/order-page.server.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Answered } from './answered.ts'
import { ContactForm } from './contact-form.tsx'

type Props = { page: OrderPage; self: string; answered: Answered | null }

/**
 * What the customer can still do: change contact details, add a note, cancel. Plain forms; one that was refused is
 * open. If the order is closed to changes while somebody types, by us or in another tab, what they typed stays.
 */
export function ChangeOrder({ page, self, answered }: Props) {
  const [isTyping, setIsTyping] = useState(false)
  const hasTyped = isTyping || answered?.intent === 'contact' || answered?.intent === 'note'
  if (!page.mayChange && !hasTyped) {
    return (
      <p className="mt-8 text-soft">
        Need to make a change? Call <PhoneLink /> with your order number.
      </p>
    )
  }
  const refused = (intent: string) => (answered?.intent === intent ? answered : null)
  const refusedNote = refused('note')
  return (
    <section aria-labelledby="change" className="no-print mt-8" onInput={() => setIsTyping(true)}>
      <h2 id="change" className="text-xl">
        Change your order
      </h2>
      {page.mayChange ? (
        <p className="mt-1 text-soft">You can do this until installation is booked.</p>
      ) : (
        <p role="status" className="mt-3 rounded-card border border-alarm p-4">
          This order can’t be changed here anymore, and what you typed wasn’t saved. Copy what we should know,
          and call <PhoneLink /> with your order number.
        </p>
      )}
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface px-5">
        <Fold title="Change contact details" open={refused('contact') !== null || page.wrongNumber}>
          <ContactForm page={page} self={self} answered={refused('contact')} />
        </Fold>
        <Fold title="Add a note" open={refusedNote !== null}>
          <form method="post" action={self} noValidate className="grid gap-4">
            <ErrorSummary errors={refusedNote?.errors ?? {}} occasion={answered} />
            <input type="hidden" name="intent" value="note" />
            <NoteField typed={refusedNote?.values.note ?? ''} error={refusedNote?.errors.note} />
            {page.mayChange ? (
              <Button type="submit" className="justify-self-start">
                Send note
              </Button>
            ) : null}
          </form>
        </Fold>
        {page.mayChange ? (
          <Fold title="Cancel this order" open={false}>
            <form method="post" action={self}>
              <input type="hidden" name="intent" value="cancel" />
              <p>
                {page.isWithProvider
                  ? 'The provider has confirmed your order, so we’ll cancel it there for you. We haven’t charged anything.'
                  : 'Nobody will call you about it anymore. Nothing has been charged.'}{' '}
                This can’t be undone.
              </p>
              <Button type="submit" look="secondary" className="mt-4">
                Cancel order {page.reference}
              </Button>
            </form>
          </Fold>
        ) : null}
      </div>
    </section>
  )
}

/** Controlled, so that a long note says what is left of it. */
function NoteField({ typed, error }: { typed: string; error: string | undefined }) {
  const [value, setValue] = useState(typed)
  return (
    <TextArea
      name="note"
      label="Your note"
      maxLength={1000}
      required
      value={value}
      onChange={event => setValue(event.currentTarget.value)}
      error={error}
      hint="We read it before we call."
    />
  )
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">{title}</summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
