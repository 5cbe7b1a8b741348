import { Minus, Plus, ShoppingCart, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { CART_MAX_QUANTITY, CART_MIN_QUANTITY, type CartItem, cartTotalCents } from '#domain/cart/cart.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { later } from '../first-load/later.tsx'
import { buttonClass } from '../ui/button.tsx'
import { cart, useCart } from './cart-store.ts'
import { CostSpace } from './cost-space.tsx'

// The cart's total cost loads once there is a cart: a page's first view doesn't need it.
const CartCost = later(() => import('./cart-cost.tsx').then(module => module.CartCost))

const stepClass =
  'grid size-10 place-items-center rounded-control border border-edge hover:bg-surface disabled:opacity-40'

/**
 * The cart's lines with their steppers and the total; `checkoutButton` leads to the order form. `home` is the ZIP code
 * of the address that was typed there, if any.
 */
export function CartPanel({
  checkoutButton = false,
  home = '',
}: {
  checkoutButton?: boolean
  home?: string
}) {
  const { loaded, items } = useCart()
  if (!loaded) return <CartSkeleton />
  if (items.length === 0) return <EmptyCart />
  return (
    <div>
      <ul className="divide-y divide-line">
        {items.map(item => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      <p className="mt-2 flex items-baseline justify-between border-t border-line pt-4 text-lg font-semibold">
        <span>Total</span>
        <span className="text-lamp" data-testid="cart-total">
          {formatMonthly(cartTotalCents(items))}
        </span>
      </p>
      <p className="mt-1 text-sm text-soft">Monthly prices today, before taxes.</p>
      <CartCost items={items} home={home} waiting={<CostSpace />} />
      {checkoutButton ? (
        <Link to="/checkout" className={buttonClass('primary', 'mt-5 w-full')}>
          Proceed to Checkout
        </Link>
      ) : null}
    </div>
  )
}

function CartLine({ item }: { item: CartItem }) {
  const name = fullName(item.providerName, item.serviceName)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 py-4">
      <div>
        <p className="font-semibold">{item.serviceName}</p>
        <p className="text-sm text-soft">{item.providerName}</p>
      </div>
      <p className="text-right font-semibold text-lamp">{formatMonthly(item.priceCents)}</p>
      <div role="group" aria-label={`Quantity of ${name}`} className="flex items-center gap-2">
        <button
          type="button"
          className={stepClass}
          aria-label={`One less ${name}`}
          disabled={item.quantity <= CART_MIN_QUANTITY}
          onClick={() => cart.setQuantity(item.id, item.quantity - 1)}
        >
          <Minus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
        <output aria-live="polite" className="min-w-8 text-center font-semibold">
          {item.quantity}
        </output>
        <button
          type="button"
          className={stepClass}
          aria-label={`One more ${name}`}
          disabled={item.quantity >= CART_MAX_QUANTITY}
          onClick={() => cart.setQuantity(item.id, item.quantity + 1)}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </div>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => cart.remove(item.id)}
        className="grid size-10 place-items-center justify-self-end rounded-control text-soft hover:bg-surface hover:text-alarm"
      >
        <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
    </li>
  )
}

function EmptyCart() {
  return (
    <div className="py-8 text-center">
      <ShoppingCart aria-hidden className="mx-auto size-10 text-soft" strokeWidth={1.5} />
      <p className="mt-3 font-semibold">Your cart is empty</p>
      <p className="mt-1 text-sm text-soft">Search your address and add the services you like.</p>
    </div>
  )
}

function CartSkeleton() {
  return (
    <div aria-hidden>
      <div className="animate-pulse-soft space-y-4 py-4">
        <div className="h-12 rounded-control bg-surface" />
        <div className="h-12 rounded-control bg-surface" />
        <div className="h-11 rounded-control bg-surface" />
      </div>
      <CostSpace />
    </div>
  )
}
