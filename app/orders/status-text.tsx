import type { OrderStatus } from '#domain/orders/order-status.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { AgreedTime, PromisedTime, Slot } from '../callbacks/callbacks.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { KeptPhones } from '../contact/kept-phones.tsx'

type Props = {
  status: OrderStatus
  homeZone: string
  /** Whether it begins with the name of the status. */
  titled?: boolean
}

/** An order's progress, what happens next, who does it and by when; if a promised time has passed, what to do. */
export function StatusText({ status, homeZone, titled = true }: Props) {
  const { title, next, by, overdue } = status
  const begin = titled ? (
    <>
      <strong>{title}.</strong>{' '}
    </>
  ) : null
  if (overdue && by) {
    return (
      <span>
        {begin}We promised to get in touch{' '}
        {by.kind === 'hour' ? (
          <Slot at={by.at} homeZone={homeZone} />
        ) : by.kind === 'at' ? (
          <AgreedTime at={by.at} homeZone={homeZone} />
        ) : (
          <PromisedTime at={by.at} homeZone={homeZone} />
        )}
        . Didn’t hear from us? Call <PhoneLink /> with your order number.
      </span>
    )
  }
  return (
    <span>
      {begin}
      <KeptPhones words={next} />
      {by ? <ByWhen by={by} homeZone={homeZone} /> : null}.
    </span>
  )
}

function ByWhen({ by, homeZone }: { by: NonNullable<OrderStatus['by']>; homeZone: string }) {
  switch (by.kind) {
    case 'time':
      return (
        <>
          {' '}
          <PromisedTime at={by.at} homeZone={homeZone} />
        </>
      )
    case 'at':
      return (
        <>
          {' '}
          <AgreedTime at={by.at} homeZone={homeZone} />
        </>
      )
    case 'hour':
      return (
        <>
          {' '}
          in the hour you chose: <Slot at={by.at} homeZone={homeZone} />
        </>
      )
    case 'day':
      return <> on {formatDate(by.at)}</>
  }
}
