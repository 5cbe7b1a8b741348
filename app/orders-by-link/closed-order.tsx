import { orderProblems } from '#domain/shared/order-problems.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { buttonClass } from '../ui/button.tsx'

/** The answer for an unknown order, somebody else's and an expired link. */
export function ClosedOrder() {
  const { title, message } = orderProblems.order_unknown
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4">{message}</p>
        <p className="mt-3 text-soft">
          Links in our emails work for 60 days, or until the order’s email address is changed. Need help? Call{' '}
          <PhoneLink /> with your order number.
        </p>
        <a href="/orders" className={buttonClass('primary', 'mt-6')}>
          Sign in and see your orders
        </a>
      </div>
    </div>
  )
}
