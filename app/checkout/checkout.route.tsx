import { type Ref, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ShownPrices } from '#domain/cart/reprice-cart.ts'
import { checkoutProblems } from '#domain/shared/checkout-problems.ts'
import { CartPanel, useCart, useFocusWhenEmptied } from '../cart/cart.ts'
import { CallLink } from '../contact/call-link.tsx'
import { later } from '../first-load/later.tsx'
import { measureStep } from '../measurement/measure-step.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { useSession } from '../session/session.ts'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/checkout.route.ts'
import { CheckoutForm } from './checkout-form.tsx'

const JustPlaced = later(() => import('./just-placed.tsx').then(module => module.JustPlaced))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Checkout',
    description:
      'Place your order for internet, TV or home security; a representative calls you back within 24 hours.',
    path: '/checkout',
    structuredData: [breadcrumbData(matches, [{ name: 'Checkout', path: '/checkout' }])],
    pictureOf: '/',
  })

export default function Checkout() {
  const { loaded, items } = useCart()
  const [home, setHome] = useState('')
  const [doubt, setDoubt] = useState('')
  const [shown, setShown] = useState<ShownPrices[]>([])
  const browse = useFocusWhenEmptied()
  const empty = loaded && items.length === 0
  useEffect(() => {
    if (items.length > 0) measureStep('checkout_started', '', { providers: items.map(one => one.providerId) })
  }, [items])
  // Somebody who comes back after the order would land where the form was: below all there is now.
  useEffect(() => {
    if (empty) window.scrollTo(0, 0)
  }, [empty])
  return (
    // As tall as the window in every state: what is below must not move when the cart turns out to be empty.
    <div className="page-width min-h-dvh py-10 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">Checkout</h1>
      <p className="mt-2 max-w-measure text-soft">
        You pay nothing now. A representative contacts you within 24 hours, holidays aside, confirms
        availability and every price, and only then is anything ordered from the provider.
      </p>
      <noscript>
        {import.meta.env.SSR ? (
          <div className="mt-8 rounded-card border border-line bg-surface p-6">
            <p className="max-w-measure">
              Ordering here needs JavaScript. Order by phone, or leave your number and we’ll call you.
            </p>
            <p className="mt-4 flex flex-wrap gap-3">
              <CallLink look="primary" />
              <Link to="/quote" className={buttonClass('secondary')}>
                Request a quote
              </Link>
            </p>
          </div>
        ) : null}
      </noscript>
      {empty ? (
        <EmptyCheckout link={browse} />
      ) : (
        <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_24rem] scripting-none:hidden">
          {/* Each comes in the place where it is shown: a form that arrives first would be pushed down by the cart. */}
          <section
            aria-labelledby="cart-title"
            className="rounded-card border border-line bg-surface p-5 max-[12rem]:p-3 lg:col-start-2 lg:row-start-1"
          >
            <h2 id="cart-title" className="text-xl">
              Your cart
            </h2>
            <CartPanel home={home} onDoubt={setDoubt} onShown={setShown} />
          </section>
          <CheckoutForm loaded={loaded} items={items} shown={shown} doubt={doubt} onHome={setHome} />
        </div>
      )}
    </div>
  )
}

function EmptyCheckout({ link }: { link: Ref<HTMLAnchorElement> }) {
  const { user } = useSession()
  const elsewhere = (
    <p className="mx-auto mt-2 max-w-measure text-soft">
      Filled a cart in another browser or on another device? It waits there: sign in there and place the
      order.
    </p>
  )
  return (
    <div className="mt-8 rounded-card border border-line bg-surface p-8 text-center max-[16rem]:p-4">
      <h2 className="text-2xl">Your cart is empty</h2>
      <p className="mx-auto mt-2 max-w-measure text-soft">
        {checkoutProblems.cart_empty.message}. Compare what is offered in your area and add what fits.
      </p>
      {user ? (
        <JustPlaced key={user.id} instead={elsewhere} waiting={elsewhere} lost={elsewhere} />
      ) : (
        elsewhere
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3 max-[16rem]:*:px-2">
        <Link ref={link} to="/providers" className={buttonClass()}>
          Browse providers
        </Link>
        <CallLink className="flex-wrap" />
      </div>
    </div>
  )
}
