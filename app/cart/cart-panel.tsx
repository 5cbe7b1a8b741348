import { Minus, Plus, ShoppingCart, Trash2 } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Link } from 'react-router'
import {
  CART_MAX_QUANTITY,
  CART_MIN_QUANTITY,
  type CartItem,
  cartTotalCents,
  lineTotalCents,
} from '#domain/cart/cart.ts'
import type { ShownPrices } from '#domain/cart/reprice-cart.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { later } from '../first-load/later.tsx'
import { resultsPath, useKnownZip } from '../search/search.ts'
import { buttonClass } from '../ui/button.tsx'
import { cart, useCart } from './cart-store.ts'
import { CostSpace } from './cost-space.tsx'
import { RemovedLine, removeLine } from './removed-line.tsx'
import { useFocusWhenEmptied } from './use-focus-when-emptied.ts'

// The cart's total cost loads once there is a cart: a page's first view doesn't need it.
const CartCost = later(() => import('./cart-cost.tsx').then(module => module.CartCost))

const stepClass =
  'grid size-10 max-[12rem]:w-7 place-items-center rounded-control border border-edge hover:bg-surface disabled:opacity-40'

type PanelProps = {
  inSheet?: boolean
  home?: string
  onDoubt?: (words: string) => void
  onShown?: (shown: ShownPrices[]) => void
}

/**
 * The cart's lines with their steppers, and what they cost. In the sheet, the total stands at its foot instead. `home`
 * is the ZIP code of the address that was typed there, if any; `onDoubt` hears what isn't listed at it, `onShown` the prices that
 * the sums are of.
 */
export function CartPanel({ inSheet = false, home = '', onDoubt, onShown }: PanelProps) {
  const { loaded, items } = useCart()
  const findPlans = useFocusWhenEmptied()
  if (!loaded) return <CartSkeleton />
  if (items.length === 0)
    return (
      <div>
        <RemovedLine />
        <EmptyCart link={findPlans} />
      </div>
    )
  return (
    <div>
      <RemovedLine />
      <ul className="divide-y divide-line">
        {items.map(item => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      {inSheet ? null : (
        <div className="mt-2 border-t border-line pt-4">
          <CartTotal items={items} />
        </div>
      )}
      <CartCost {...{ items, home, onDoubt, onShown }} waiting={<CostSpace />} />
    </div>
  )
}

/** What the cart costs a month, by the prices that it holds: whether they are today's is told with the whole cost. */
export function CartTotal({ items }: { items: readonly CartItem[] }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <span>Total</span>
        <span className="whitespace-nowrap text-lamp" data-testid="cart-total">
          {formatMonthly(cartTotalCents(items))}
        </span>
      </p>
      <p className="mt-1 text-sm text-soft">Monthly prices, before any taxes and fees on top.</p>
    </>
  )
}

function CartLine({ item }: { item: CartItem }) {
  const name = fullName(item.providerName, item.serviceName)
  const [less, more] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  /** A button that can't be pressed anymore loses the focus: the other one takes it. */
  const step = (quantity: number) => {
    if (quantity <= CART_MIN_QUANTITY) more.current?.focus()
    if (quantity >= CART_MAX_QUANTITY) less.current?.focus()
    cart.setQuantity(item.id, quantity)
  }
  return (
    <li className="space-y-2 py-4">
      <div className="flex flex-wrap justify-between gap-x-4">
        <div className="grow basis-32">
          <p className="font-semibold">{item.serviceName}</p>
          <p className="text-sm text-soft">{item.providerName}</p>
        </div>
        <div className="ml-auto text-right">
          <p className="font-semibold whitespace-nowrap text-lamp">{formatMonthly(lineTotalCents(item))}</p>
          {item.quantity > 1 ? (
            <p className="text-sm whitespace-nowrap text-soft">
              {item.quantity} × {formatCents(item.priceCents)}
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <div role="group" aria-label={`Quantity of ${name}`} className="flex flex-wrap items-center gap-1">
          <button
            ref={less}
            type="button"
            className={stepClass}
            aria-label={`One less ${name}`}
            disabled={item.quantity <= CART_MIN_QUANTITY}
            onClick={() => step(item.quantity - 1)}
          >
            <Minus aria-hidden className="size-4" strokeWidth={1.75} />
          </button>
          <output aria-live="polite" aria-label="Quantity" className="min-w-8 text-center font-semibold">
            {item.quantity}
          </output>
          <button
            ref={more}
            type="button"
            className={stepClass}
            aria-label={`One more ${name}`}
            disabled={item.quantity >= CART_MAX_QUANTITY}
            onClick={() => step(item.quantity + 1)}
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          </button>
        </div>
        <button
          type="button"
          data-remove={item.id}
          aria-label={`Remove ${name}`}
          onClick={event => {
            neighborOf(event.currentTarget)?.focus()
            removeLine(item)
          }}
          className="ml-auto grid size-10 place-items-center rounded-control text-soft hover:bg-surface hover:text-alarm"
        >
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </li>
  )
}

/** The button that removes the next line, or the one before where this is the last. */
function neighborOf(remove: HTMLButtonElement): HTMLButtonElement | undefined {
  const all = [...(remove.closest('ul')?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [])]
  const at = all.indexOf(remove)
  return all[at + 1] ?? all[at - 1]
}

function EmptyCart({ link }: { link: Ref<HTMLAnchorElement> }) {
  const zip = useKnownZip()
  return (
    <div className="py-8 text-center">
      <ShoppingCart aria-hidden className="mx-auto size-10 text-soft" strokeWidth={1.5} />
      <p className="mt-3 font-semibold">Your cart is empty</p>
      <p className="mt-1 text-sm text-soft">Add the plans you like. They stay here until you order.</p>
      <Link ref={link} to={zip ? resultsPath(zip) : '/results'} className={buttonClass('primary', 'mt-5')}>
        Find plans
      </Link>
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
