import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { cartCount } from '#domain/cart/cart.ts'
import { later } from '../first-load/later.tsx'
import { useCart } from './cart-store.ts'
import { cartOpener } from './open-cart.ts'

const CartSheet = later(() => import('./cart-sheet.tsx').then(module => module.CartSheet))

const cartLabel = (count: number) =>
  count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'service' : 'services'}`

/**
 * An item in the bar at the bottom on phones. The icon is positioned from the top, so that it doesn't wait for its
 * label.
 */
export const barItemClass =
  'relative flex min-h-14 flex-col items-center gap-0.5 py-1.75 text-xs font-medium hover:text-signal'

/** Opens the cart at the side; the count is part of its name. */
export function CartButton({ labelled = false }: { labelled?: boolean }) {
  const { pathname } = useLocation()
  // Open for the page it was opened on, whatever is filtered or closed there meanwhile: going elsewhere closes it.
  const [opened, setOpened] = useState<string | null>(null)
  const { items } = useCart()
  const count = cartCount(items)
  return (
    <>
      <button
        {...cartOpener}
        type="button"
        aria-label={cartLabel(count)}
        aria-haspopup="dialog"
        onPointerEnter={CartSheet.prepare}
        onFocus={CartSheet.prepare}
        onClick={() => setOpened(pathname)}
        className={
          labelled ? barItemClass : 'grid size-11 place-items-center rounded-control hover:bg-raised'
        }
      >
        <span className="relative">
          <ShoppingCart aria-hidden className="size-6" strokeWidth={1.75} />
          {count > 0 ? (
            <span
              aria-hidden
              data-count={count}
              className="absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-lamp px-1 text-xs font-bold text-on-lamp before:content-[attr(data-count)]"
            />
          ) : null}
        </span>
        {labelled ? <span aria-hidden>Cart</span> : null}
      </button>
      {opened === null ? null : <CartSheet open={opened === pathname} onClose={() => setOpened('')} />}
    </>
  )
}
